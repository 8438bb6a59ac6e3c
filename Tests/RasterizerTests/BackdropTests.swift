import DisplayList
import Foundation
import Testing

@testable import Rasterizer

/// A backdrop is what lies behind, under a Gaussian that ends with the shape's bounds.
struct BackdropTests {
  private let region = CGRect(x: 10, y: 14, width: 70, height: 52)
  private let scenery: [DrawCommand] = [
    .fill(RoundedRect(0, 0, 96, 80), CGColor(red: 0.9, green: 0.95, blue: 1, alpha: 1)),
    .fill(RoundedRect(0, 30, 40, 50), CGColor(red: 0.8, green: 0.1, blue: 0.1, alpha: 1)),
    .fill(RoundedRect(50, 10, 30, 30, radius: 8), CGColor(red: 0.1, green: 0.4, blue: 0.9, alpha: 1)),
    .fill(RoundedRect(20, 20, 3, 60), .black),
  ]

  private func render(_ commands: [DrawCommand]) -> CGImage {
    Rasterizer().render(
      DisplayList(size: CGSize(width: 96, height: 80), commands: commands), scale: 1, background: .white)
  }

  private func backdrop(_ blur: Double, _ saturation: Double, radius: Double = 0) -> DrawCommand {
    .backdrop(.roundedRect(RoundedRect(region, radius: radius)), blur: blur, saturation: saturation, .identity)
  }

  /// The Gaussian's sum over a rectangle of pixels, whose weights are divided by what they come to.
  private func slow(_ image: CGImage, _ x: Int, _ y: Int, sigma: Double) -> SIMD4<Double> {
    var (sum, total) = (SIMD4<Double>.zero, 0.0)
    for v in Int(region.minY)..<Int(region.maxY) {
      for u in Int(region.minX)..<Int(region.maxX) {
        let weight = exp(-Double((u - x) * (u - x) + (v - y) * (v - y)) / (2 * sigma * sigma))
        sum += channels(image[u, v]) * weight
        total += weight
      }
    }
    return sum / total
  }

  @Test(arguments: [0, -1, 1e-9]) func withoutAVarianceEachCellStaysAsItIs(variance: Double) {
    #expect(GaussianKernel(variance: variance).weights == [0, 1, 0])
  }

  @Test(arguments: [1e4, 1e9, 1e30, 1e300, .infinity, .greatestFiniteMagnitude])
  func anEndlessBlurLeavesTheMean(sigma: Double) {
    let before = render(scenery)
    let after = render(scenery + [backdrop(sigma, 1)])
    let mean = slow(before, 40, 40, sigma: 1e6)
    let (a, b) = (channels(after[20, 20]) - mean, channels(after[70, 60]) - mean)
    #expect(max(a.max(), -a.min(), b.max(), -b.min()) <= 3)
  }

  /// The mask is no picture: what it is made of lies behind nothing.
  @Test func insideAMaskItShowsWhatIsBehindTheMask() {
    let black = DrawCommand.fill(RoundedRect(0, 0, 96, 80), .black)

    let masked = render(scenery + [.beginMask, black, .pushMask, backdrop(3, 1), .popMask])

    #expect(difference(masked, render(scenery + [backdrop(3, 1)])) <= 1)
  }

  @Test(arguments: [0.6, 1.5, 2, 3.3, 4.1, 7, 12, 20])
  func itIsTheGaussianOfWhatIsBehind(sigma: Double) {
    let before = render(scenery)

    let after = render(scenery + [backdrop(sigma, 1)])

    var worst = 0.0
    for y in [14, 15, 24, 34, 44, 54, 64, 65] {
      for x in [10, 11, 20, 30, 40, 50, 60, 70, 78, 79] {
        let difference = channels(after[x, y]) - slow(before, x, y, sigma: sigma)
        worst = max(worst, difference.max(), -difference.min())
      }
    }
    // Under a wide blur cells of several pixels are even in their outer half at the region's edges.
    #expect(worst <= (sigma < 10 ? 4 : 7))
  }

  @Test func outsideTheShapeNothingChanges() {
    let before = render(scenery)

    let after = render(scenery + [backdrop(6, 1.8, radius: 20)])

    for y in 0..<80 {
      for x in 0..<96 where !region.contains(CGPoint(x: x, y: y)) { #expect(after[x, y] == before[x, y]) }
    }
    #expect(after[10, 14] == before[10, 14], "the corner is round")
    #expect(after[40, 40] != before[40, 40])
  }

  @Test func withoutABlurAndWithPlainColoursItIsNothing() {
    #expect(render(scenery + [backdrop(0, 1)]) == render(scenery))
  }

  /// The weights of red, green and blue in the brightness that stays.
  @Test func saturationKeepsTheBrightness() {
    let before = render(scenery)
    let brightness = SIMD4(0.0722, 0.7152, 0.2126, 0)

    let (grey, half) = (render(scenery + [backdrop(0, 0)]), render(scenery + [backdrop(0, 0.5)]))

    for (x, y) in [(12, 60), (60, 30), (70, 60)] {
      let expected = (channels(before[x, y]) * brightness).sum()
      #expect(abs(channels(grey[x, y]).x - expected) <= 1)
      #expect(channels(grey[x, y]).x == channels(grey[x, y]).z)
      let mean = (channels(before[x, y]) + channels(grey[x, y])) / 2
      #expect((channels(half[x, y]) - mean).max() <= 1 && (mean - channels(half[x, y])).max() <= 1)
    }
  }

  /// Half way through fading in, a backdrop is half of what was there and half of what it will be.
  @Test func inAGroupItFades() {
    let (none, whole) = (render(scenery), render(scenery + [backdrop(5, 1)]))

    let half = render(
      scenery + [.pushGroup(opacity: 0.5), backdrop(5, 1), .fill(RoundedRect(0, 0, 2, 2), .black), .popGroup])

    for (x, y) in [(20, 40), (40, 40), (60, 20)] {
      let mean = (channels(none[x, y]) + channels(whole[x, y])) / 2
      #expect((channels(half[x, y]) - mean).max() <= 1.5 && (mean - channels(half[x, y])).max() <= 1.5)
    }
  }

  @Test func howeverManyBandsShareTheWorkItIsTheSame() {
    let commands =
      scenery + [
        .backdrop(.roundedRect(RoundedRect(0, 5, 30, 20)), blur: 4, saturation: 1.8, .identity),
        .pushGroup(opacity: 0.7), backdrop(5, 1), .fill(RoundedRect(0, 0, 20, 70), .black), .popGroup,
      ]
    let list = DisplayList(size: CGSize(width: 96, height: 80), commands: commands)

    let pictures = [1, 3, 80].map { Rasterizer(bandCount: $0).render(list, scale: 1, background: .white) }

    #expect(pictures[0] == pictures[1] && pictures[0] == pictures[2])
  }

  @Test func whatIsDrawnLaterIsNotBlurred() {
    let line = DrawCommand.fill(RoundedRect(30, 30, 1, 20), .black)

    let after = render(scenery + [backdrop(6, 1), line])

    #expect(after[30, 40] == 0xFF00_0000)
    #expect(after[31, 40] != 0xFF00_0000)
  }
}
