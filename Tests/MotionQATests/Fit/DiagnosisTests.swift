import InterludeUI
import Testing

@testable import MotionQA

/// Two fits are compared in words.
@Suite struct DiagnosisTests {
  private func fit(_ curve: any MotionCurve, duration: Double, start: Double = 0.25, to: Double = 100) throws
    -> CurveFit
  {
    try CurveFitter().fit(SampledMotion(curve: curve, start: start, duration: duration, to: to).samples)
  }

  @Test func aLooserSpringIsNamedWithItsConsequences() throws {
    let expected = try fit(Spring(dampingRatio: 0.8, response: 0.5), duration: 0.6)
    let actual = try fit(Spring(dampingRatio: 0.7, response: 0.5), duration: 0.7)

    // Overshoot is e^(−πζ/√(1 − ζ²)): 4.6 % and 1.5 %. The peak is at response/(2√(1 − ζ²)): 350 and 417 ms.
    let words = try #require(actual.difference(from: expected)).split(separator: "; ").map(String.init)
    #expect(words[0] == "damping ratio 0.70, was 0.80")
    #expect(words.contains("peak 67 ms earlier"))
    #expect(words.contains("overshoot 5 %, was 2 %"))
    // From when on they are within a thousandth: from the closed form of the under-damped spring, by bisection.
    let times = [0.7, 0.8].map { Self.settlingTime(dampingRatio: $0, response: 0.5) }
    #expect(words.contains(String(format: "settles in %.2f s, was %.2f s", times[0], times[1])))
    #expect(words.last == "end 100 ms later")
  }

  /// The last of ten thousand moments at which 1 − e^(−ζωt)(cos ω′t + ζω/ω′ sin ω′t) is more than the tolerance from 1.
  private static func settlingTime(dampingRatio: Double, response: Double) -> Double {
    let omega = 2 * Double.pi / response
    let damped = omega * (1 - dampingRatio * dampingRatio).squareRoot()
    let times = (0...20_000).map { Double($0) / 10_000 }
    return times.last { time in
      let swing = cos(damped * time) + dampingRatio * omega / damped * sin(damped * time)
      return abs(exp(-dampingRatio * omega * time) * swing) > Settling.tolerance
    } ?? 0
  }

  @Test func anotherDurationOfAnEasingIsNamed() throws {
    let expected = try fit(TimedCurve(CubicBezier.easeOut, duration: 0.4), duration: 0.4)
    let actual = try fit(TimedCurve(CubicBezier.easeOut, duration: 0.42), duration: 0.42)

    #expect(actual.difference(from: expected) == "duration 0.42 s, was 0.40 s; end 20 ms later")
  }

  @Test func anotherFamilyIsNamed() throws {
    let expected = try fit(TimedCurve(CubicBezier.easeInEaseOut, duration: 0.4), duration: 0.4)
    let actual = try fit(TimedCurve(CubicBezier.linear, duration: 0.4), duration: 0.4)
    let sprung = try fit(Spring(dampingRatio: 0.5, duration: 0.4), duration: 0.4)

    #expect(actual.difference(from: expected) == "curve linear, was easeInEaseOut")
    let words = "curve spring(dampingRatio: 0.5, duration: 0.4), was easeInOut(duration: 0.4)"
    #expect(sprung.difference(from: expected)?.hasPrefix(words) == true)
  }

  /// The response follows from the two numbers of UIKit's call: only these are told.
  @Test func aSpringOfADurationIsToldByItsDuration() throws {
    let expected = try fit(Spring(dampingRatio: 0.6, duration: 0.8), duration: 0.8)
    let looser = try fit(Spring(dampingRatio: 0.5, duration: 0.8), duration: 0.8)
    let shorter = try fit(Spring(dampingRatio: 0.6, duration: 0.75), duration: 0.75)

    let words = try [looser, shorter].map { try #require($0.difference(from: expected)) }
    #expect(words[0].hasPrefix("damping ratio 0.50, was 0.60; ") && !words[0].contains("response"), "\(words[0])")
    #expect(words[1].hasPrefix("duration 0.75 s, was 0.80 s; ") && !words[1].contains("response"), "\(words[1])")
  }

  /// UIKit fits a critically damped spring to a duration, too: (1 + ωD)e^(−ωD) = 0.001, so that ωD = 9.2334.
  @Test func aSpringThatDoesNotSwingHasItsDuration() throws {
    let fit = try fit(Spring(dampingRatio: 1, response: 2 * .pi * 0.4 / 9.233413476451586), duration: 0.4)

    #expect(fit.spec.description == "spring(dampingRatio: 1, duration: 0.4)")
  }

  @Test func aLateStartAndAnotherEndAreNamed() throws {
    let curve = TimedCurve(CubicBezier.easeOut, duration: 0.4)
    let expected = try fit(curve, duration: 0.4)
    let late = try fit(curve, duration: 0.4, start: 0.25 + 1.0 / 60)
    let farther = try fit(curve, duration: 0.4, to: 101)

    #expect(late.difference(from: expected) == "start 17 ms later; end 17 ms later")
    #expect(farther.difference(from: expected) == "end value 101.00, was 100.00")
  }

  @Test func theSameMotionIsNotWorthAWord() throws {
    let fit = try fit(Spring(dampingRatio: 0.8, response: 0.5), duration: 0.6)

    #expect(fit.difference(from: fit) == nil)
  }
}
