import DisplayList
import Foundation
import InterludeTestSupport
import Testing

@testable import Rasterizer

/// Groups that are mixed with what is behind them.
struct BlendModeTests {
  private static let modes = BlendMode.allCases.filter { $0 != .normal }
  private let side = 32

  /// Premultiplied pixels, of which many are clear, opaque, black, white or grey.
  private func noise(_ random: inout SplitMix64) throws -> CGImage {
    let pixels = (0..<side * side).map { _ -> UInt32 in
      let alpha = [0, 255, 255, UInt32.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
      let grey = UInt32.random(in: 0...alpha, using: &random)
      let isGrey = Int.random(in: 0..<8, using: &random) == 0
      return (0..<3).reduce(alpha) { pixel, _ in
        let edge = Bool.random(using: &random) ? 0 : alpha
        let isEdge = Int.random(in: 0..<4, using: &random) == 0
        return pixel << 8 | (isGrey ? grey : isEdge ? edge : UInt32.random(in: 0...alpha, using: &random))
      }
    }
    return try #require(CGImage(width: side, height: side, pixels: pixels))
  }

  private func render(_ commands: [DrawCommand], on background: CGColor = .clear, bands: Int? = nil) -> CGImage {
    Rasterizer(bandCount: bands).render(
      DisplayList(size: CGSize(width: side, height: side), commands: commands), scale: 1, background: background)
  }

  /// Of the byte nearest to what the specification says no pixel is farther off than doubles and floats are apart.
  @Test(arguments: modes) func aGroupIsMixedAsTheSpecificationSaysAndRoundedOnce(mode: BlendMode) throws {
    var random = SplitMix64(seed: 51_000 + Int(mode.rawValue))
    let whole = CGRect(x: 0, y: 0, width: side, height: side)
    for opacity in [255, 128, UInt8.random(in: 1...254, using: &random)] {
      let (under, source) = (try noise(&random), try noise(&random))
      let share = Double(opacity) / 255

      let result = render([
        .image(under, whole), .pushGroup(opacity: share, blend: mode), .image(source, whole), .popGroup,
      ])

      for index in result.pixels.indices {
        let exact = SlowBlend.mix(source.pixels[index], by: share, under.pixels[index], mode)
        #expect(
          distance(channels(result.pixels[index]), exact) <= 0.501,
          "\(mode), \(opacity): \(String(source.pixels[index], radix: 16)) on \(String(under.pixels[index], radix: 16))"
        )
        #expect(result.pixels[index] & 255 <= result.pixels[index] >> 24)
      }
    }
  }

  /// Colours that change nothing, by what the modes are for.
  @Test(
    arguments: [
      (.multiply, .white), (.darken, .white), (.colorBurn, .white), (.screen, .black), (.lighten, .black),
      (.colorDodge, .black), (.difference, .black), (.exclusion, .black), (.plusLighter, CGColor(gray: 0, alpha: 0.4)),
    ] as [(BlendMode, CGColor)])
  func theNeutralColorOfAModeChangesNothing(mode: BlendMode, color: CGColor) throws {
    var random = SplitMix64(seed: 52_000)
    let whole = CGRect(x: 0, y: 0, width: side, height: side)
    let opaque = try #require(
      CGImage(width: side, height: side, pixels: try noise(&random).pixels.map { $0 | 0xFF00_0000 }))

    let result = render([
      .image(opaque, whole), .pushGroup(opacity: 0.7, blend: mode), .fill(RoundedRect(whole), color), .popGroup,
    ])

    #expect(result == opaque)
  }

  /// Three of them keep the brightness that is there, one brings its own.
  @Test(arguments: [BlendMode.hue, .saturation, .color, .luminosity])
  func aModeThatIsNoneOfEachChannelKeepsTheBrightness(mode: BlendMode) {
    let (source, under) = (
      CGColor(red: 0.2, green: 0.6, blue: 0.9, alpha: 1), CGColor(red: 0.8, green: 0.4, blue: 0.1, alpha: 1)
    )
    let all = RoundedRect(0, 0, 1, 1)

    let pixel = draw(
      1, 1, on: under, .pushGroup(opacity: 1, blend: mode), .fill(all, source), .popGroup)[0, 0]

    let brightness = (channels(pixel) * SIMD4(0.11, 0.59, 0.3, 0)).sum() / 255
    let kept = mode == .luminosity ? source : under
    #expect(abs(brightness - (0.11 * kept.blue + 0.59 * kept.green + 0.3 * kept.red)) < 0.004)
  }

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let cyan = CGColor(red: 0, green: 1, blue: 1, alpha: 1)

  /// Cyan times red is black, and cyan on nothing is cyan.
  @Test(arguments: [1, 0.999, 0.5] as [CGFloat])
  func aGroupIsMixedWithWhatIsInTheGroupAroundItAlone(opacity: CGFloat) {
    let half = RoundedRect(0, 0, 16, 32)
    let multiplied: [DrawCommand] = [
      .pushGroup(opacity: 1, blend: .multiply), .fill(RoundedRect(0, 0, 32, 32), cyan), .popGroup,
    ]
    let clipped = [.clip(RoundedRect(0, 0, 32, 32, radius: 3))] + multiplied + [.popClip]
    for inside in [multiplied, clipped] {
      let result = render(
        [.pushGroup(opacity: opacity), .fill(half, red)] + inside + [.popGroup], on: red)

      let (left, right) = (channels(result[8, 16]), channels(result[24, 16]))
      let behind = SIMD4(0, 0, 255, 255) * (1 - opacity)
      #expect(distance(left, behind + SIMD4(0, 0, 0, 255 * opacity)) <= 1)
      #expect(distance(right, behind + SIMD4(255, 255, 0, 255) * opacity) <= 1)
    }
  }

  @Test func insideAClipAGroupIsMixedWithWhatIsBehindTheClipAndTheEdgeIsBetween() {
    let result = render(
      [
        .clip(RoundedRect(10.5, 0, 10, 32)), .pushGroup(opacity: 1, blend: .difference),
        .fill(RoundedRect(0, 0, 32, 32), .white), .popGroup, .popClip,
      ], on: CGColor(gray: 0.2, alpha: 1))

    #expect(result[4, 4] == 0xFF33_3333 && result[15, 4] == 0xFFCC_CCCC)
    #expect(abs(channels(result[10, 4]).x - 127.5) <= 1)
  }

  @Test func insideAMaskAGroupIsMixedWithWhatTheMaskShows() {
    let all = RoundedRect(0, 0, 32, 32)
    let result = render(
      [
        .beginMask, .fill(all, CGColor(gray: 0, alpha: 0.5)), .pushMask, .pushGroup(opacity: 1, blend: .multiply),
        .fill(all, cyan), .popGroup, .popMask,
      ], on: red)

    #expect(distance(channels(result[5, 5]), SIMD4(127.5, 127.5, 127.5, 255)) <= 1)
  }

  /// So much of each channel as the silhouette's alpha times what its grey is missing to white; what the two sums are for.
  @Test(arguments: [BlendMode.plusDarker, .plusLighter])
  func aSilhouetteTakesFromEachChannelOrAddsToIt(mode: BlendMode) {
    let all = RoundedRect(0, 0, 32, 32)
    let ground = CGColor(red: 0.9, green: 0.5, blue: 0.1, alpha: 1)
    let grey = CGColor(gray: 0.5, alpha: 1)
    let result = render(
      [
        .pushGroup(opacity: 1, blend: mode), .beginMask, .fill(all, CGColor(red: 0, green: 0, blue: 1, alpha: 0.6)),
        .pushMask, .fill(RoundedRect(-1e6, -1e6, 2e6, 2e6), grey), .popMask, .popGroup,
      ], on: ground)

    let change = mode == .plusDarker ? -0.3 : 0.3
    let expected = [ground.blue, ground.green, ground.red].map { min(max($0 + change, 0), 1) * 255 }
    #expect(distance(channels(result[9, 9]), SIMD4(expected[0], expected[1], expected[2], 255)) <= 1.5)
  }

  /// What is drawn over later, and what a shadow's layer hides, is not left out before it is mixed with.
  @Test func whatIsBehindAnOpaqueGroupThatIsMixedCounts() {
    let box = RoundedRect(4, 4, 24, 24)
    let mixed: [DrawCommand] = [.pushGroup(opacity: 1, blend: .multiply), .fill(box, .white), .popGroup]
    let shadow = DrawCommand.shadow(.roundedRect(box), blur: 4, red, .identity)

    #expect(render([shadow] + mixed, on: .white) == render([shadow], on: .white))
  }

  @Test func aGroupOfWhichNothingIsSeenIsLeftOut() {
    let all = RoundedRect(0, 0, 32, 32)
    for opacity in [0, -1, CGFloat.nan] {
      let result = render(
        [.pushGroup(opacity: opacity, blend: .difference), .fill(all, .white), .popGroup], on: red)
      #expect(Set(result.pixels) == [0xFFFF_0000])
    }
  }

  /// Of all modes in each other, over several tiles.
  private var scene: DisplayList {
    var random = SplitMix64(seed: 53_000, run: 0)
    var commands: [DrawCommand] = []
    for mode in Self.modes + Self.modes {
      let color = CGColor(
        red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
        alpha: random.number(0.2...1))
      let shape = RoundedRect(
        random.number(-20...120), random.number(-20...60), random.number(10...90), random.number(10...70),
        radius: random.number(0...20))
      commands += [.fill(shape, color), .pushGroup(opacity: 1), .fill(shape.moved(7), color)]
      commands += [.pushGroup(opacity: random.number(0.3...1), blend: mode), .fill(shape.moved(-9), color)]
      commands += [.fill(shape.moved(15), color), .popGroup, .popGroup]
      commands += [.pushGroup(opacity: 1, blend: mode), .fill(shape.moved(3), color), .popGroup]
    }
    return DisplayList(size: CGSize(width: 150, height: 90), commands: commands)
  }

  @Test(arguments: [1, 2, 7, 90]) func theNumberOfBandsChangesNoByte(bands: Int) {
    let whole = Rasterizer(bandCount: nil).render(scene, scale: 1.5)

    #expect(Rasterizer(bandCount: bands).render(scene, scale: 1.5).pixels == whole.pixels)
  }

  /// A change of this number is a change of pixels, on this machine or another, optimised or not.
  @Test func theBytesAreTheSameOnEveryMachine() {
    let pixels = Rasterizer().render(scene, scale: 1).pixels

    let hash = pixels.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    #expect(String(hash, radix: 16) == "b1d87536426767cd")
  }
}

extension RoundedRect {
  fileprivate func moved(_ distance: Double) -> RoundedRect {
    RoundedRect(rect.offsetBy(dx: distance, dy: distance / 2), radius: radius)
  }
}
