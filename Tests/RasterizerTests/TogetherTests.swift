import DisplayList
import Foundation
import InterludeTestSupport
import Rasterizer
import Testing

/// What is drawn together, in runs of one colour, through a clip or in one pass, is what is drawn by itself.
struct TogetherTests {
  private let side = 150.0

  /// A gradient that nobody sees, over all: where it is, every picture is made of pixels, one step after the other.
  private var veil: DrawCommand {
    let stops = [Gradient.Stop(location: 0, color: .clear), Gradient.Stop(location: 1, color: .clear)]
    let gradient = Gradient(.axial, stops: stops, start: .zero, end: CGPoint(x: side, y: 0))
    return .gradient(gradient, .roundedRect(RoundedRect(0, 0, side, side)), .identity)
  }

  private func pixels(_ commands: [DrawCommand]) -> [UInt32] {
    Rasterizer().render(
      DisplayList(size: CGSize(width: side, height: side), commands: commands), scale: 1, background: .white
    ).pixels
  }

  private func shape(_ random: inout SplitMix64) -> RoundedRect {
    if Bool.random(using: &random) { return RoundedRect(-10, -10, side + 20, side + 20) }
    return RoundedRect(
      random.number(-20...130), random.number(-20...130), random.number(1...90), random.number(1...90),
      radius: random.number(0...30))
  }

  private func color(_ random: inout SplitMix64) -> CGColor {
    CGColor(
      red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
      alpha: Bool.random(using: &random) ? 1 : random.number(0...1))
  }

  /// Groups and clips of colours in each other, a few levels deep.
  private func scope(_ depth: Int, _ random: inout SplitMix64) -> [DrawCommand] {
    let isClip = Int.random(in: 0..<3, using: &random) == 0
    var commands: [DrawCommand] = [isClip ? .clip(shape(&random)) : .pushGroup(opacity: random.number(0.1...0.9))]
    for _ in 0..<Int.random(in: 1...3, using: &random) { commands.append(.fill(shape(&random), color(&random))) }
    if depth > 0 { commands += scope(depth - 1, &random) }
    if Bool.random(using: &random) { commands.append(.fill(shape(&random), color(&random))) }
    return commands + [isClip ? .popClip : .popGroup]
  }

  @Test(arguments: UInt64(0)..<40)
  func groupsOfColorsAreTheSameByRunsAndByPixels(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let commands = scope(Int(seed % 5), &random)

    let together = pixels(commands)

    #expect(together == pixels(commands + [veil]))
  }

  @Test(arguments: UInt64(0)..<20)
  func whatAClipHoldsAloneLooksAsInAPictureOfItsOwn(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let texels = (0..<160 * 160).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000 }
    let picture = try #require(CGImage(width: 160, height: 160, pixels: texels))
    let content: DrawCommand =
      seed % 2 == 0
      ? .image(picture, CGRect(x: -5, y: -5, width: 160, height: 160))
      : .fill(RoundedRect(-5, -5, 160, 160), color(&random))
    let clip = DrawCommand.clip(shape(&random))

    let together = pixels([clip, content, .popClip])

    #expect(together == pixels([clip, content, veil, .popClip]))
  }

  @Test(arguments: [0x0000_0000, 0x4D00_0000, 0x8040_2010, 0xFF12_3456] as [UInt32])
  func aColorOverAPictureIsLaidOnEachOfItsPixels(pixel: UInt32) throws {
    var random = SplitMix64(seed: 1)
    let texels = (0..<160 * 160).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000 }
    let picture = try #require(CGImage(width: 160, height: 160, pixels: texels))
    let alpha = CGFloat(pixel >> 24) / 255
    let color = CGColor(
      red: CGFloat(pixel >> 16 & 255) / 255, green: CGFloat(pixel >> 8 & 255) / 255, blue: CGFloat(pixel & 255) / 255,
      alpha: alpha)
    let image = DrawCommand.image(picture, CGRect(x: -5, y: -3, width: 160, height: 160))

    let result = pixels([image, .fill(RoundedRect(0, 0, side, side), color)])

    let over = SIMD4<Double>(color.blue, color.green, color.red, 1) * Double(alpha) * 255
    var error = 0.0
    for (index, pixel) in result.enumerated() {
      let (x, y) = (index % 150 + 5, index / 150 + 3)
      let exact: SIMD4<Double> = channels(texels[y * 160 + x]) * (1 - Double(alpha)) + over
      let difference = channels(pixel) - exact
      error = max(error, difference.max(), -difference.min())
    }
    #expect(error <= 1.01)
  }
}
