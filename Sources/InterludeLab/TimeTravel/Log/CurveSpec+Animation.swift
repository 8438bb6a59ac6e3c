import InterludeUI
import LayerTree
import MotionQA

extension CurveSpec {
  /// The curve along which an animation runs; nil for one that has no spelling, such as what is left of a motion that was taken
  /// over in flight.
  init?(of animation: CAAnimation) {
    let duration = animation.timing.duration
    let motion = (animation as? CAPropertyAnimation)?.curve
    if let spring = animation as? CASpringAnimation, motion == nil {
      self = .spring(
        Spring(
          mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
          initialVelocity: spring.initialVelocity,
          overdamping: spring.allowsOverdamping ? .coreAnimation : .clamped), .physics)
    } else if let motion {
      self.init(of: motion)
    } else {
      self = .bezier(TimedCurve(animation.timingFunction?.curve ?? .linear, duration: duration))
    }
  }

  /// A curve; nil for one that has no spelling.
  init?(of curve: any MotionCurve) {
    switch curve.original {
    case let spring as Spring: self = .spring(spring, .physics)
    case let curve as TimedCurve<CubicBezier>: self = .bezier(curve)
    case let curve as TimedCurve<Steps>: self = .steps(curve)
    case let curve as TimedCurve<PiecewiseLinear>: self = .polyline(curve)
    case let decay as Decay: self = .decay(decay)
    case let approach as ExponentialApproach: self = .approach(approach)
    default: return nil
    }
  }
}
