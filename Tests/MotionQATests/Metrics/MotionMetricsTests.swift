import Foundation
import InterludeUI
import Testing

@testable import MotionQA

struct MotionMetricsTests {
  private func metrics(_ curve: any MotionCurve, from: Double = 0, to: Double = 100) throws -> MotionMetrics {
    let all = PropertyTrace.moving(along: curve, from: from, to: to, frames: 200).metrics
    #expect(all.count == 1)
    return try #require(all.first)
  }

  private func isNear(_ a: Double?, _ b: Double, _ tolerance: Double) -> Bool {
    a.map { abs($0 - b) <= tolerance } ?? false
  }

  @Test func evenMotion() throws {
    let even = try metrics(TimedCurve(CubicBezier.linear, duration: 0.5), from: 20, to: 220)

    #expect((even.start, even.from, even.to) == (0.1, 20, 220))
    #expect(even.duration == 0.5)
    #expect(isNear(even.t10, 0.05, 1e-6) && isNear(even.t50, 0.25, 1e-6) && isNear(even.t90, 0.45, 1e-6))
    // The last frame's cubic slows down to rest, which takes it a little beside the line.
    #expect(isNear(even.settleTime, 0.495, 0.004))
    #expect(isNear(even.overshoot, 0, 0.002))
    #expect(isNear(even.peakVelocity, 400, 1e-6))
    #expect(even.endStep < 1e-4)
    #expect(even.stillFrameCount == 0)
    #expect(even.isMonotonic)
  }

  /// A spring from rest passes its end at (π − acos ζ) / ωd, is farthest at π / ωd, by exp(−ζπ / √(1 − ζ²)), and never
  /// is faster than ω exp(−ζ acos ζ / √(1 − ζ²)).
  @Test(arguments: [0.3, 0.5, 0.8]) func springs(ratio: Double) throws {
    let spring = Spring(dampingRatio: ratio, response: 0.6)
    let frequency = 2 * Double.pi / 0.6
    let root = (1 - ratio * ratio).squareRoot()
    let motion = try metrics(spring)

    #expect(isNear(motion.overshoot, exp(-ratio * .pi / root), 2e-4))
    #expect(isNear(motion.peakVelocity, 100 * frequency * exp(-ratio * acos(ratio) / root), 5))
    #expect(isNear(motion.peakVelocityTime, acos(ratio) / (frequency * root), 1.0 / 60))
    #expect(!motion.isMonotonic)
    // The reference: the last of very many times at which the spring is a thousandth off.
    let last = (0..<300_000).map { Double($0) * 1e-5 }.last { abs(spring.value(at: $0) - 1) > 0.001 }
    #expect(isNear(motion.settleTime, try #require(last), 5e-4), "\(motion.settleTime ?? 0), not \(last ?? 0)")
    let half = (0..<200_000).map { Double($0) * 1e-5 }.first { spring.value(at: $0) > 0.5 }
    #expect(isNear(motion.t50, try #require(half), 2e-4))
  }

  @Test func aMotionThatIsCutOffHasAStepAtItsEnd() throws {
    // Half way after half the time, and then at the end at once.
    let track = PropertyTrace.following(
      .centerX, { $0 < 0.1 ? 0 : $0 < 0.35 ? ($0 - 0.1) * 200 : 100 }, { 0.1 <= $0 && $0 < 0.35 ? 200 : 0 })
    let motion = try #require(track.metrics.first)
    #expect(isNear(motion.endStep, 50, 0.01))
  }

  @Test func framesWithoutChangeAreCounted() throws {
    // At 60 frames a second, a motion that moves on every third only.
    let track = PropertyTrace.following(
      .centerX, { time in min(100, max(0, ((time * 60 - 6) / 3).rounded(.up) * 20)) },
      { 0.1 <= $0 && $0 < 0.35 ? 400 : 0 })
    #expect(try #require(track.metrics.first).stillFrameCount >= 8)
  }

  @Test func wayThereAndWayBackAreTwoMotions() {
    let track = PropertyTrace.following(
      .centerX, { $0 < 0.2 ? $0 * 100 : $0 < 0.5 ? 20 : max(0, 70 - $0 * 100) },
      { $0 < 0.2 ? 100 : $0 < 0.5 ? 0 : $0 < 0.7 ? -100 : 0 })
    #expect(track.metrics.map(\.to) == [20, 0])
    #expect(track.motions.map(\.frames) == [0...12, 30...42])
  }

  @Test func aMotionThatReturnsHasNoWay() throws {
    let track = PropertyTrace.following(
      .centerX, { 0.1 < $0 && $0 < 0.6 ? sin(($0 - 0.1) * 2 * .pi) * 10 : 0 },
      { 0.1 < $0 && $0 < 0.6 ? 20 * .pi * cos(($0 - 0.1) * 2 * .pi) : 0 })
    let motion = try #require(track.metrics.first)
    #expect(motion.t50 == nil && motion.settleTime == nil && motion.overshoot == nil)
  }

  @Test func motionDoesNotReachAcrossAnAbsence() {
    var track = PropertyTrace.following(
      .centerX, { $0 < 0.2 ? $0 * 100 : $0 < 0.5 ? 20 : 90 }, { $0 < 0.2 ? 100 : 0 })
    track.presence = [0..<25, 30..<61]
    #expect(track.motions.map(\.frames) == [0...12])
  }

  /// What is half a per cent off has not settled, here as for springs and curves.
  @Test func settledIsOneThingEverywhere() throws {
    let spring = Spring(dampingRatio: 0.7, response: 0.4)
    let recorded = try #require(try metrics(spring, to: 1000).settleTime)
    let landmarks = CurveLandmarks(of: try CurveSpec("spring(dampingRatio: 0.7, response: 0.4)"))
    let truth = try #require((0..<300_000).map { Double($0) * 1e-5 }.last { abs(spring.value(at: $0) - 1) > 0.001 })

    #expect(abs(recorded - truth) < 5e-4)
    #expect(landmarks.settle.map { abs($0 - truth) < 2e-5 } == true)
    #expect("\(spring)".contains("settles in \(String(format: "%.4g", truth)) s"), "\(spring)")
    #expect(Settling.words == "within 0.1 % of the way for good")
  }

  @Test func whatChangesAtOnceHasNoWay() throws {
    let track = PropertyTrace.following(.hidden, { $0 < 0.5 ? 1 : 0 }, { _ in 0 })
    let change = try #require(track.metrics.first)

    #expect(change.isInstant && (change.start, change.duration) == (0.5, 0))
    #expect(change.overshoot == nil && change.peakJerk == nil && change.t50 == nil && change.settleTime == nil)
    #expect("\(change)" == "1 → 0 at 0.500 s, at once")
  }

  /// Where the velocity steps, or its change does, a jerk would be a number of the frame rate.
  @Test(arguments: [CubicBezier.easeOut, .linear, .easeInEaseOut]) func whatStartsAtOnceHasNoJerk(bezier: CubicBezier)
    throws
  {
    let curve = TimedCurve(bezier, duration: 0.5)
    let track = PropertyTrace.following(
      .centerX, { $0 < 0.1 ? 0 : 500 * curve.value(at: $0 - 0.1) },
      { $0 < 0.1 || $0 > 0.6 ? 0 : 500 * curve.velocity(at: $0 - 0.1) })
    let motion = try #require(track.metrics.first)
    if bezier == .easeOut {
      #expect(motion.peakJerk == nil)
      #expect(
        motion.violations(of: MotionLimits(peakJerk: 1e9)) == [
          "jerk is not defined, since the velocity steps or bends, or the frames are too few."
        ])
    } else if bezier == .linear {
      #expect(try #require(motion.peakJerk) < 5, "from beginning to end the velocity is the same")
    }
    #expect(motion.violations(of: MotionLimits()).isEmpty)
  }

  /// It sets off fastest, by 1 / 0.58 of the way in a duration, wherever the frames are.
  @Test(arguments: [0, 0.25, 0.4, 0.9]) func theGreatestVelocityIsThatOfTheCurveAndNotOfTheFrames(phase: Double) throws
  {
    let curve = TimedCurve(CubicBezier.easeOut, duration: 0.5)
    let start = 0.1 + phase / 60
    var track = PropertyTrace.following(
      .centerX, { $0 < start ? 0 : 100 * curve.value(at: $0 - start) },
      { $0 < start || $0 >= start + 0.5 ? 0 : 100 * curve.velocity(at: $0 - start) })
    track.turns = [MotionTurn(time: start, value: 0), MotionTurn(time: start + 0.5, value: 100)]
    track.hasOwnTurns = true
    let motion = try #require(track.metrics.first)
    #expect(isNear(motion.peakVelocity, 100 / 0.58 / 0.5, 0.05), "\(motion.peakVelocity)")
    #expect(isNear(motion.peakVelocityTime, 0, 1e-4))
  }

  /// A spring from rest has its greatest jerk where it sets off: −2ζω³, and less by what a frame takes from it.
  @Test func theJerkOfASpringIsItsOwn() throws {
    let frequency = 2 * Double.pi / 1.5
    let motion = try metrics(Spring(dampingRatio: 0.5, response: 1.5))
    let jerk = 100 * pow(frequency, 3)
    #expect(isNear(motion.peakJerk, jerk, 0.1 * jerk), "\(motion.peakJerk ?? 0), not \(jerk)")
  }

  @Test func limitsAreSentences() throws {
    let motion = try metrics(Spring(dampingRatio: 0.5, response: 0.6))

    #expect(motion.violations(of: MotionLimits(overshoot: 0.1...0.2, isMonotonic: false)).isEmpty)
    let broken = motion.violations(of: MotionLimits(settleTime: 0...0.2, overshoot: 0...0.05, isMonotonic: true))
    #expect(broken.count == 3)
    #expect(broken[1].hasPrefix("overshoot is 0.163") && broken[1].hasSuffix("outside 0…0.05."))
    #expect(broken[2] == "it is not monotonic.")
  }
}
