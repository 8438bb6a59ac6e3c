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

  /// How long UIKit lets an animation with this spring run that takes its own time, in seconds: `UISpringTimingParameters` with
  /// a mass, `UIView.animate(springDuration:bounce:)`.
  ///
  /// For a spring that swings, Core Animation's estimate by an envelope. A critical spring takes until 0.001 of the way is left,
  /// from rest 9.2334 / ω, and Core Animation's overdamped one as long as the critical one of its ω (measured on iOS 26.1, from
  /// rest: 0.5057 s for mass 3, stiffness 1000 and damping 500). One that creeps takes until 0.001 of its own way is left. An
  /// undamped spring never settles; it gets the greatest finite `Float`.
  public var settlingTime: Double {
    let exact =
      switch motion {
      case .underdamped(let motion): motion.coreAnimationSettlingDuration
      case .overdamped where overdamping == .coreAnimation:
        CriticalMotion(frequency: angularFrequency, from: -1, initialVelocity: initialVelocity)
          .settlingTime(within: Settling.tolerance)
      case .critical, .overdamped: motion.shape.settlingTime(within: Settling.tolerance)
      }
    return min(exact, Self.never)
  }

  /// `settlingDuration` of `CASpringAnimation`, in seconds: an envelope's estimate for a spring that swings, the next
  /// tenth of a second for critical damping, exact for an overdamped one, of which nothing is known. An undamped spring never
  /// settles; it gets the greatest finite `Float`.
  public var coreAnimationSettlingDuration: Double {
    min(motion.shape.coreAnimationSettlingDuration, Self.never)
  }

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
