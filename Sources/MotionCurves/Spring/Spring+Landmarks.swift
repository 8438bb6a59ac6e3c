import Foundation

extension Spring {
  /// The farthest point past the target.
  public struct Peak: Sendable, Equatable {
    /// Seconds from the start.
    public let time: Double

    /// How far past the target, as a fraction of the distance: exact where ``value`` rounds to 1, and 0 only where
    /// it is too small for a Double.
    public let overshoot: Double

    /// The value at that time.
    public var value: Double { 1 + overshoot }
  }

  /// The largest overshoot; nil for a spring that never passes its target.
  public var peak: Peak? {
    let shape = motion.shape
    return shape.peakTime.map { Peak(time: $0, overshoot: shape.displacement(at: $0)) }
  }

  /// The first time after 0 at which the value is 1, in seconds; nil for a spring that never gets there.
  public var firstCrossing: Double? { motion.shape.firstCrossing }

  /// The first time at which the value is at least `level`, in seconds and to the last bit; nil for a level that it never
  /// comes to.
  public func firstTime(at level: Double) -> Double? { motion.shape.firstTime(at: level - 1) }

  /// `settlingDuration` of `CASpringAnimation`, in seconds: an envelope's estimate for a spring that swings, the next
  /// tenth of a second for critical damping, exact for an overdamped one. An undamped spring never settles; it gets the
  /// greatest finite `Float`.
  public var settlingTime: Double { min(motion.shape.settlingDuration, Self.never) }

  /// The last time at which the value is `tolerance` away from 1, in seconds, exact to rounding.
  ///
  /// `tolerance` is a fraction of the distance, from 1e−15 to 0.999; others count as the nearest in that range.
  public func settlingTime(within tolerance: Double) -> Double {
    let sound = tolerance.isNaN ? Settling.tolerance : min(max(tolerance, 1e-15), 0.999)
    return min(motion.shape.settlingTime(within: sound), Self.never)
  }

  /// The visible step, as a fraction of the distance, when an animation with this spring is removed at `duration` seconds
  /// and the model value shows: 1 minus the value there, positive towards the target.
  public func endStep(at duration: Double) -> Double {
    duration > 0 ? -motion.displacement(at: min(duration, Self.endOfTime)) : 1
  }

  private static let never = Double(Float.greatestFiniteMagnitude)
}
