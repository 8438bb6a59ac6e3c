/// The way of a value that a spring pulls to a target, in the value's own unit: from any place, at any velocity.
///
/// A ``Spring`` counts in distances from start to target, which says nothing where there is no distance: a value that is at
/// its target already, but not at rest, swings through it and back. The equation of a spring is linear in where and how
/// fast it starts, so the way is that of a spring let go at rest, times the distance, plus the velocity's multiple of what a
/// velocity of 1 adds.
public struct SpringTrajectory: MotionCurve, Equatable {
  /// Where it starts, and where it comes to rest.
  public let start, target: Double

  /// In units per second, at the start.
  public let initialVelocity: Double

  /// Those of the spring are its own.
  public let issues: [CurveIssue]

  private let atRest, kicked: Spring

  /// - Parameters:
  ///   - start: where it sets off.
  ///   - target: where it comes to rest.
  ///   - velocity: in units per second, whichever way. As for the places, a number that is not finite counts as 0.
  ///   - spring: its own initial velocity does not count.
  public init(from start: Double, to target: Double, velocity: Double = 0, spring: Spring) {
    var check = InputCheck("SpringTrajectory")
    self.start = check.finite("from", start)
    self.target = check.finite("to", target)
    initialVelocity = check.finite("velocity", velocity)
    issues = check.issues
    atRest = spring.withInitialVelocity(0)
    kicked = spring.withInitialVelocity(1)
  }

  public func value(at time: Double) -> Double {
    let rest = atRest.value(at: time)
    return start + (target - start) * rest + initialVelocity * (kicked.value(at: time) - rest)
  }

  /// In units per second.
  public func velocity(at time: Double) -> Double {
    let rest = atRest.velocity(at: time)
    return (target - start) * rest + initialVelocity * (kicked.velocity(at: time) - rest)
  }

  /// That of the spring let go at rest, or kicked off at a distance per second; whichever is longer counts for a velocity.
  public var settlingTime: Double {
    initialVelocity == 0 ? atRest.settlingTime : max(atRest.settlingTime, kicked.settlingTime)
  }

  /// The way to another target from where this one is at a time, without a break in value or velocity.
  public func retargeted(at time: Double, to newTarget: Double) -> SpringTrajectory {
    SpringTrajectory(from: value(at: time), to: newTarget, velocity: velocity(at: time), spring: atRest)
  }

  public var description: String {
    "\(start.brief) to \(target.brief) at \(initialVelocity.brief)/s on \(atRest)"
  }
}
