import Foundation

/// A solution of d̈ + 2·decay·ḋ + frequency²·d = 0, in one of the three damping regimes: how far a value still is from its
/// target.
///
/// It starts on the near side: `start` is 0 or less, and where it is 0, `initialVelocity` is not below 0. A spring's way from 0
/// to 1 starts at −1.
package enum SpringMotion: Sendable, Equatable {
  case underdamped(UnderdampedMotion)
  case critical(CriticalMotion)
  case overdamped(OverdampedMotion)

  init(
    frequency: Double, decay: Double, from start: Double = -1, initialVelocity: Double,
    overdamping: Spring.Overdamping
  ) {
    let ratio = decay / frequency
    if abs(ratio - 1) <= Self.criticalTolerance || (ratio > 1 && overdamping == .clamped) {
      self = .critical(CriticalMotion(frequency: frequency, from: start, initialVelocity: initialVelocity))
    } else if ratio < 1 {
      self = .underdamped(
        UnderdampedMotion(
          frequency: frequency, decay: decay, from: start, initialVelocity: initialVelocity))
    } else {
      self = .overdamped(
        OverdampedMotion(
          frequency: frequency, decay: decay, from: start,
          initialVelocity: initialVelocity + (overdamping == .coreAnimation ? 2 * decay : 0)))
    }
  }

  /// d: below 0 on the near side of the target, above 0 past it.
  func displacement(at time: Double) -> Double {
    switch self {
    case .underdamped(let motion): motion.displacement(at: time)
    case .critical(let motion): motion.displacement(at: time)
    case .overdamped(let motion): motion.displacement(at: time)
    }
  }

  /// The value of a way from 0 to 1: 0 before the start.
  package func value(at time: Double) -> Double {
    time > 0 ? 1 + displacement(at: min(time, Spring.endOfTime)) : 0
  }

  /// ḋ: 0 before the start.
  package func velocity(at time: Double) -> Double {
    guard time >= 0 else { return 0 }
    let time = min(time, Spring.endOfTime)
    return switch self {
    case .underdamped(let motion): motion.velocity(at: time)
    case .critical(let motion): motion.velocity(at: time)
    case .overdamped(let motion): motion.velocity(at: time)
    }
  }

  /// The regime's own account of itself, for everything that is not read once per frame.
  var shape: any SpringShape {
    switch self {
    case .underdamped(let motion): motion
    case .critical(let motion): motion
    case .overdamped(let motion): motion
    }
  }

  /// How far from 1 a damping ratio may be by rounding alone: forms such as `duration` and `bounce` pass through several
  /// roundings. A ratio this close changes no value by more than itself.
  private static let criticalTolerance = 1e-13
}

/// The landmarks of a spring's motion.
protocol SpringShape: Sendable {
  func displacement(at time: Double) -> Double

  /// The first time after 0 with d = 0.
  var firstCrossing: Double? { get }

  /// The time of the largest d above 0.
  var peakTime: Double? { get }

  /// The last time with |d| = `tolerance`, 0 for a motion that is nearer throughout; infinite when there is none.
  func settlingTime(within tolerance: Double) -> Double

  /// The `settlingDuration` of `CASpringAnimation`.
  var coreAnimationSettlingDuration: Double { get }
}

extension SpringShape {
  /// The time in `low`…`high` at which |d| comes down to `tolerance` for good. At `low` it must be above; from there to
  /// `high` it may cross the target but not turn outside `tolerance`.
  func settling(from low: Double, to high: Double, within tolerance: Double) -> Double {
    let sign: Double = displacement(at: low) < 0 ? -1 : 1
    return Bisection.first(from: low, to: high) { sign * displacement(at: $0) <= tolerance }
  }

  /// The first time at which d is at least `level`; nil when it never is.
  func firstTime(at level: Double) -> Double? {
    guard displacement(at: 0) < level else { return 0 }
    guard level < 0 else { return level == 0 ? firstCrossing : firstTime(past: level) }
    // Up to the target it turns once at most, and where it does, on the way down.
    var end = firstCrossing ?? 1
    while displacement(at: end) < level { end *= 2 }
    return Bisection.first(from: 0, to: end) { displacement(at: $0) >= level }
  }

  private func firstTime(past level: Double) -> Double? {
    guard let peakTime, displacement(at: peakTime) >= level else { return nil }
    return Bisection.first(from: firstCrossing ?? 0, to: peakTime) { displacement(at: $0) >= level }
  }
}
