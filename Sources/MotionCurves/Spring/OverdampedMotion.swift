import Foundation

/// A spring that creeps: the sum of a slow decay e^(−st) and a fast one e^(−ft).
///
/// With q = 1 − e^(−(f − s)t) and c = (v + s·d₀)/(f − s) it is d = e^(−st) (d₀ + c·q), which keeps its digits when the two
/// rates are close together and when they are far apart.
package struct OverdampedMotion: SpringShape, Equatable {
  private let slow: Double
  private let fast: Double
  private let gap: Double
  private let start: Double
  private let initialVelocity: Double
  private let mix: Double

  init(frequency: Double, decay: Double, from start: Double, initialVelocity: Double) {
    let spread = ((decay - frequency) * (decay + frequency)).squareRoot()
    self.fast = decay + spread
    // The product of the rates is frequency²; decay − spread would cancel.
    self.slow = frequency * frequency / fast
    self.gap = 2 * spread
    self.start = start
    self.initialVelocity = initialVelocity
    self.mix = (initialVelocity + slow * start) / gap
  }

  func displacement(at time: Double) -> Double {
    exp(-slow * time) * (start + mix * -expm1(-gap * time))
  }

  /// Once the fast decay is over, it is what the slow one leaves; v − f·c·q would be the small difference of two large numbers.
  func velocity(at time: Double) -> Double {
    guard gap * time > 1 else { return exp(-slow * time) * (initialVelocity - fast * mix * -expm1(-gap * time)) }
    return fast * mix * exp(-fast * time) - slow * (start + mix) * exp(-slow * time)
  }

  /// Where d₀ + c·q = 0.
  var firstCrossing: Double? { passes && start < 0 ? -log1p(start / mix) / gap : nil }

  var peakTime: Double? { passes ? turnTime : nil }

  private var passes: Bool { initialVelocity > -fast * start }

  /// Where v − f·c·q = 0; nil for a motion that does not turn.
  private var turnTime: Double? {
    passes || initialVelocity < 0 ? -log1p(-initialVelocity / (fast * mix)) / gap : nil
  }

  func settlingTime(within tolerance: Double) -> Double {
    settlingTime(within: tolerance, turningAt: turnTime, slowestDecay: slow)
  }

  /// What Core Animation says is not known; this is the exact settling.
  var coreAnimationSettlingDuration: Double { settlingTime(within: Settling.tolerance) }
}
