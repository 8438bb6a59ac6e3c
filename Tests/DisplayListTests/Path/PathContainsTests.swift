import DisplayList
import Foundation
import InterludeTestSupport
import Testing

struct PathContainsTests {
  /// An ellipse as Béziers strays from the true one by 0.03 %, so points nearer than that to the edge are left out.
  @Test func anEllipseHoldsThePointsThatItsEquationHolds() {
    var random = SplitMix64(seed: 11)
    let path = CGPath(ellipseIn: CGRect(x: -2, y: -1, width: 4, height: 2), transform: nil)
    for _ in 0..<2000 {
      let point = CGPoint(x: random.number(), y: random.number())
      let distance = (point.x * point.x / 4 + point.y * point.y).squareRoot()
      guard abs(distance - 1) > 0.001 else { continue }

      #expect(path.contains(point) == (distance < 1), "seed 11, \(point)")
    }
  }

  @Test func twoRingsTheSameWayAreSolidByWindingAndHollowByEvenOdd() {
    let rings = CGMutablePath()
    rings.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    rings.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let (middle, rim) = (CGPoint(x: 15, y: 15), CGPoint(x: 5, y: 10))

    #expect(rings.contains(middle, using: .winding))
    #expect(!rings.contains(middle, using: .evenOdd))
    #expect(rings.contains(rim, using: .winding) && rings.contains(rim, using: .evenOdd))
    #expect(rings.path.windingNumber(around: middle) == 2)
  }

  @Test func anOpenContourCountsAsClosedAndARayThroughItsCornersCountsThemOnce() {
    let diamond = CGMutablePath()
    diamond.addLines(between: [
      CGPoint(x: 0, y: -1), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0),
    ])

    #expect(diamond.contains(CGPoint(x: -0.5, y: 0)))
    #expect(!diamond.contains(CGPoint(x: -2, y: 0)))
    #expect(!diamond.contains(CGPoint(x: -2, y: 1)))
    #expect(!diamond.contains(CGPoint(x: -2, y: -1)))
  }

  @Test func theTransformMovesThePointNotThePath() {
    let path = CGPath(rect: CGRect(x: 100, y: 0, width: 10, height: 10), transform: nil)

    #expect(path.contains(CGPoint(x: 5, y: 5), transform: CGAffineTransform(translationX: 100, y: 0)))
  }
}
