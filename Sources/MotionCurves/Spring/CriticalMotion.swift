import Foundation

/// A spring that comes to rest as fast as it can without swinging: d = e^(−ωt) (d₀ + (v + ω·d₀) t).
package struct CriticalMotion: SpringShape, Equatable {
  private let frequency: Double
  private let start: Double
  private let initialVelocity: Double
  private let drive: Double

  init(frequency: Double, from start: Double, initialVelocity: Double) {
    self.frequency = frequency
    self.start = start
    self.initialVelocity = initialVelocity
    self.drive = initialVelocity + frequency * start
  }

  func displacement(at time: Double) -> Double {
    exp(-frequency * time) * (start + drive * time)
  }

  func velocity(at time: Double) -> Double {
    exp(-frequency * time) * (initialVelocity - frequency * drive * time)
  }

  var firstCrossing: Double? { drive > 0 && start < 0 ? -start / drive : nil }

  var peakTime: Double? { drive > 0 ? turnTime : nil }

  /// Where v − ω·(v + ω·d₀)·t = 0; nil for a motion that does not turn.
  private var turnTime: Double? {
    guard drive > 0 || initialVelocity < 0 else { return nil }
    return initialVelocity / (frequency * drive)
  }

  func settlingTime(within tolerance: Double) -> Double {
    settlingTime(within: tolerance, turningAt: turnTime, slowestDecay: frequency)
  }

  /// The first of the times 0, 0.1, 0.2 … (added up in Double, as Core Animation appears to) with |x − 1| below 0.001. A
  /// spring too slow for that to end soon gives the exact time instead.
  var coreAnimationSettlingDuration: Double {
    let exact = settlingTime(within: Settling.tolerance)
    guard exact < Self.longestSearch else { return exact }
    var time = 0.0
    while abs(displacement(at: time)) >= Settling.tolerance { time += 0.1 }
    return time
  }

  /// Seconds.
  private static let longestSearch = 1000.0
}

extension SpringShape {
  /// The settling time of a motion without swing: it crosses the target once at most, and turns once at most.
  func settlingTime(within tolerance: Double, turningAt turn: Double?, slowestDecay: Double) -> Double {
    let turn = turn ?? 0
    guard abs(displacement(at: turn)) > tolerance else {
      return abs(displacement(at: 0)) > tolerance ? settling(from: 0, to: turn, within: tolerance) : 0
    }
    var step = 1 / slowestDecay
    while abs(displacement(at: turn + step)) > tolerance { step *= 2 }
    return settling(from: turn, to: turn + step, within: tolerance)
  }
}
