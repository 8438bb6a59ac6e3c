import Foundation

/// A spring that swings: d = e^(−at) (d₀ cos ωt + ((v + a·d₀)/ω) sin ωt), ω being the damped frequency.
package struct UnderdampedMotion: SpringShape, Equatable {
  private let decay: Double
  private let swing: Double
  private let start: Double
  private let initialVelocity: Double
  private let displacementSine: Double
  private let velocitySine: Double

  init(frequency: Double, decay: Double, from start: Double, initialVelocity: Double) {
    self.decay = decay
    // Not frequency² − decay², which loses the digits of a ratio close to 1.
    self.swing = ((frequency - decay) * (frequency + decay)).squareRoot()
    self.start = start
    self.initialVelocity = initialVelocity
    self.displacementSine = (initialVelocity + decay * start) / swing
    self.velocitySine = -(frequency * frequency * start + decay * initialVelocity) / swing
  }

  func displacement(at time: Double) -> Double {
    let angle = swing * time
    return exp(-decay * time) * (start * cos(angle) + displacementSine * sin(angle))
  }

  func velocity(at time: Double) -> Double {
    let angle = swing * time
    return exp(-decay * time) * (initialVelocity * cos(angle) + velocitySine * sin(angle))
  }

  var firstCrossing: Double? { (start < 0 ? atan2(-start, displacementSine) : .pi) / swing }

  /// The first turn, or the second if the motion sets off backwards and turns there first.
  var peakTime: Double? {
    initialVelocity < 0 ? firstTurn + .pi / swing : firstTurn
  }

  /// Each turn is e^(−a·π/ω) times as far out as the one before: that tells the last one out of tolerance.
  func settlingTime(within tolerance: Double) -> Double {
    guard decay > 0 else { return .infinity }
    guard abs(start) > tolerance || abs(displacement(at: firstTurn)) > tolerance else { return 0 }
    let halfPeriod = .pi / swing
    let first = abs(displacement(at: firstTurn))
    guard first > tolerance else { return settling(from: 0, to: firstTurn, within: tolerance) }
    let last = firstTurn + (log(first / tolerance) / (decay * halfPeriod)).rounded(.down) * halfPeriod
    guard last < Spring.endOfTime else { return .infinity }
    return settling(from: last, to: last + halfPeriod, within: tolerance)
  }

  /// ln(1000 (|d₀| + |(v + a·d₀)/ω|)) / a: the time at which an envelope of the swing has come down to 0.001.
  var coreAnimationSettlingDuration: Double {
    decay > 0 ? log((abs(start) + abs(displacementSine)) / Settling.tolerance) / decay : .infinity
  }

  /// The first time after 0 with ḋ = 0; the others follow by half a period each.
  private var firstTurn: Double {
    let time = atan2(-initialVelocity, velocitySine) / swing
    return initialVelocity < 0 ? time : time + .pi / swing
  }
}
