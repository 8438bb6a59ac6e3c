import InterludeUI
import MotionQA

/// A designer's wishes for a spring: the time until it has settled, and its overshoot.
nonisolated struct SettleTarget: Equatable, Sendable {
  /// The time from which on it is within `Settling.tolerance` of the target, in seconds.
  var settle: Double
  /// As a share of the way, 0…0.9; 0 for critical damping.
  var overshoot: Double

  /// The values of a spring; nil for another curve, and for a spring that never settles.
  init?(of spec: CurveSpec) {
    guard case .spring(let spring, _) = spec else { return nil }
    let settle = spring.settlingTime(within: Settling.tolerance)
    guard settle < 1e9 else { return nil }
    self.init(settle: settle, overshoot: spring.peak?.overshoot ?? 0)
  }

  init(settle: Double, overshoot: Double) { (self.settle, self.overshoot) = (settle, overshoot) }

  /// The damping ratio of a spring from rest that swings so far: −ln p / √(π² + ln² p).
  var dampingRatio: Double {
    let share = min(max(overshoot, 0), 0.9)
    guard share > 0 else { return 1 }
    let depth = log(share)
    return -depth / (.pi * .pi + depth * depth).squareRoot()
  }

  /// A spring from rest with these values, given by numbers of the same form with three digits after the point.
  func spring(like spec: CurveSpec) -> CurveSpec {
    guard case .spring(let spring, let form) = spec else { return spec }
    let ratio = (dampingRatio * 1000).rounded() / 1000
    func made(_ time: Double) -> CurveSpec { Self.spring(spring, form, ratio: ratio, time: time) }
    // With the same shape, the settling time is proportional to the duration.
    let exact = Bisection.first(from: 0.01, to: 10) { time in
      (SettleTarget(of: made(time))?.settle ?? .infinity) >= settle
    }
    return made((exact * 1000).rounded() / 1000)
  }

  /// - Parameter time: The time that the form is given by: a duration, or the response.
  private static func spring(
    _ spring: Spring, _ form: CurveSpec.SpringForm, ratio: Double, time: Double
  ) -> CurveSpec {
    switch form {
    case .animation: return spring.given(by: .animation(dampingRatio: ratio, duration: time), velocity: 0)
    case .response: return spring.given(by: .response(dampingRatio: ratio, response: time), velocity: 0)
    case .perceptual:
      let bounce = ((1 - ratio) * 1000).rounded() / 1000
      return spring.given(by: .perceptual(duration: time, bounce: bounce), velocity: 0)
    case .physics:
      let frequency = 2 * .pi / max(time, 0.001)
      func short(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
      return spring.withInitialVelocity(0).with(
        stiffness: short(spring.mass * frequency * frequency), damping: short(2 * ratio * spring.mass * frequency))
    }
  }
}
