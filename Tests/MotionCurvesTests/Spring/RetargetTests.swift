import Foundation
import Testing

import MotionCurves

@Suite("A motion hands its velocity on")
struct RetargetTests {
  /// From 100 to 300, turned back to 50 midway: position and speed in points go on without a break.
  @Test(arguments: [0.05, 0.2, 0.36, 0.7])
  func aRetargetedSpringGoesOnFromItsValueAndVelocity(time: Double) {
    let spring = Spring()
    let position = 100 + 200 * spring.value(at: time)
    let speed = 200 * spring.velocity(at: time)

    let next = spring.retargeted(at: time, distance: 200, newDistance: 50 - position)

    #expect(position + (50 - position) * next.value(at: 0) == position)
    #expect(isClose((50 - position) * next.velocity(at: 0), speed, relative: 1e-14))
    #expect(next.stiffness == spring.stiffness && next.damping == spring.damping)
  }

  /// Physics does not know that a spring was started anew for the same target.
  @Test func retargetingToTheSameTargetChangesNothing() {
    for damping in [4.0, 20, 50] {
      let spring = Spring(mass: 1, stiffness: 100, damping: damping, initialVelocity: 2, allowsOverdamping: true)
      let left = 1 - spring.value(at: 0.13)
      let next = spring.retargeted(at: 0.13, distance: 1, newDistance: left)
      for time in [0.01, 0.1, 0.5] {
        let continued = spring.value(at: 0.13) + left * next.value(at: time)
        #expect(isClose(continued, spring.value(at: 0.13 + time), within: 1e-13))
      }
    }
  }

  @Test func anEasedCurveHandsItsVelocityToASpring() {
    // Linear over 2 s: 50 points per second on a way of 100; towards the start that is −50/60 per second of 60 points.
    let curve = TimedCurve(CubicBezier.linear, duration: 2)
    #expect(curve.initialVelocity(at: 1, distance: 100, newDistance: -60) == -50.0 / 60)
    #expect(curve.initialVelocity(at: 3, distance: 100, newDistance: -60) == 0)
  }

  @Test func noDistanceLeavesNoNormalisedVelocity() {
    #expect(Spring().initialVelocity(at: 0.1, distance: 100, newDistance: 0) == 0)
    #expect(Spring().retargeted(at: 0.1, distance: 100, newDistance: .leastNonzeroMagnitude).initialVelocity == 0)
  }
}
