import InterludeUI

/// The curve that best explains a recorded property.
public nonisolated struct CurveFit: Sendable, Equatable {
  /// The sort of curve, and its numbers.
  public enum Curve: Sendable, Equatable {
    /// A cubic curve over the fit's duration; constant speed is `CubicBezier.linear`.
    case easing(CubicBezier)
    /// A spring, with the velocity that it sets off with.
    case spring(Spring)
  }

  /// How far the curve is from the samples, as fractions of the distance.
  public struct Residual: Sendable, Hashable {
    /// The largest miss.
    public var maximum: Double
    /// The root of the mean square of the misses.
    public var rms: Double
  }

  /// The curve of the named kinds that misses the samples least.
  public var curve: Curve
  /// When the motion begins, in seconds on the samples' own time.
  public var start: Double
  /// Seconds from there until the value is at rest. For a spring it is UIKit's duration or Core Animation's settling
  /// duration where one of these ends between the last moving sample and the first resting one, else the time of the
  /// latter.
  public var duration: Double
  /// Whether the samples show the value at rest at its end; otherwise the duration is what the curve lets expect.
  public var isEndSeen = true
  /// The value before the motion, in the property's own unit.
  public var from: Double
  /// The value that the curve leads to.
  public var to: Double
  /// How far the curve is from the samples.
  public var residual: Residual
  /// From 0 to 1: 1 where the curve is as close as the samples are exact, 0 where it is a tenth of the distance off.
  public var confidence: Double

  /// When the motion ends, in seconds on the samples' own time.
  public var end: Double { start + duration }

  /// The value at a time on the samples' own time, in the property's own unit.
  public func value(at time: Double) -> Double {
    if time >= end { return to }
    return from + (to - from) * motion.value(at: time - start)
  }

  /// The fitted curve as a function of the time since ``start``.
  public var motion: any MotionCurve {
    switch curve {
    case .easing(let bezier): TimedCurve(bezier, duration: duration)
    case .spring(let spring): spring
    }
  }
}

/// Why samples could not be explained, as a sentence.
public nonisolated struct CurveFitError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  public let description: String

  init(_ description: String) { self.description = description }

  public var errorDescription: String? { description }
}
