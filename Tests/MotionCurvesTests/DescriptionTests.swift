import Testing

import MotionCurves

/// Every curve says what it is.
@Suite struct DescriptionTests {
  @Test func aSpringIsSpelledAsInUIKit() {
    #expect(
      Spring().description
        == "UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0), damping ratio 0.5, "
        + "settles in 1.27 s, overshoots by 16.3 % at 0.3628 s")
    #expect(Spring.system.description.hasSuffix("critically damped, settles in 0.5057 s"))
    #expect(Spring(duration: 0.5, bounce: -0.2).description.contains("overdamped, ratio 1.25, settles in"))
    #expect(Spring(damping: 0).description.contains("never settles"))
  }

  @Test func aCubicCurveIsSpelledAsInQuartzCore() {
    #expect(CubicBezier.easeInEaseOut.description == "CAMediaTimingFunction(name: .easeInEaseOut)")
    #expect(CubicBezier(0.32, 0.72, 0, 1).description == "CAMediaTimingFunction(controlPoints: 0.32, 0.72, 0, 1)")
    #expect(
      TimedCurve(CubicBezier.default, duration: 0.25).description
        == "CAMediaTimingFunction(name: .default), duration: 0.25 s")
  }

  @Test func theOthersNameTheirParameters() {
    #expect(Steps(4, .jumpNone).description == "Steps(4, .jumpNone)")
    #expect(PiecewiseLinear(outputs: [0, 0.8, 1]).description == "linear(0 0%, 0.8 50%, 1 100%)")
    #expect(
      Keyframes(values: [0, 2, 1], mode: .cubic).description
        == "CAKeyframeAnimation(values: [0, 2, 1], keyTimes: [0, 0.5, 1], calculationMode: .cubic)")
    #expect(
      Decay(initialVelocity: 1010).description
        == "DecelerationRate(rawValue: 0.998) from 1010 pt/s: 499 pt in 2.305 s")
    #expect(RubberBand(dimension: 500).description == "RubberBand(dimension: 500 pt, coefficient: 0.55)")
  }
}
