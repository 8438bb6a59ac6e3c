import DisplayList
import Foundation
import InterludeTestSupport
import Testing

/// What part of each pixel a shape covers.
struct CoverageTests {
  /// Rounding to 255ths and the flattened corners together.
  private let tolerance = 1.5

  @Test(arguments: 0..<40)
  func roundedRectanglesCoverEachPixelExactlyUnderAffineMaps(seed: Int) {
    var random = SplitMix64(seed: seed)
    let (shape, map) = (random.roundedRect(), random.affineMap(middle: 14))

    let picture = draw(28, 28, .fill(shape, .white, map))

    let truth = ExactCoverage(width: 28, height: 28, of: shape.polygon(through: map))
    #expect(truth.difference(to: picture) <= tolerance, "seed \(seed)")
  }

  @Test(arguments: 0..<40)
  func roundedRectanglesCoverEachPixelExactlyInPerspective(seed: Int) {
    var random = SplitMix64(seed: 1000 + seed)
    let (shape, map) = (random.roundedRect(), random.perspectiveMap(middle: 14))

    let picture = draw(28, 28, .fill(shape, .white, map))

    let truth = ExactCoverage(width: 28, height: 28, of: shape.polygon(through: map))
    #expect(truth.difference(to: picture) <= tolerance, "seed \(seed)")
  }

  @Test(arguments: 0..<10)
  func theCoverageOfATurnedRectangleSumsToItsArea(seed: Int) {
    var random = SplitMix64(seed: 2000 + seed)
    let (width, height) = (random.number(1...20), random.number(1...20))
    let turn = CGAffineTransform(rotationAngle: random.number(0...6)).concatenating(.init(translationX: 16, y: 16))

    let picture = draw(32, 32, .fill(RoundedRect(-width / 2, -height / 2, width, height), .white, Homography(turn)))

    // Rounding each of some hundred edge pixels by up to half a 255th, at random, leaves far less than this.
    #expect(abs(picture.coveredArea - width * height) < 0.1, "seed \(seed)")
  }

  @Test func thinShapesKeepTheirArea() {
    let picture = draw(10, 10, .fill(RoundedRect(1.25, 2.5, 6, 0.25), .white))

    #expect(picture.alpha(1, 2) == 48)  // 0.75 × 0.25 of 255
    #expect(picture.alpha(4, 2) == 64)
    #expect(picture.alpha(7, 2) == 16)
    #expect(picture.alpha(4, 1) == 0 && picture.alpha(4, 3) == 0)
  }

  @Test func aRectangleOnPixelBordersHasHardEdges() {
    let picture = draw(6, 6, .fill(RoundedRect(1, 2, 3, 3), .white))

    for y in 0..<6 {
      for x in 0..<6 { #expect(picture.alpha(x, y) == (1..<4 ~= x && 2..<5 ~= y ? 255 : 0)) }
    }
  }

  @Test func aShapeReachingFarBeyondThePictureIsCutAtItsBorderNotChanged() {
    let turn = Homography(CGAffineTransform(rotationAngle: 0.7))
    let shape = RoundedRect(-5000, -9, 10000, 19.3, radius: 9)

    let picture = draw(12, 12, .fill(shape, .white, turn))

    let near = RoundedRect(-60, -9, 120, 19.3)
    #expect(ExactCoverage(width: 12, height: 12, of: near.polygon(through: turn)).difference(to: picture) <= tolerance)
  }

  @Test func aPlaneThroughTheViewerShowsOnlyWhatLiesBeforeHim() throws {
    // w = 0 at x = 20: everything right of it is behind.
    var map = Homography.identity
    (map.p, map.r) = (-0.05, 1)
    (map.tx, map.ty) = (8, 8)
    let shape = RoundedRect(-30, -4, 60, 8)
    let inverse = try #require(map.inverse)

    let picture = draw(24, 24, .fill(shape, .white, map))

    for y in 0..<24 {
      for x in 0..<24 {
        let inside = samples(x, y).count { point in
          let origin = inverse.apply(to: point)
          return shape.contains(origin) && map.p * origin.x + map.q * origin.y + map.r > 0
        }
        #expect(abs(Double(inside) / 256 * 255 - Double(picture.alpha(x, y))) <= 10, "pixel \(x), \(y)")
      }
    }
  }

  /// 256 points spread evenly over a pixel, no two on a row or column.
  private func samples(_ x: Int, _ y: Int) -> [CGPoint] {
    (0..<256).map { index in
      let across = (Double(index) * 0.618_033_988_75).truncatingRemainder(dividingBy: 1)
      return CGPoint(x: Double(x) + across, y: Double(y) + (Double(index) + 0.5) / 256)
    }
  }
}
