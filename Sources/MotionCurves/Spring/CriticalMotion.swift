import Foundation

/// A spring that comes to rest as fast as it can without swinging: x − 1 = −e^(−ωt) (1 + (ω − v) t).
package struct CriticalMotion: SpringShape, Equatable {
  private let frequency: Double
  private let initialVelocity: Double

  init(frequency: Double, initialVelocity: Double) {
    self.frequency = frequency
    self.initialVelocity = initialVelocity
  }

  func displacement(at time: Double) -> Double {
    -exp(-frequency * time) * (1 + (frequency - initialVelocity) * time)
  }

  func velocity(at time: Double) -> Double {
    exp(-frequency * time) * (initialVelocity + frequency * (frequency - initialVelocity) * time)
  }

  var firstCrossing: Double? {
    initialVelocity > frequency ? 1 / (initialVelocity - frequency) : nil
  }

  var peakTime: Double? {
    guard initialVelocity > frequency else { return nil }
    return initialVelocity / (frequency * (initialVelocity - frequency))
  }

  func settlingTime(within tolerance: Double) -> Double {
    settlingTimeOfOnePeak(within: tolerance, slowestDecay: frequency)
  }

  /// The first of the times 0, 0.1, 0.2 … (added up in Double, as Core Animation appears to) with |x − 1| below 0.001. A
  /// spring too slow for that to end soon gives the exact time instead.
  var settlingDuration: Double {
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
  /// The settling time of a motion without swing: it crosses the target once at most, and then turns once.
  func settlingTimeOfOnePeak(within tolerance: Double, slowestDecay: Double) -> Double {
    if let firstCrossing, let peakTime {
      guard displacement(at: peakTime) > tolerance else {
        return settling(from: 0, to: firstCrossing, within: tolerance)
      }
    }
    let start = peakTime ?? 0
    var step = 1 / slowestDecay
    while abs(displacement(at: start + step)) > tolerance { step *= 2 }
    return settling(from: start, to: start + step, within: tolerance)
  }
}
