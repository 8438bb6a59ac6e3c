import Foundation
import InterludeTestSupport
import Testing

import MotionCurves

/// A spring knows its peak, crossing, settling and end step.
@Suite struct SpringLandmarkTests {
  @Test func settlingDurationOfTheDefaultSpringIsCoreAnimations() {
    #expect(isClose(Spring().coreAnimationSettlingDuration, 1.4727003346780927, within: 1e-15))
  }

  @Test func criticalSettlingOfCoreAnimationIsFoundInAddedTenths() {
    // 0.1 added nine times is not 0.9.
    #expect(Spring(mass: 1, stiffness: 100, damping: 20).coreAnimationSettlingDuration == 0.9999999999999999)
    #expect(Spring.system.coreAnimationSettlingDuration == (0..<6).reduce(0.0) { sum, _ in sum + 0.1 })
  }

  @Test func undampedSpringsSettleAtTheGreatestFiniteFloat() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 0)
    #expect(spring.settlingTime == Double(Float.greatestFiniteMagnitude))
    #expect(spring.coreAnimationSettlingDuration == Double(Float.greatestFiniteMagnitude))
    #expect(spring.settlingTime(within: 0.1) == Double(Float.greatestFiniteMagnitude))
  }

  @Test func aVerySlowCriticalSpringSettlesWithoutCountingTenths() {
    let spring = Spring(mass: 1e9, stiffness: 1e-3, damping: 2e3)
    #expect(isClose(spring.coreAnimationSettlingDuration, 9.233413476451586e6, relative: 1e-12))
  }

  /// A damping ratio, exactly critical one time in five.
  private func ratio(from lowest: Double, using random: inout SplitMix64) -> Double {
    Int.random(in: 0..<5, using: &random) == 0 ? 1 : .random(in: lowest...3, using: &random)
  }

  /// Against a fine scan: on the tolerance at the settling time, within it ever after.
  @Test func exactSettlingIsTheLastTimeOutOfTolerance() {
    let seed: UInt64 = 2
    var random = SplitMix64(seed: seed)
    for _ in 0..<400 {
      let spring = Spring(
        dampingRatio: ratio(from: 0.05, using: &random), response: .random(in: 0.1...2, using: &random),
        initialVelocity: .random(in: -60...60, using: &random))
      let tolerance = [0.001, 0.01, 0.3].randomElement(using: &random) ?? 0.001
      let settled = spring.settlingTime(within: tolerance)
      #expect(isClose(abs(spring.value(at: settled) - 1), tolerance, relative: 1e-9), "seed \(seed), \(spring)")
      let step = spring.response / 100
      let strays = (1...2000).filter { abs(spring.value(at: settled + Double($0) * step) - 1) > tolerance * (1 + 1e-9) }
      #expect(strays.isEmpty, "seed \(seed), \(spring)")
    }
  }

  /// Against a fine scan of the first three periods, and at the peak itself.
  @Test func peakIsTheHighestPointAndCrossingTheFirst() {
    let seed: UInt64 = 3
    var random = SplitMix64(seed: seed)
    for _ in 0..<Thoroughness.rounds(80, whole: 400) {
      let spring = Spring(
        dampingRatio: ratio(from: 0, using: &random), response: 1,
        initialVelocity: .random(in: -60...60, using: &random))
      let times = (0...30_000).map { Double($0) / 10_000 }
      let scanned = times.map(spring.value)
      let crossing = times.first { spring.value(at: $0) > 1 }
      guard let peak = spring.peak, let first = spring.firstCrossing else {
        #expect(crossing == nil && spring.peak == nil && spring.firstCrossing == nil, "seed \(seed), \(spring)")
        continue
      }
      #expect(peak.overshoot > 0 && abs(spring.velocity(at: peak.time)) < 1e-9, "seed \(seed), \(spring)")
      #expect((scanned.max() ?? 0) <= peak.value + 1e-12, "seed \(seed), \(spring)")
      #expect(isClose(spring.value(at: first), 1, within: 1e-11), "seed \(seed), \(spring)")
      if let crossing { #expect(isClose(crossing, first, within: 1.1e-4), "seed \(seed), \(spring)") }
    }
  }

  /// (√3/2 damping etc.): overshoot of a spring from rest is e^(−πζ/√(1 − ζ²)), at half a damped period.
  @Test func overshootFromRestIsTheTextbookFormula() throws {
    for ratio in [0.1, 0.5, 0.8, 0.99] {
      let root = (1 - ratio * ratio).squareRoot()
      let peak = try #require(Spring(dampingRatio: ratio, response: 2).peak)
      #expect(isClose(peak.overshoot, exp(-.pi * ratio / root), relative: 1e-12))
      #expect(isClose(peak.time, 1 / root, relative: 1e-12))
    }
  }

  /// Frequency 1 and decay 1 − 2⁻³⁰, both exact: the damped frequency is √(2⁻²⁹ − 2⁻⁶⁰).
  @Test func aSpringAHairFromCriticalKeepsTheDigitsOfItsPeriod() throws {
    let hair = 0x1p-30
    let peak = try #require(Spring(mass: 1, stiffness: 1, damping: 2 - 2 * hair).peak)
    #expect(isClose(peak.time, .pi / (2 * hair - hair * hair).squareRoot(), relative: 1e-15))
  }

  @Test func anOvershootTooSmallToShowInTheValueIsStillKnown() throws {
    let peak = try #require(Spring(mass: 1, stiffness: 170, damping: 26).peak)
    #expect(peak.value == 1)
    #expect(isClose(peak.overshoot, exp(-13 * .pi), relative: 1e-9))
  }

  @Test func endStepIsWhatIsMissingSigned() {
    let spring = Spring()
    for time in [0.1, 0.3627598728468436, 0.5, 1] {
      #expect(isClose(spring.endStep(at: time), 1 - spring.value(at: time), within: 1e-15))
    }
    #expect(spring.endStep(at: 0.3627598728468436) < 0)
    #expect(spring.endStep(at: 0) == 1)
    #expect(spring.endStep(at: -.infinity) == 1)
    #expect(spring.endStep(at: .infinity) == 0)
  }
}
