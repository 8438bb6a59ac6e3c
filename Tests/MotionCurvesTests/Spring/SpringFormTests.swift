import Foundation
import InterludeTestSupport
import Testing

import MotionCurves

/// A spring converts between its forms.
@Suite struct SpringFormTests {
  static let bounces = SpringTable.entries.filter { $0.given["bounce"] != nil }
  static let responses = SpringTable.entries.filter { $0.given["response"] != nil }

  @Test(arguments: bounces)
  func durationAndBounceAreTheTables(entry: SpringTable.Entry) throws {
    let spring = Spring(
      duration: try #require(entry.given["perceptualDuration"]), bounce: try #require(entry.given["bounce"]),
      initialVelocity: try #require(entry.given["initialVelocity"]))
    expect(spring, isThatOf: entry)
  }

  @Test(arguments: responses)
  func dampingRatioAndResponseAreTheTables(entry: SpringTable.Entry) throws {
    let spring = Spring(
      dampingRatio: try #require(entry.given["dampingFraction"]), response: try #require(entry.given["response"]))
    expect(spring, isThatOf: entry)
  }

  private func expect(_ spring: Spring, isThatOf entry: SpringTable.Entry) {
    #expect(isClose(spring.stiffness, entry.stiffness, relative: 1e-14))
    #expect(isClose(spring.damping, entry.damping, relative: 1e-14))
    for (time, value) in zip(entry.times, entry.values) {
      #expect(isClose(spring.value(at: time), value, within: 1e-12), "at \(time)")
    }
    #expect(
      isClose(
        spring.coreAnimationSettlingDuration, entry.ca_settling_duration ?? entry.settling_time_0p001, within: 1e-9))
  }

  /// k = (2π/d)², c = 4π(1 − b)/d or 4π/(d(1 + b)); not 4π/(d + 4πb).
  @Test func bounceFollowsTheMeasuredFormula() {
    let spring = Spring(duration: 0.5, bounce: -0.3)
    #expect(isClose(spring.stiffness, 16 * .pi * .pi, relative: 1e-15))
    #expect(isClose(spring.damping, 4 * .pi / (0.5 * 0.7), relative: 1e-15))
    #expect(spring.overdamping == .physical)
    #expect(isClose(Spring(duration: 0.5, bounce: 0.3).damping, 4 * .pi * 0.7 / 0.5, relative: 1e-15))
    #expect(Spring(duration: 0.5, bounce: 1).damping == 0)
  }

  @Test func everyFormGivesBackTheOthers() {
    let seed: UInt64 = 4
    var random = SplitMix64(seed: seed)
    for _ in 0..<1000 {
      let ratio = Double.random(in: 0...4, using: &random)
      let response = Double.random(in: 0.05...5, using: &random)
      let spring = Spring(dampingRatio: ratio, response: response)
      let bounced = Spring(duration: spring.response, bounce: spring.bounce)
      let physical = Spring(
        mass: 2, stiffness: 2 * spring.stiffness, damping: 2 * spring.damping, overdamping: .physical)
      for other in [spring, bounced, physical] {
        #expect(isClose(other.dampingRatio, ratio, within: 1e-13), "seed \(seed), \(ratio), \(response)")
        #expect(isClose(other.response, response, relative: 1e-13), "seed \(seed), \(ratio), \(response)")
        #expect(isClose(other.value(at: 0.3), spring.value(at: 0.3), within: 1e-12), "seed \(seed), \(ratio)")
      }
    }
  }

  @Test func theDefaultsAreThoseOfCoreAnimationAndUIKit() {
    let spring = Spring()
    #expect([spring.mass, spring.stiffness, spring.damping, spring.initialVelocity] == [1, 100, 10, 0])
    #expect([Spring.system.mass, Spring.system.stiffness, Spring.system.damping] == [3, 1000, 500])
    #expect(isClose(Spring.system.angularFrequency, 18.2574, within: 5e-5))
    #expect(Spring.system.dampingRatio == 1)
  }
}
