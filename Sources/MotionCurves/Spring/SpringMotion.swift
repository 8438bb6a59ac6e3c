import Foundation

/// A solution of ẍ + 2·decay·ẋ + frequency²·(x − 1) = 0 with x(0) = 0, in one of the three damping regimes.
package enum SpringMotion: Sendable, Equatable {
  case underdamped(UnderdampedMotion)
  case critical(CriticalMotion)
  case overdamped(OverdampedMotion)

  init(frequency: Double, decay: Double, initialVelocity: Double, allowsOverdamping: Bool) {
    let ratio = decay / frequency
    if abs(ratio - 1) <= Self.criticalTolerance || (ratio > 1 && !allowsOverdamping) {
      self = .critical(CriticalMotion(frequency: frequency, initialVelocity: initialVelocity))
    } else if ratio < 1 {
      self = .underdamped(UnderdampedMotion(frequency: frequency, decay: decay, initialVelocity: initialVelocity))
    } else {
      self = .overdamped(OverdampedMotion(frequency: frequency, decay: decay, initialVelocity: initialVelocity))
    }
  }

  /// x − 1.
  func displacement(at time: Double) -> Double {
    switch self {
    case .underdamped(let motion): motion.displacement(at: time)
    case .critical(let motion): motion.displacement(at: time)
    case .overdamped(let motion): motion.displacement(at: time)
    }
  }

  /// x: 0 before the start.
  package func value(at time: Double) -> Double {
    time > 0 ? 1 + displacement(at: min(time, Spring.endOfTime)) : 0
  }

  /// ẋ: 0 before the start.
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

  /// The first time after 0 with x = 1.
  var firstCrossing: Double? { get }

  /// The time of the largest x above 1.
  var peakTime: Double? { get }

  /// The last time with |x − 1| = `tolerance`; infinite when there is none.
  func settlingTime(within tolerance: Double) -> Double

  /// The `settlingDuration` of `CASpringAnimation`.
  var settlingDuration: Double { get }
}

extension SpringShape {
  /// The time in `low`…`high` at which |x − 1| comes down to `tolerance` for good, by halving. At `low` it must be above;
  /// from there to `high` it may cross the target but not turn outside `tolerance`.
  func settling(from low: Double, to high: Double, within tolerance: Double) -> Double {
    let sign: Double = displacement(at: low) < 0 ? -1 : 1
    var low = low
    var high = high
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return middle }
      if sign * displacement(at: middle) > tolerance { low = middle } else { high = middle }
    }
  }
}
