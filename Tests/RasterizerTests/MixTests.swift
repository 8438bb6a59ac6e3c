import DisplayList
import Foundation
import InterludeTestSupport
import Rasterizer
import Testing

/// A mix adds its groups up, each times its opacity.
struct MixTests {
  private let all = RoundedRect(0, 0, 1, 1)

  private func mixed(_ parts: [(CGColor, CGFloat)], on background: CGColor) -> SIMD4<Double> {
    var commands: [DrawCommand] = [.pushMix]
    for (color, weight) in parts { commands += [.pushGroup(opacity: weight), .fill(all, color), .popGroup] }
    commands.append(.popGroup)
    let list = DisplayList(size: CGSize(width: 1, height: 1), commands: commands)
    return channels(Rasterizer().render(list, scale: 1, background: background)[0, 0])
  }

  /// Blue, green, red and alpha of a colour, premultiplied.
  private func premultiplied(_ color: CGColor) -> SIMD4<Double> {
    SIMD4(color.blue * color.alpha, color.green * color.alpha, color.red * color.alpha, color.alpha)
  }

  @Test func twoColoursTranslucentOrNotShowWhatLiesBetweenThem() {
    var random = SplitMix64(seed: 31)
    for _ in 0..<500 {
      let colors = (0..<3).map { _ in
        CGColor(
          red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
          blue: .random(in: 0...1, using: &random), alpha: .random(in: 0...1, using: &random))
      }
      let weight = Double.random(in: 0...1, using: &random)
      let ground = premultiplied(colors[2])

      let result = mixed([(colors[0], 1 - weight), (colors[1], weight)], on: colors[2])

      let mix = premultiplied(colors[0]) * (1 - weight) + premultiplied(colors[1]) * weight
      let error = result - (mix + ground * (1 - mix.w)) * 255
      #expect(max(error.max(), -error.min()) <= 3, "\(colors) \(weight)")
    }
  }

  @Test func aPictureMixedWithItselfIsItselfAWholeRowOfIt() {
    let shape = RoundedRect(1.3, 0.6, 17.5, 9.2, radius: 3)
    let color = CGColor(red: 0.9, green: 0.3, blue: 0.6, alpha: 0.7)
    let group: [DrawCommand] = [.fill(shape, color), .popGroup]

    let commands: [DrawCommand] = [.pushMix, .pushGroup(opacity: 0.4)] + group + [.pushGroup(opacity: 0.6)] + group
    let list = DisplayList(size: CGSize(width: 20, height: 11), commands: commands + [.popGroup])
    let mix = Rasterizer().render(list, scale: 1, background: .clear)

    #expect(difference(mix, draw(20, 11, .fill(shape, color))) <= 1)
  }

  @Test func noChannelComesToMoreThanFull() {
    let result = mixed([(.white, 1), (.white, 0.7)], on: .black)

    #expect(result == SIMD4(repeating: 255))
  }

  @Test func aMixEndsAtTheClipAroundIt() {
    let picture = draw(
      8, 8, .clip(RoundedRect(2, 2, 3, 3)), .pushMix, .pushGroup(opacity: 1), .fill(RoundedRect(0, 0, 8, 8), .white),
      .popGroup, .popGroup, .popClip)

    #expect(picture.coveredArea == 9)
  }
}
