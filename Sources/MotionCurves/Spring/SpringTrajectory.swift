/// The way of a value that a spring pulls to a target, in the value's own unit: from any place, at any velocity.
///
/// A ``Spring`` counts in distances from start to target, which says nothing where there is no distance: a value that is at
/// its target already, but not at rest, swings through it and back.
public struct SpringTrajectory: MotionCurve, Equatable {
  /// Where it starts, and where it comes to rest.
  public let start, target: Double

  /// In units per second, at the start.
  public let initialVelocity: Double

  /// Those of the spring are its own.
  public let issues: [CurveIssue]

  private let spring: Spring
  /// From the near side, as a spring's motion starts: mirrored for a value that is above its target.
  private let motion: SpringMotion
  private let sign: Double

  /// - Parameters:
  ///   - start: where it sets off.
  ///   - target: where it comes to rest.
  ///   - velocity: in units per second, whichever way. As for the places, a number that is not finite counts as 0.
  ///   - spring: its own initial velocity does not count, nor what ``Spring/Overdamping/coreAnimation`` adds to it.
  public init(from start: Double, to target: Double, velocity: Double = 0, spring: Spring) {
    var check = InputCheck("SpringTrajectory")
    self.start = check.finite("from", start)
    self.target = check.finite("to", target)
    initialVelocity = check.finite("velocity", velocity)
    issues = check.issues
    self.spring = spring.withInitialVelocity(0)
    let distance = self.target - self.start
    sign = (distance == 0 ? initialVelocity : distance) < 0 ? -1 : 1
    motion = SpringMotion(
      frequency: spring.angularFrequency, decay: spring.damping / (2 * spring.mass), from: -abs(distance),
      initialVelocity: sign * initialVelocity, overdamping: spring.overdamping.withoutKick)
  }

  /// The start for times before it.
  public func value(at time: Double) -> Double {
    time > 0 ? target + sign * motion.displacement(at: min(time, Spring.endOfTime)) : start
  }

  /// In units per second; 0 before the start.
  public func velocity(at time: Double) -> Double { sign * motion.velocity(at: time) }

  /// That of the spring let go at rest, or kicked off at a distance per second; whichever is longer counts for a velocity.
  public var settlingTime: Double {
    initialVelocity == 0 ? spring.settlingTime : max(spring.settlingTime, spring.withInitialVelocity(1).settlingTime)
  }

  /// The last time at which the value is `tolerance` away from the target, in seconds; 0 for one that is nearer throughout.
  ///
  /// `tolerance` is in the value's unit, above 0.
  public func settlingTime(within tolerance: Double) -> Double {
    motion.shape.settlingTime(within: max(tolerance, Double.leastNormalMagnitude))
  }

  /// The first time at which the value has come to a place on its way, the target, or past it, in seconds; 0 for a place that
  /// lies behind it, nil for one that it does not come to.
  public func firstTime(at place: Double) -> Double? { motion.shape.firstTime(at: sign * (place - target)) }

  /// The way to another target from where this one is at a time, without a break in value or velocity.
  public func retargeted(at time: Double, to newTarget: Double) -> SpringTrajectory {
    SpringTrajectory(from: value(at: time), to: newTarget, velocity: velocity(at: time), spring: spring)
  }

  /// The same way as a spring from 0 at its start to 1 at its target; nil where they are one place.
  package var relative: Spring? {
    guard start != target else { return nil }
    return spring.retargeted(at: 0, distance: 1, newDistance: 1).withInitialVelocity(initialVelocity / (target - start))
  }

  public var description: String {
    "\(start.brief) to \(target.brief) at \(initialVelocity.brief)/s on \(spring)"
  }
}
