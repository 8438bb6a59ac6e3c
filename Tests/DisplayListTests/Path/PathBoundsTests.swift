import DisplayList
import Foundation
import InterludeTestSupport
import Testing

struct PathBoundsTests {
  @Test func aHumpsBoxEndsAtItsTopTheBoxOfAllPointsAtItsControls() {
    let hump = CGMutablePath()
    hump.move(to: .zero)
    hump.addCurve(to: CGPoint(x: 3, y: 0), control1: CGPoint(x: 0, y: 4), control2: CGPoint(x: 3, y: 4))

    // At t = 1/2 the height is 3/4 of the controls'.
    #expect(hump.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 3, height: 3))
    #expect(hump.boundingBox == CGRect(x: 0, y: 0, width: 3, height: 4))
  }

  @Test func aQuadraticHumpReachesHalfTheHeightOfItsControl() {
    let hump = CGMutablePath()
    hump.move(to: .zero)
    hump.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: -6))

    #expect(abs(hump.boundingBoxOfPath.minY + 3) < 1e-12)
  }

  @Test func anEmptyPathHasANullBoxAndNoPoints() {
    #expect(CGMutablePath().boundingBox.isNull)
    #expect(CGMutablePath().isEmpty)
    #expect(CGMutablePath().currentPoint == .zero)
  }

  @Test func noPointOfARandomCurveLeavesItsBoxAndTheBoxHasNoSlack() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<200 {
      let curve = PathSegment(
        from: random.point(), control1: random.point(), control2: random.point(), to: random.point())
      let path = Path([
        .move(curve.start), .curve(to: curve.end, control1: curve.control1, control2: curve.control2),
      ])

      let sampled = CGRect(enclosing: (0...4000).map { curve.point(at: Double($0) / 4000) })

      let slack = [
        sampled.minX - path.bounds.minX, sampled.minY - path.bounds.minY, path.bounds.maxX - sampled.maxX,
        path.bounds.maxY - sampled.maxY,
      ]
      #expect(slack.allSatisfy { $0 > -1e-12 && $0 < 1e-5 }, "seed 7")
    }
  }
}

extension SplitMix64 {
  fileprivate mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
}
