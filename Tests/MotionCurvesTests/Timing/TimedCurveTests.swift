import Testing

import MotionCurves

/// A timing function becomes a motion over a duration.
@Suite struct TimedCurveTests {
  @Test func valueAndVelocityAreStretched() {
    let curve = TimedCurve(CubicBezier.default, duration: 0.4)
    #expect(curve.value(at: 0.1) == CubicBezier.default.value(at: 0.25))
    #expect(curve.velocity(at: 0.1) == CubicBezier.default.slope(at: 0.25) / 0.4)
    #expect(curve.settlingTime == 0.4)
  }

  @Test func outsideItsDurationItStandsStill() {
    let curve = TimedCurve(CubicBezier.easeIn, duration: 2)
    #expect(curve.value(at: -1) == 0 && curve.velocity(at: -1) == 0)
    #expect(curve.value(at: 5) == 1 && curve.velocity(at: 5) == 0)
    #expect(curve.velocity(at: 2) > 0)
    #expect(curve.value(at: .nan) == 0 && curve.velocity(at: .nan) == 0)
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity, 1e300] as [Double])
  func aDurationThatIsNoneEndsAtOnce(duration: Double) {
    let curve = TimedCurve(CubicBezier.default, duration: duration)
    #expect(curve.duration == 0)
    #expect(curve.value(at: 0) == 1 && curve.value(at: -0.001) == 0)
    #expect(curve.velocity(at: 0) == 0)
    #expect(curve.issues.map(\.parameter) == (duration == 0 ? [] : ["duration"]))
  }

  @Test func issuesOfTheFunctionAreIssuesOfTheCurve() {
    #expect(TimedCurve(CubicBezier(2, 0, 1, 1), duration: -1).issues.map(\.parameter) == ["x1", "duration"])
  }
}
