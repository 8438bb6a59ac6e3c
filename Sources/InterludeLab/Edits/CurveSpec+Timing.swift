import InterludeUI
import MotionQA

/// How calls of animating APIs are timed, as curves that can be spelled and changed, and back.
nonisolated extension CurveSpec {
  /// - Parameter duration: What the call says, in seconds.
  init(of timing: AnimationTiming, duration: Double) {
    switch timing {
    case .cubic(let bezier): self = .bezier(TimedCurve(bezier, duration: duration))
    case .spring(let spring):
      let velocity = spring.velocity[.horizontal]
      let form: SpringForm =
        switch spring.form {
        case .physical: .physics
        case .fitted(let ratio): .animation(dampingRatio: ratio, duration: duration)
        case .perceptual(let duration, let bounce): .perceptual(duration: duration, bounce: bounce)
        }
      self = .spring(spring.spring(duration: duration, velocity: velocity), form)
    }
  }

  /// The timing of a call; nil for what no view animation can be timed by.
  var timing: AnimationTiming? {
    switch self {
    case .bezier(let curve): return .cubic(curve.function)
    case .spring(let spring, let form):
      let velocity = SpringTiming.Velocity.uniform(spring.initialVelocity)
      switch form {
      case .physics, .response: return .spring(SpringTiming(form: .physical(spring), velocity: velocity))
      case .animation(let ratio, _):
        return .spring(SpringTiming(form: .fitted(dampingRatio: ratio), velocity: velocity))
      case .perceptual(let duration, let bounce):
        return .spring(SpringTiming(form: .perceptual(duration: duration, bounce: bounce), velocity: velocity))
      }
    default: return nil
    }
  }
}
