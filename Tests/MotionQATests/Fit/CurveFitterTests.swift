import Foundation
import InterludeTestSupport
import InterludeUI
import Testing

@testable import MotionQA

/// The curve behind samples is found.
@Suite struct CurveFitterTests {
  private func isClose(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool { abs(a - b) <= tolerance * abs(b) }

  private func spring(_ fit: CurveFit) throws -> Spring {
    guard case .spring(let spring) = fit.curve else {
      Issue.record("\(fit.curve) is no spring")
      throw CurveFitError("no spring")
    }
    return spring
  }

  private func bezier(_ fit: CurveFit) throws -> CubicBezier {
    guard case .easing(let bezier) = fit.curve else {
      Issue.record("\(fit.curve) is no easing")
      throw CurveFitError("no easing")
    }
    return bezier
  }

  /// Rounding to a step leaves a mean square of a twelfth of the step's; numbers themselves are exact to no more than 1e-13.
  @Test(arguments: [(0.5, 50.0), (1, 200), (1e-9, 100)])
  func theGoalIsTwiceWhatRoundingLeaves(resolution: Double, distance: Double) throws {
    let motion = SampledMotion(
      curve: Spring(dampingRatio: 1, duration: 0.5), start: 0.2, duration: 0.5, from: 0, to: distance)
    let goal = try FitWindow(motion.samples, resolution: resolution).goal
    let variance = pow(resolution / distance, 2) / 12
    #expect(isClose(goal, max(2 * variance, 1e-13), 0.01))
  }

  @Test(arguments: 0..<12)
  func springsOfUIKitAreRecovered(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let ratio = Double.random(in: 0.15...1, using: &random)
    let duration = Double.random(in: 0.25...2, using: &random)
    let start = Double.random(in: 0.1...0.4, using: &random)
    let truth = Spring(dampingRatio: ratio, duration: duration)
    let motion = SampledMotion(
      curve: truth, start: start, duration: duration, from: .random(in: -50...50, using: &random),
      to: .random(in: 60...400, using: &random))

    let fit = try CurveFitter().fit(motion.samples)

    let found = try spring(fit)
    #expect(isClose(found.dampingRatio, ratio, 0.001), "seed \(seed): \(found.dampingRatio) for \(ratio)")
    #expect(isClose(found.response, truth.response, 0.001), "seed \(seed): \(found.response) for \(truth.response)")
    #expect(isClose(fit.duration, duration, 0.001), "seed \(seed): \(fit.duration) for \(duration)")
    #expect(abs(fit.start - start) < 0.001, "seed \(seed): \(fit.start) for \(start)")
    #expect(fit.confidence == 1, "seed \(seed): \(fit.residual)")
  }

  @Test(arguments: 100..<114)
  func springsOfEveryRegimeAndVelocityAreRecovered(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let ratio = Double.random(in: 0.1...2.5, using: &random)
    let response = Double.random(in: 0.2...1, using: &random)
    let velocity = Double.random(in: 0...8, using: &random)
    let truth = Spring(dampingRatio: ratio, response: response, initialVelocity: velocity)
    let start = Double(Int.random(in: 5...20, using: &random)) / 60
    let motion = SampledMotion(curve: truth, start: start, duration: truth.settlingTime, from: 1, to: 3)

    let fit = try CurveFitter().fit(motion.samples)

    let found = try spring(fit)
    #expect(isClose(found.dampingRatio, ratio, 0.002), "seed \(seed): \(found.dampingRatio) for \(ratio)")
    #expect(isClose(found.response, response, 0.002), "seed \(seed): \(found.response) for \(response)")
    #expect(abs(found.initialVelocity - velocity) < 0.05, "seed \(seed): \(truth), found \(fit)")
    #expect(isClose(fit.duration, truth.settlingTime, 0.002), "seed \(seed): \(fit.duration)")
  }

  /// 0.2 s at 60 frames a second: a swing of more than 30 Hz goes through the same samples.
  @Test(arguments: 0..<6)
  func aQuickSpringIsNotTakenForAQuickerSwingThroughItsSamples(tenth: Int) throws {
    let truth = Spring(dampingRatio: 0.8355, response: 0.21246, initialVelocity: 3.082)
    let start = (10 + Double(tenth) / 10) / 60
    let motion = SampledMotion(curve: truth, start: start, duration: truth.settlingTime, from: 1, to: 3)

    let found = try spring(CurveFitter().fit(motion.samples))

    #expect(isClose(found.response, 0.21246, 0.002), "\(found)")
    #expect(isClose(found.dampingRatio, 0.8355, 0.002), "\(found)")
  }

  @Test(arguments: [CubicBezier.linear, .easeIn, .easeOut, .easeInEaseOut, .default])
  func namedCurvesAreCalledByTheirNames(curve: CubicBezier) throws {
    let motion = SampledMotion(curve: TimedCurve(curve, duration: 0.35), start: 0.26, duration: 0.35)

    let fit = try CurveFitter().fit(motion.samples)

    #expect(try bezier(fit) == curve)
    #expect(isClose(fit.duration, 0.35, 0.001))
    #expect(abs(fit.start - 0.26) < 0.0005)
    #expect(fit.from == 0 && fit.to == 100)
  }

  @Test(arguments: 200..<212)
  func customCubicCurvesAreRecovered(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let curve = CubicBezier(
      .random(in: 0...0.9, using: &random), .random(in: 0...1, using: &random), .random(in: 0.1...1, using: &random),
      .random(in: 0...1.4, using: &random))
    let duration = Double.random(in: 0.3...1, using: &random)
    let motion = SampledMotion(curve: TimedCurve(curve, duration: duration), duration: duration)

    let fit = try CurveFitter().fit(motion.samples)

    #expect(isClose(fit.duration, duration, 0.02), "seed \(seed): \(fit.duration) for \(duration)")
    let worst = (0...500).map { frame in
      let time = Double(frame) / 500 * duration
      return abs(fit.value(at: motion.start + time) - 100 * curve.value(at: time / duration))
    }.max()
    #expect(worst ?? 1 < 0.3, "seed \(seed): \(curve), found \(fit)")
  }

  /// Its last samples leave many other curves nearly as good.
  @Test(
    arguments: [
      TimedCurve(CubicBezier(0.5206, 0.4938, 0.7355, 0.8234), duration: 0.89),
      TimedCurve(CubicBezier(0.4056, 0.0798, 0.6443, 0.6283), duration: 0.624),
      TimedCurve(CubicBezier(0.7245, 0.6781, 0.6548, 0.726), duration: 0.3957),
    ]) func aCurveThatBreaksOffIsRecovered(curve: TimedCurve<CubicBezier>) throws
  {
    let fit = try CurveFitter().fit(SampledMotion(curve: curve, duration: curve.duration).samples)

    #expect(isClose(fit.duration, curve.duration, 0.001), "\(fit)")
    #expect(fit.confidence == 1, "\(fit)")
  }

  @Test func aVelocityAwayFromTheTargetIsRecovered() throws {
    let truth = Spring(dampingRatio: 0.7, response: 0.9, initialVelocity: -3)
    let motion = SampledMotion(curve: truth, duration: truth.settlingTime)

    let fit = try CurveFitter().fit(motion.samples)

    #expect(try isClose(spring(fit).dampingRatio, 0.7, 0.001))
    #expect(try isClose(spring(fit).initialVelocity, -3, 0.001))
  }

  @Test func aSpringWithoutItsEndIsRecovered() throws {
    let truth = Spring(dampingRatio: 0.3, response: 0.8)
    let whole = SampledMotion(curve: truth, duration: truth.settlingTime, from: 10, to: -4)

    let fit = try CurveFitter().fit(whole.samples.filter { $0.time < 1 })

    #expect(try isClose(spring(fit).dampingRatio, 0.3, 0.001))
    #expect(isClose(fit.to, -4, 0.001))
  }

  @Test func roundedFractionsAreEnough() throws {
    let truth = Spring(dampingRatio: 0.6, duration: 0.5)
    let motion = SampledMotion(curve: truth, duration: 0.5, from: 0.88, to: 1)

    let fit = try CurveFitter().fit(motion.samples)

    #expect(try isClose(spring(fit).dampingRatio, 0.6, 0.001))
    #expect(isClose(fit.duration, 0.5, 0.001))
  }

  @Test(
    arguments: [
      "spring(dampingRatio: 0.4, duration: 1)", "bezier(0.32, 0.72, 0, 1, duration: 0.5)", "easeOut(duration: 0.3)",
    ])
  func aFitIsSpelledAsItWasMade(spelling: String) throws {
    let spec = try CurveSpec(spelling)
    let fit = try CurveFitter().fit(SampledMotion(curve: spec.curve, duration: spec.duration).samples)

    #expect(fit.spec.description == spelling)
    #expect(fit.description.hasPrefix("\(spelling) from 0 to 100, 0.250 s to "))
  }

  /// On a short way the samples are rounded so much that other numbers explain them as well.
  @Test(
    arguments: [
      ("bezier(0.2, 0, 0, 1, duration: 0.5)", 0.88), ("bezier(0.4, 0, 0.2, 1, duration: 0.5)", 0.88),
      ("bezier(0.3, 0.7, 0.1, 1, duration: 0.5)", 0.8), ("bezier(0.2, 0, 0, 1, duration: 0.5)", 783),
      ("bezier(0.313, 0.217, 0.4711, 0.93, duration: 0.5)", 783),
    ])
  func aCubicCurveHasTheFewestDigitsThatFitAsWell(spelling: String, end: Double) throws {
    let spec = try CurveSpec(spelling)
    let motion = SampledMotion(curve: spec.curve, duration: spec.duration, from: end < 1 ? 1 : 0, to: end)
    #expect(try CurveFitter().fit(motion.samples).spec.description == spelling)
  }

  @Test(arguments: [
    (0.00000006737, "less than 0.001 %"), (0.0000049, "less than 0.001 %"), (0.0000051, "0.001 %"), (0.0002, "0.02 %"),
    (0.123456, "12.346 %"),
  ])
  func aMissIsSaidWithoutAnExponent(miss: Double, words: String) {
    #expect(CurveFit.Residual(maximum: miss, rms: miss).words == words)
  }

  @Test func aMotionThatIsNoCurveHasLittleConfidence() throws {
    let values = [0.0, 100, 20, 60].map { [Double](repeating: $0, count: 15) }.joined().map { $0 }
    let samples = values.indices.map { MotionSample(time: Double($0) / 60, value: values[$0]) }

    #expect(try CurveFitter().fit(samples).confidence < 0.2)
  }

  @Test(
    arguments: [
      ([], "There are no samples"),
      ([MotionSample(time: 0, value: 3), MotionSample(time: 1, value: 3)], "Nothing moves"),
      ([MotionSample(time: 0, value: .nan)], "not a finite number"),
      ([MotionSample(time: 0, value: 3), MotionSample(time: 0, value: 4)], "same time"),
      ([MotionSample(time: 0, value: 3), MotionSample(time: 1, value: 4)], "record more frames"),
    ])
  func whatCannotBeFittedIsSaid(samples: [MotionSample], words: String) {
    let error = #expect(throws: CurveFitError.self) { try CurveFitter().fit(samples) }
    #expect(error?.description.contains(words) == true, "\(String(describing: error))")
  }
}
