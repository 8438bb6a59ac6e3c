import Foundation

/// A motion from start to target as a function of time: nothing in it ticks, and two reads at one time are equal.
///
/// Values are normalised: 0 at the start, 1 at the target, beyond 1 past it. A reader maps them onto a property as
/// `from + (to − from) · value`.
public protocol MotionCurve: Sendable, CustomStringConvertible {
  /// The normalised value at `time` seconds after the start; the start value for times before it.
  func value(at time: Double) -> Double

  /// The derivative of ``value(at:)``, in full distances per second.
  func velocity(at time: Double) -> Double

  /// Seconds from the start until the motion is at its end, or so close to it that it counts as at rest.
  var settlingTime: Double { get }

  /// What was wrong with the parameters, and what is used instead; empty for a sound curve.
  var issues: [CurveIssue] { get }

  /// The curve that this one runs through as it is, from beginning to end; itself for one that stands for no other.
  var original: any MotionCurve { get }
}

extension MotionCurve {
  public var original: any MotionCurve { self }

  /// The initial velocity that carries this motion's speed at `time` over into a motion of another distance.
  ///
  /// Both distances are in the property's own unit, signed: `distance` is the way this curve spans from start to
  /// target, `newDistance` the way from the value of now to the new target. The result is in new distances per second.
  /// A new distance of exactly 0 has no normalised velocity; the result is then 0. A ``SpringTrajectory`` keeps it.
  public func initialVelocity(at time: Double, distance: Double, newDistance: Double) -> Double {
    guard newDistance != 0 else { return 0 }
    let carried = velocity(at: time) * distance / newDistance
    return carried.isFinite ? carried : 0
  }
}
