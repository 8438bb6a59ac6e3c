import Foundation

/// A spring that creeps: the sum of a slow decay e^(−st) and a fast one e^(−ft).
///
/// With q = 1 − e^(−(f − s)t) and c = (s − v)/(f − s) it is x − 1 = −e^(−st) (1 + c·q), which keeps its digits when the
/// two rates are close together and when they are far apart.
package struct OverdampedMotion: SpringShape, Equatable {
  private let slow: Double
  private let fast: Double
  private let gap: Double
  private let initialVelocity: Double
  private let mix: Double

  init(frequency: Double, decay: Double, initialVelocity: Double) {
    let spread = ((decay - frequency) * (decay + frequency)).squareRoot()
    self.fast = decay + spread
    // The product of the rates is frequency²; decay − spread would cancel.
    self.slow = frequency * frequency / fast
    self.gap = 2 * spread
    self.initialVelocity = initialVelocity
    self.mix = (slow - initialVelocity) / gap
  }

  func displacement(at time: Double) -> Double {
    -exp(-slow * time) * (1 + mix * -expm1(-gap * time))
  }

  func velocity(at time: Double) -> Double {
    exp(-slow * time) * (initialVelocity + fast * mix * -expm1(-gap * time))
  }

  /// Where 1 + c·q = 0.
  var firstCrossing: Double? {
    initialVelocity > fast ? -log1p(1 / mix) / gap : nil
  }

  /// Where v + f·c·q = 0.
  var peakTime: Double? {
    initialVelocity > fast ? -log1p(initialVelocity / (fast * mix)) / gap : nil
  }

  func settlingTime(within tolerance: Double) -> Double {
    settlingTimeOfOnePeak(within: tolerance, slowestDecay: slow)
  }

  /// Core Animation's own estimate is not known; this is the exact settling.
  var settlingDuration: Double { settlingTime(within: Settling.tolerance) }
}
