import DisplayList
import Foundation
import InterludeTestSupport
import Testing

struct ClipTests {
  private let everything = RoundedRect(-100, -100, 300, 300)

  @Test(arguments: 0..<12)
  func aClipLetsThroughWhatItCovers(seed: Int) {
    var random = SplitMix64(seed: 4000 + seed)
    let (shape, map) = (random.roundedRect(), random.affineMap(middle: 14))

    let picture = draw(28, 28, .clip(shape, map), .fill(everything, .white), .popClip)

    #expect(picture == draw(28, 28, .fill(shape, .white, map)), "seed \(seed)")
  }

  @Test(arguments: 0..<12)
  func nestedClipsMultiplyTheirCoveragesWithTheShapes(seed: Int) {
    var random = SplitMix64(seed: 5000 + seed)
    let shapes = (0..<3).map { _ in random.roundedRect() }
    let maps = (0..<3).map { _ in random.affineMap(middle: 12) }

    let picture = draw(
      24, 24, .clip(shapes[0], maps[0]), .clip(shapes[1], maps[1]), .fill(shapes[2], .white, maps[2]), .popClip,
      .popClip)

    let truth = zip(shapes, maps).map { ExactCoverage(width: 24, height: 24, of: $0.polygon(through: $1)) }
    var worst = 0.0
    for y in 0..<24 {
      for x in 0..<24 {
        let expected = truth.reduce(255) { $0 * $1[x, y] }
        worst = max(worst, abs(expected - Double(picture.alpha(x, y))))
      }
    }
    #expect(worst <= 3, "seed \(seed)")
  }

  @Test func aClipEndsWithItsPop() {
    let picture = draw(
      8, 8, .clip(RoundedRect(0, 0, 4, 8)), .fill(RoundedRect(0, 0, 8, 4), .white), .popClip,
      .fill(RoundedRect(4, 4, 4, 4), .white))

    #expect(picture.alpha(1, 1) == 255)
    #expect(picture.alpha(6, 1) == 0)
    #expect(picture.alpha(6, 6) == 255)
  }

  @Test func aTurnedClipCutsAnImage() {
    let turn = Homography(CGAffineTransform(rotationAngle: 0.5).concatenating(.init(translationX: 12, y: 12)))
    let shape = RoundedRect(-7, -6, 14, 12, radius: 3)
    let white = solidImage(24, 24, 0xFFFF_FFFF)

    let picture = draw(
      24, 24, .clip(shape, turn), .image(white, CGRect(x: 0, y: 0, width: 24, height: 24)), .popClip)

    #expect(picture == draw(24, 24, .fill(shape, .white, turn)))
  }

  @Test func aClipThatNothingIsInsideOfHidesEverythingUntilItsPop() {
    let picture = draw(
      8, 8, .clip(RoundedRect(20, 20, 4, 4)), .fill(everything, .white), .clip(everything),
      .fill(everything, .white), .popClip, .popClip, .fill(RoundedRect(0, 0, 1, 1), .white))

    #expect(picture.coveredArea == 1)
  }

  /// A clip is laid down as a whole: the coverage of its edge counts once, however much is drawn in it.
  @Test func nothingShowsThroughAnOpaqueLayerAtTheEdgeOfAClip() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let shape = RoundedRect(2, 2, 12, 12, radius: 6)

    let both = draw(16, 16, .clip(shape), .fill(everything, red), .fill(everything, .white), .popClip)

    #expect(both == draw(16, 16, .fill(shape, .white)))
  }

  /// A quarter of a pixel is clipped away by two clips, each of which leaves half of it.
  @Test func clipsInEachOtherMultiply() {
    let picture = draw(
      4, 4, .clip(RoundedRect(0, 0, 1.5, 4)), .clip(RoundedRect(0, 0, 4, 1.5)), .fill(everything, .white), .popClip,
      .popClip)

    #expect(picture.alpha(0, 0) == 255)
    #expect(abs(Int(picture.alpha(1, 0)) - 128) <= 1)
    #expect(abs(Int(picture.alpha(1, 1)) - 64) <= 1)
  }
}

func solidImage(_ width: Int, _ height: Int, _ pixel: UInt32) -> CGImage {
  image(width, height) { _, _ in pixel }
}

func image(_ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> UInt32) -> CGImage {
  let pixels = (0..<width * height).map { pixel($0 % width, $0 / width) }
  guard let image = CGImage(width: width, height: height, pixels: pixels) else {
    preconditionFailure("a test image needs at least one pixel")
  }
  return image
}
