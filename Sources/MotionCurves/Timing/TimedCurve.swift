import Foundation

/// A timing function stretched over a duration: the motion of `UIView.animate(withDuration:)` with an ordinary curve.
public struct TimedCurve<Function: TimingFunction>: MotionCurve {
  /// The easing.
  public let function: Function

  /// Seconds from start to end, 0 or more. A curve of duration 0 is at its end from time 0 on.
  public let duration: Double

  public let issues: [CurveIssue]

  /// A `duration` that is negative, infinite or not a number counts as 0.
  public init(_ function: Function, duration: Double) {
    var check = InputCheck("TimedCurve")
    self.function = function
    self.duration = check.require("duration", duration, in: 0...Self.longestDuration, otherwise: 0)
    self.issues = function.issues + check.issues
  }

  public var settlingTime: Double { duration }

  public func value(at time: Double) -> Double {
    if duration == 0 { return function.value(at: time >= 0 ? 1 : 0) }
    return function.value(at: time / duration)
  }

  /// The derivative in distances per second: 0 before the start, after the end, and for duration 0.
  public func velocity(at time: Double) -> Double {
    guard duration > 0, time >= 0, time <= duration else { return 0 }
    return function.slope(at: time / duration) / duration
  }

  public var description: String { "\(function), duration: \(duration.brief) s" }

  /// A little over thirty years, in seconds.
  private static var longestDuration: Double { 1e9 }
}

extension TimedCurve: Equatable where Function: Equatable {}
