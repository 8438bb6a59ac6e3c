import Foundation
import Testing

import MotionCurves

/// What becomes of a damping ratio above 1: in physics, in Core Animation, and in how long UIKit lets it run.
@Suite struct OverdampingTests {
  /// "An over-damped spring's length", iOS 26.1, probe: 9.2334 / ω. The probe's lengths are within 2e−4 of that.
  @Test(
    arguments: [
      (Spring(mass: 3, stiffness: 1000, damping: 500), 0.5057),
      (Spring(duration: 0.4, bounce: 0, overdamping: .coreAnimation), 0.5879),
      (Spring(mass: 1, stiffness: 100, damping: 40), 0.9235),
    ])
  func uikitLetsAnOverdampedSpringRunAsLongAsACriticalOne(spring: Spring, length: Double) {
    #expect(isClose(spring.settlingTime, length, within: 2e-4))
    #expect(isClose(spring.settlingTime, 9.233413476451586 / spring.angularFrequency, relative: 1e-12))
  }

  @Test func coreAnimationsOverdampedSpringRunsAsLongAsTheCriticalOne() {
    let (spring, critical) = (
      Spring(duration: 0.4, bounce: -0.2, overdamping: .coreAnimation),
      Spring(duration: 0.4, bounce: 0, overdamping: .coreAnimation)
    )
    #expect(isClose(spring.settlingTime, critical.settlingTime, relative: 1e-12))
    let pushed = { (spring: Spring) in spring.withInitialVelocity(3).settlingTime }
    #expect(isClose(pushed(spring), pushed(critical), relative: 1e-12))
    #expect(Spring(duration: 0.4, bounce: -0.2).settlingTime > spring.settlingTime)
  }

  /// "Negative bounce", iOS 26.1, probe: it starts at v + 2ζω and peaks at 1.115. By that rule the peak is 1.115 for an initial
  /// velocity of 1, and 1.099 from rest.
  @Test(arguments: [(1.0, 1.115), (0, 1.099)])
  func coreAnimationsOverdampedSpringPassesItsTarget(velocity: Double, value: Double) throws {
    let spring = Spring(duration: 0.4, bounce: -0.2, initialVelocity: velocity, overdamping: .coreAnimation)
    let peak = try #require(spring.peak)
    #expect(isClose(peak.value, value, within: 5e-4))
    #expect(isClose(spring.velocity(at: 0), velocity + 4 * .pi / (0.4 * 0.8), relative: 1e-14))
    #expect(spring.initialVelocity == velocity)
  }

  /// x = 1 − e^(−ζωt) (cosh st + ((ζω − v₀)/s) sinh st) with s = ω√(ζ² − 1) solves the equation from x′(0) = v₀.
  @Test(arguments: [1.001, 1.25, 2, 7])
  func coreAnimationsSpringIsThatOfPhysicsWithAnotherStart(ratio: Double) {
    let frequency = 12.0
    let (decay, spread) = (ratio * frequency, frequency * (ratio * ratio - 1).squareRoot())
    for velocity in [-3.0, 0, 5] {
      let spring = Spring(
        mass: 1, stiffness: frequency * frequency, damping: 2 * decay, initialVelocity: velocity,
        overdamping: .coreAnimation)
      for time in [0.01, 0.1, 0.5, 1] {
        let start = velocity + 2 * decay
        let x =
          1 - exp(-decay * time) * (cosh(spread * time) + (decay - start) / spread * sinh(spread * time))
        #expect(isClose(spring.value(at: time), x, within: 1e-10), "\(velocity) at \(time)")
      }
    }
  }

  @Test func upToCriticalDampingAllAreOne() {
    for bounce in [0, 0.3, 1] {
      let (physical, core) = (
        Spring(duration: 0.5, bounce: bounce, initialVelocity: 1),
        Spring(duration: 0.5, bounce: bounce, initialVelocity: 1, overdamping: .coreAnimation)
      )
      for time in [0, 0.1, 0.3, 1] { #expect(physical.value(at: time) == core.value(at: time)) }
    }
  }

  @Test func aClampedSpringIsCritical() {
    let (clamped, critical) = (
      Spring(mass: 1, stiffness: 100, damping: 40), Spring(mass: 1, stiffness: 100, damping: 20)
    )
    for time in [0.1, 0.3, 1] { #expect(clamped.value(at: time) == critical.value(at: time)) }
  }

  /// What goes on from another motion has its velocity already.
  @Test func aRetargetedSpringOfCoreAnimationKeepsValueAndVelocity() {
    let spring = Spring(duration: 0.4, bounce: -0.2, overdamping: .coreAnimation)
    let left = 300 - 100 * spring.value(at: 0.05)
    let next = spring.retargeted(at: 0.05, distance: 100, newDistance: left)
    #expect(isClose(next.velocity(at: 0) * left, 100 * spring.velocity(at: 0.05), relative: 1e-12))
    #expect(next.overdamping == .physical && next.damping == spring.damping)

    let way = SpringTrajectory(from: 20, to: 120, velocity: 30, spring: spring)
    #expect(isClose(way.velocity(at: 0), 30, relative: 1e-12))
  }
}
