import DisplayList
import Foundation
import InterludeTestSupport
import Testing

@testable import Rasterizer

struct DeterminismTests {
  /// A bit of everything, made with plain arithmetic only.
  private var scene: DisplayList {
    var random = SplitMix64(seed: 21, run: 0)
    let noise = image(50, 40) { _, _ in 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &random) }
    var commands: [DrawCommand] = []
    for index in 0..<6 {
      let (shape, map) = (random.roundedRect(), random.plainMap(middle: 25, perspective: index < 3 ? 0 : 1))
      let upright = Homography(CGAffineTransform(scaleX: random.number(0.3...3), y: random.number(0.3...3)))
      let color = CGColor(
        red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
        alpha: random.number(0.2...1))
      commands += [
        .shadow(.roundedRect(shape), blur: random.number(0...12), color, map), .pushGroup(opacity: 0.7),
        .clip(shape, map), .image(noise, CGRect(x: -20, y: -10, width: 40, height: 20), map),
        .fill(random.roundedRect(), color, random.plainMap(middle: 25, perspective: 1)), .popClip,
        .image(noise, CGRect(x: 3 * index, y: 5 * index, width: 9, height: 7), upright),
        .border(shape, width: 1.5, color, map), .popGroup,
      ]
    }
    return DisplayList(size: CGSize(width: 50, height: 50), commands: commands)
  }

  @Test(arguments: [1, 2, 3, 7, 50, 1000])
  func theNumberOfBandsChangesNoByte(bands: Int) {
    let whole = Rasterizer(bandCount: nil).render(scene, scale: 1.5)

    let banded = Rasterizer(bandCount: bands).render(scene, scale: 1.5)

    #expect(banded.pixels == whole.pixels)
  }

  @Test func aSecondFrameByTheSameRasterizerHasTheSameBytes() {
    let rasterizer = Rasterizer()

    let first = rasterizer.render(scene, scale: 1)

    #expect(rasterizer.render(scene, scale: 1).pixels == first.pixels)
    #expect(Rasterizer().render(scene, scale: 1).pixels == first.pixels)
  }

  /// A change of this number is a change of pixels, on this machine or another.
  @Test func theBytesAreTheSameOnEveryMachine() {
    let pixels = Rasterizer().render(scene, scale: 1).pixels

    let hash = pixels.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    #expect(String(hash, radix: 16) == "1fa7e5b759bfeca6")
  }
}
