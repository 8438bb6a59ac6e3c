import Foundation

extension Spring {
  /// The spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:)`: of mass 1,
  /// and of a frequency chosen such that its swing, or its rest of way, is down to 0.001 at `duration`.
  ///
  /// As in UIKit, `dampingRatio` above 1 counts as 1, and `duration` as the nearest in 0.01…10 seconds. UIKit names no
  /// lower bound of the ratio other than 0; a ratio that is 0 or less counts as 0.01 here, one that is not finite as 1.
  public init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
    var check = InputCheck("Spring")
    let fit = FrequencyFit(
      ratio: check.fittedRatio(dampingRatio), duration: check.fittedDuration(duration),
      velocity: check.require("initialVelocity", initialVelocity, in: -1e6...1e6, otherwise: 0))
    let frequency = fit.frequency(&check)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * fit.ratio * frequency, initialVelocity: fit.velocity,
      overdamping: .clamped, check: check)
  }
}

extension InputCheck {
  fileprivate mutating func fittedRatio(_ given: Double) -> Double {
    let ratio = finite("dampingRatio", given, otherwise: 1)
    guard ratio <= 0 else { return min(ratio, 1) }
    report("dampingRatio", "dampingRatio is \(given.brief), with which no spring comes to rest, so 0.01 is used.")
    return 0.01
  }

  fileprivate mutating func fittedDuration(_ given: Double) -> Double {
    let duration = given.isNaN ? 0.01 : min(max(given, 0.01), 10)
    if duration != given {
      report(
        "duration", "duration is \(given.brief); UIKit fits a spring to 0.01…10 seconds, so \(duration.brief) is used.")
    }
    return duration
  }
}

/// Finds the angular frequency of a spring from the time by which it is to settle.
private struct FrequencyFit {
  let ratio: Double
  let duration: Double
  let velocity: Double

  /// Twelve Newton steps from 5 / duration, which is what UIKit shows even where they have not converged; for a spring that
  /// ends past its target, from where it would be at it. The stiffness being a square, a step below 0 counts by its
  /// magnitude. Where the steps lead to no number, the frequency for velocity 0 stands in.
  func frequency(_ check: inout InputCheck) -> Double {
    var root = endsPastTarget ? velocity - 1 / duration : 5 / duration
    for _ in 0..<12 { root -= newtonStep(root) }
    let frequency = abs(root)
    guard frequency > Self.lowest, frequency < Self.highest else {
      let fallback = frequencyWithoutVelocity
      report(&check, "leads UIKit's fit to no frequency, so \(fallback.brief) rad/s is used.")
      return fallback
    }
    if root < 0 || abs(newtonStep(root)) > 1e-6 * frequency {
      report(&check, "is one that UIKit's fit does not converge for, so the spring settles at another time.")
    }
    return frequency
  }

  /// Whether the spring is to be 0.001 past its target at `duration`, instead of 0.001 short of it.
  ///
  /// So UIKit fits a critical spring with a velocity of 5 to 6 distances in its duration (iOS 26.1: over 1 s the stiffness is
  /// 15.588 for velocity 5, 22.856 for 5.9). The root is a little below v − 1/D, where it is at its target.
  private var endsPastTarget: Bool { ratio == 1 && (5..<6).contains(velocity * duration) }

  /// The excess of 0.001 over what is left at `duration`, divided by its derivative.
  private func newtonStep(_ w: Double) -> Double {
    if ratio == 1 {
      let left = exp(-w * duration) * (1 + (w - velocity) * duration)
      let slope = exp(-w * duration) * (velocity - w) * duration * duration
      return (left - (endsPastTarget ? -1 : 1) * Settling.tolerance) / slope
    }
    let root = ((1 - ratio) * (1 + ratio)).squareRoot()
    let fade = exp(-ratio * w * duration) / root
    let left = (ratio - velocity / w) * fade
    let slope = (velocity / (w * w) - ratio * duration * (ratio - velocity / w)) * fade
    return (left - (left < 0 ? -1 : 1) * Settling.tolerance) / slope
  }

  /// The closed form: ln(1000 ζ/√(1 − ζ²)) / (ζD), and for ζ = 1 the root of (1 + y) e^(−y) = 0.001 over D.
  private var frequencyWithoutVelocity: Double {
    if ratio == 1 { return 9.233413476451586 / duration }
    let closed = log(ratio / Settling.tolerance / ((1 - ratio) * (1 + ratio)).squareRoot()) / (ratio * duration)
    return closed > Self.lowest && closed < Self.highest ? closed : 5 / duration
  }

  private func report(_ check: inout InputCheck, _ outcome: String) {
    check.report(
      "initialVelocity",
      "initialVelocity \(velocity.brief) with dampingRatio \(ratio.brief) over \(duration.brief) s \(outcome)")
  }

  /// Radians per second; the squares still are valid stiffnesses.
  private static let lowest = Spring.magnitudes.lowerBound.squareRoot()
  private static let highest = Spring.magnitudes.upperBound.squareRoot()
}
