import InterludeTestSupport
import Testing

@testable import MotionCurves

/// The solver's starts are near the root, so that one step is as a rule enough.
@Suite struct BezierStartsTests {
  /// Newton's step squares the distance, about: a start that is 3·10⁻⁴ off comes to within 10⁻⁷ by the first.
  @Test func theyAreCloseToTheParameterOfRandomCurves() {
    let seed: UInt64 = 9
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let (x1, x2) = (Double.random(in: 0.2...0.8, using: &random), Double.random(in: 0.2...0.8, using: &random))
      let starts = BezierStarts(x1, x2)
      for _ in 0..<100 {
        let t = Double.random(in: 0..<1, using: &random)
        let x = 3 * (1 - t) * (1 - t) * t * x1 + 3 * (1 - t) * t * t * x2 + t * t * t
        #expect(isClose(starts.parameter(forX: x), t, within: 3e-4), "seed \(seed), (\(x1), \(x2)) at \(t)")
      }
    }
  }
}
