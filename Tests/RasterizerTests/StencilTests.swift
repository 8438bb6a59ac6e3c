import DisplayList
import Foundation
import InterludeTestSupport
import Testing

@testable import Rasterizer

/// Pictures of one colour, of which there is but the coverage.
struct StencilTests {
  private let size = 90

  private func coverage(_ width: Int, _ height: Int, _ random: inout SplitMix64) throws -> Coverage {
    // Some of nothing, some full, some between, as in text.
    let bytes = (0..<width * height).map { _ in
      UInt8(clamping: Int.random(in: -200...455, using: &random))
    }
    return try #require(Coverage(width: width, height: height, bytes: bytes))
  }

  private func color(_ random: inout SplitMix64, alpha: Double = 1) -> CGColor {
    func component() -> Double { Double(Int.random(in: 0...255, using: &random)) / 255 }
    return CGColor(red: component(), green: component(), blue: component(), alpha: alpha)
  }

  private func list(_ commands: [DrawCommand]) -> DisplayList {
    DisplayList(size: CGSize(width: size, height: size), commands: commands)
  }

  private func pixels(_ image: CGImage) throws -> CGImage {
    try #require(CGImage(width: image.width, height: image.height, pixels: image.pixels))
  }

  /// What is covered of an opaque colour hides as much of what is behind. The colour's share is rounded, and so is what shows through.
  @Test(arguments: 0..<8) func whereTexelsArePixelsTheColorIsLaidByTheCoverage(seed: Int) throws {
    var random = SplitMix64(seed: 50_000 + seed)
    let (coverage, ink, ground) = (try coverage(61, 47, &random), color(&random), color(&random))

    let result = draw(
      61, 47, on: ground, .image(CGImage(Stencil(coverage, color: ink)), CGRect(x: 0, y: 0, width: 61, height: 47)))

    var largest = 0.0
    for (index, byte) in coverage.bytes.enumerated() {
      let share = Double(byte) / 255
      let exact = channels(ink) * share + channels(ground) * (1 - share)
      largest = max(largest, distance(channels(result.pixels[index]), exact))
    }
    #expect(largest < 1.0001)
  }

  @Test(arguments: 0..<8) func itsPixelsAreTheColorTimesTheCoverage(seed: Int) throws {
    var random = SplitMix64(seed: 51_000 + seed)
    let (coverage, ink) = (try coverage(31, 17, &random), color(&random, alpha: random.number(0.1...1)))

    let image = CGImage(Stencil(coverage, color: ink))

    let alone = Rasterizer().render(
      DisplayList(
        size: CGSize(width: 31, height: 17), commands: [.image(image, CGRect(x: 0, y: 0, width: 31, height: 17))]),
      scale: 1, background: .clear)
    #expect(alone.pixels == image.pixels)
  }

  @Test(arguments: [1, 0.6]) func whereTexelsArePixelsItIsTheSameAsAPictureOfItsPixels(alpha: Double) throws {
    var random = SplitMix64(seed: 52_000)
    let stencil = CGImage(Stencil(try coverage(70, 40, &random), color: color(&random, alpha: alpha)))
    let (ground, place) = (color(&random), CGRect(x: 3, y: 4, width: 70, height: 40))

    let result = draw(80, 50, on: ground, .image(stencil, place))

    #expect(result.pixels == draw(80, 50, on: ground, .image(try pixels(stencil), place)).pixels)
  }

  enum Way: CaseIterable { case grown, shrunk, farShrunk, mirrored, turned, inPerspective, faded, cut, between }

  private func commands(_ way: Way, _ image: CGImage) -> [DrawCommand] {
    let place = CGRect(x: 5, y: 6, width: 70, height: 60)
    let turn = Homography(CGAffineTransform(rotationAngle: 0.2).concatenating(.init(translationX: 9, y: -3)))
    var far = Homography(CGAffineTransform(1.1, 0.1, -0.2, 1, 4, 3))
    far.p = 0.004
    return switch way {
    case .grown: [.image(image, CGRect(x: 2, y: 1, width: 85.3, height: 77.7))]
    case .shrunk: [.image(image, CGRect(x: 2.2, y: 1.7, width: 40.3, height: 39.7))]
    case .farShrunk: [.image(image, CGRect(x: 2.2, y: 1.7, width: 11.3, height: 9.7))]
    case .mirrored: [.image(image, place, Homography(CGAffineTransform(-0.9, 0, 0, 0.9, 80, 0)))]
    case .turned: [.image(image, place, turn)]
    case .inPerspective: [.image(image, place, far)]
    case .faded: [.pushGroup(opacity: 0.4), .image(image, place), .popGroup]
    case .cut: [.clip(RoundedRect(10.5, 10.5, 50, 40, radius: 12)), .image(image, place), .popClip]
    case .between: [.image(image, place.offsetBy(dx: 0.4, dy: 0.3))]
    }
  }

  /// The coverage is read and mixed as pixels are. What is rounded on the way is a coverage here and colours there: in rows and in
  /// columns, and for those that are not upright between two sizes as well.
  ///
  /// On white a channel of a pixel is 255 + colour − alpha, each of which has been rounded by half a step before and once at each
  /// stage; of the coverage each stage counts at most 0.8 times, which is how much the ink takes away, and colour and alpha are
  /// rounded at the end. So both together are off by less than 5, and by less than 7 with the third stage; the most by far are off
  /// by 2.
  @Test(arguments: Way.allCases) func inEveryWayItLooksAsAPictureOfItsPixels(way: Way) throws {
    var random = SplitMix64(seed: 53_000)
    let ink = CGColor(red: 0.9, green: 0.2, blue: 0.4, alpha: 0.8)
    let stencil = CGImage(Stencil(try coverage(70, 60, &random), color: ink))

    let result = Rasterizer().render(list(commands(way, stencil)), scale: 1, background: .white)

    let expected = Rasterizer().render(list(try commands(way, pixels(stencil))), scale: 1, background: .white)
    let (limit, usual): (Double, Double) =
      switch way {
      case .faded, .cut: (0, 0)
      case .grown, .shrunk, .farShrunk, .mirrored, .between: (4, 2)
      case .turned, .inPerspective: (6, 3)
      }
    let distances = zip(result.pixels, expected.pixels).map { distance($0, $1) }
    #expect(distances.allSatisfy { $0 <= limit })
    #expect(distances.count { $0 > usual } <= distances.count / 1000)
    #expect(result.pixels.contains { $0 != .max })
  }

  @Test(arguments: Way.allCases, [1, 2, 7]) func bandsAndGroupsOfOneChangeNoByte(way: Way, bands: Int) throws {
    var random = SplitMix64(seed: 54_000)
    let stencil = CGImage(Stencil(try coverage(70, 60, &random), color: color(&random)))
    let nothing = DrawCommand.fill(RoundedRect(3, 3, 0.001, 0.001), .black)
    let inside = commands(way, stencil)

    let folded = Rasterizer(bandCount: bands).render(
      list([.pushGroup(opacity: 0.3)] + inside + [.popGroup]), scale: 1, background: .white)

    let grouped = Rasterizer(bandCount: 1).render(
      list([.pushGroup(opacity: 0.3)] + inside + [nothing, .popGroup]), scale: 1, background: .white)
    #expect(folded.pixels == grouped.pixels)
  }

  /// What stands is scaled once, and takes on another colour as it is.
  @Test(arguments: Way.allCases) func inAnotherColorItIsDrawnAnewFromTheSameCoverage(way: Way) throws {
    var random = SplitMix64(seed: 55_000)
    let coverage = try coverage(70, 60, &random)
    let canvas = Rasterizer().makeCanvas(width: size, height: size)

    for ink in [CGColor.black, .black, .black, color(&random), color(&random, alpha: 0.5), .black] {
      let frame = list(commands(way, CGImage(Stencil(coverage, color: ink))))
      _ = canvas.draw(frame, scale: 1, background: .white)
      #expect(Array(canvas.pixels) == Rasterizer().render(frame, scale: 1, background: .white).pixels)
    }
  }

  @Test func equalOnesThatAreMadeAnewChangeNothing() throws {
    var random = SplitMix64(seed: 56_000)
    let coverage = try coverage(70, 60, &random)
    let canvas = Rasterizer().makeCanvas(width: size, height: size)
    func frame() -> DisplayList { list(commands(.between, CGImage(Stencil(coverage, color: .black)))) }
    _ = canvas.draw(frame(), scale: 1, background: .white)

    #expect(canvas.draw(frame(), scale: 1, background: .white).isEmpty)
  }
}

private func channels(_ color: CGColor) -> SIMD4<Double> {
  SIMD4(color.blue, color.green, color.red, 1) * (255 * color.alpha)
}
