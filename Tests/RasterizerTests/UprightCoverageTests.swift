import DisplayList
import Foundation
import InterludeTestSupport
import Testing

@testable import Rasterizer

/// What upright rounded rectangles cover, which is found in closed form: held against polygons of many chords, cut to each pixel.
struct UprightCoverageTests {
  private let tolerance = 1.5

  /// Moved, mirrored, and stretched otherwise across than down.
  private func map(_ random: inout SplitMix64) -> Homography {
    let signs = (Bool.random(using: &random) ? 1.0 : -1, Bool.random(using: &random) ? 1.0 : -1)
    return Homography(
      CGAffineTransform(
        random.number(0.2...1.4) * signs.0, 0, 0, random.number(0.2...1.4) * signs.1, random.number(8...20),
        random.number(8...20)))
  }

  @Test(arguments: 0..<Thoroughness.rounds(150, whole: 5000))
  func eachPixelIsCoveredExactly(seed: Int) {
    var random = SplitMix64(seed: 9000 + seed)
    let (shape, map) = (random.roundedRect(), map(&random))

    let picture = draw(28, 28, .fill(shape, .white, map))

    let truth = ExactCoverage(width: 28, height: 28, of: shape.polygon(through: map))
    #expect(truth.difference(to: picture) <= tolerance, "seed \(seed)")
  }

  @Test(arguments: 0..<Thoroughness.rounds(60, whole: 2000))
  func aBorderIsTheShapeLessTheInnerOne(seed: Int) throws {
    var random = SplitMix64(seed: 19_000 + seed)
    let (shape, map, width) = (random.roundedRect(), map(&random), random.number(0.1...4))

    let picture = draw(28, 28, .border(shape, width: width, .white, map))

    let outer = ExactCoverage(width: 28, height: 28, of: shape.polygon(through: map))
    let inner = shape.inset(by: width).map { ExactCoverage(width: 28, height: 28, of: $0.polygon(through: map)) }
    for y in 0..<28 {
      for x in 0..<28 {
        let truth = 255 * (outer[x, y] - (inner?[x, y] ?? 0))
        #expect(abs(truth - Double(picture.alpha(x, y))) <= 2, "seed \(seed), pixel \(x), \(y)")
      }
    }
  }

  /// Tiles, strips and the frame's ends cut it without a trace.
  @Test(arguments: [
    (-40.3, 20.7, 300.0, 90.0, 45.0), (10.5, -100.25, 150.1, 300.3, 75.05), (-900, -900, 1000, 1000, 500),
    (-12.5, -3.5, 310, 310, 150),
  ])
  func oneLargerThanATileIsCutNowhere(x: Double, y: Double, width: Double, height: Double, radius: Double) {
    let shape = RoundedRect(x, y, width, height, radius: radius)

    let picture = draw(200, 120, .fill(shape, .white))

    var truth = shape.polygon(through: .identity)
    // 64 chords a corner are too few for so large a one.
    if radius > 100 { truth = fine(shape) }
    #expect(ExactCoverage(width: 200, height: 120, of: truth).difference(to: picture) <= tolerance)
  }

  private func fine(_ shape: RoundedRect) -> [SIMD2<Double>] {
    let (r, rect) = (shape.effectiveRadius, shape.rect)
    let centers = [
      (rect.maxX - r, rect.maxY - r), (rect.minX + r, rect.maxY - r), (rect.minX + r, rect.minY + r),
      (rect.maxX - r, rect.minY + r),
    ]
    return centers.enumerated().flatMap { quarter, center in
      (0...2000).map { step in
        let angle = (Double(quarter) + Double(step) / 2000) * .pi / 2
        return SIMD2(center.0 + r * cos(angle), center.1 + r * sin(angle))
      }
    }
  }

  @Test func oneThinnerThanAPixelKeepsItsArea() {
    let picture = draw(12, 12, .fill(RoundedRect(3.3, 2.6, 0.5, 6.4, radius: 0.25), .white))

    // Less the corners' 0.25² · (4 − π), and the rounding of at most eight pixels.
    #expect(abs(picture.coveredArea - (0.5 * 6.4 - 0.0625 * (4 - .pi))) <= 8 * 0.5 / 255)
  }
}
