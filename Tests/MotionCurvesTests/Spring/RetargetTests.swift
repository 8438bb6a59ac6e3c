import Foundation
import Testing

import MotionCurves

/// A motion hands its velocity on.
@Suite struct RetargetTests {
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
      let spring = Spring(mass: 1, stiffness: 100, damping: damping, initialVelocity: 2, overdamping: .physical)
      let left = 1 - spring.value(at: 0.13)
      let next = spring.retargeted(at: 0.13, distance: 1, newDistance: left)
      for time in [0.01, 0.1, 0.5] {
        let continued = spring.value(at: 0.13) + left * next.value(at: time)
        #expect(isClose(continued, spring.value(at: 0.13 + time), within: 1e-13))
      }
    }
  }

  @Test(arguments: [(20.0, 120.0, 300.0), (50, -150, 900), (0, 3, 0)])
  func aWayIsASpringOverItsDistance(start: Double, target: Double, velocity: Double) throws {
    let way = SpringTrajectory(from: start, to: target, velocity: velocity, spring: Spring())

    let relative = try #require(way.relative)

    for time in [0.0, 0.05, 0.3, 1] {
      #expect(isClose(start + (target - start) * relative.value(at: time), way.value(at: time), within: 1e-11))
    }
  }

  @Test func aWayOfNoLengthIsNoSpring() {
    #expect(SpringTrajectory(from: 7, to: 7, velocity: 100, spring: Spring()).relative == nil)
  }

  @Test func anEasedCurveHandsItsVelocityToASpring() {
    // Linear over 2 s: 50 points per second on a way of 100; towards the start that is −50/60 per second of 60 points.
    let curve = TimedCurve(CubicBezier.linear, duration: 2)
    #expect(curve.initialVelocity(at: 1, distance: 100, newDistance: -60) == -50.0 / 60)
    #expect(curve.initialVelocity(at: 3, distance: 100, newDistance: -60) == 0)
  }

  /// Against the equation of motion, step by step (Runge–Kutta of the fourth order), from its target and from elsewhere.
  @Test(arguments: [(0.0, 300.0), (0, -40), (25, 300), (-60, 0)], [4.0, 20, 50])
  func aTrajectoryNeedsNoDistance(motion: (distance: Double, velocity: Double), damping: Double) {
    let spring = Spring(
      mass: 1, stiffness: 100, damping: damping, initialVelocity: 7, overdamping: .physical)
    let trajectory = SpringTrajectory(
      from: 5, to: 5 + motion.distance, velocity: motion.velocity, spring: spring)
    #expect(trajectory.value(at: 0) == 5 && trajectory.velocity(at: 0) == motion.velocity)

    var (x, v) = (5.0, motion.velocity)
    let target = 5 + motion.distance
    func force(_ x: Double, _ v: Double) -> Double { -100 * (x - target) - damping * v }
    let h = 1e-4
    for step in 1...5000 {
      let (x1, v1) = (v, force(x, v))
      let (x2, v2) = (v + h / 2 * v1, force(x + h / 2 * x1, v + h / 2 * v1))
      let (x3, v3) = (v + h / 2 * v2, force(x + h / 2 * x2, v + h / 2 * v2))
      let (x4, v4) = (v + h * v3, force(x + h * x3, v + h * v3))
      x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      guard step % 500 == 0 else { continue }
      let time = Double(step) * h
      #expect(isClose(trajectory.value(at: time), x, within: 1e-8))
      #expect(isClose(trajectory.velocity(at: time), v, within: 1e-7))
    }
  }

  @Test func aTrajectoryTurnsToWhereItIsWithoutABreak() {
    let spring = Spring(dampingRatio: 0.4, response: 0.6)
    let first = SpringTrajectory(from: 0, to: 100, spring: spring)
    for time in [0.05, 0.2, 0.41, 1.3] {
      // The new target is the very place that it passes: the distance is 0, the velocity is not.
      let second = first.retargeted(at: time, to: first.value(at: time))
      #expect(second.start == second.target)
      #expect(second.value(at: 0) == first.value(at: time))
      #expect(isClose(second.velocity(at: 0), first.velocity(at: time), within: 1e-12))
      #expect(isClose(second.value(at: 30), second.target, within: 1e-9))
      #expect(abs(second.value(at: 0.05) - second.target) > 0.01)
    }
  }

  @Test func aTrajectoryOfNoNumbersIsDefined() {
    let trajectory = SpringTrajectory(from: .nan, to: .infinity, velocity: .nan, spring: Spring())
    #expect(trajectory.issues.map(\.parameter) == ["from", "to", "velocity"])
    #expect(trajectory.value(at: 0.3) == 0)
  }

  @Test func noDistanceLeavesNoNormalisedVelocity() {
    #expect(Spring().initialVelocity(at: 0.1, distance: 100, newDistance: 0) == 0)
    #expect(Spring().retargeted(at: 0.1, distance: 100, newDistance: .leastNonzeroMagnitude).initialVelocity == 0)
  }
}
