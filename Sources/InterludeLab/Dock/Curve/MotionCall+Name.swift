import InterludeUI

nonisolated extension MotionCall.Kind {
  /// As it is called in a source.
  var name: String {
    switch self {
    case .viewAnimation: "UIView.animate(withDuration:)"
    case .springAnimation: "UIView.animate(withDuration:usingSpringWithDamping:)"
    case .perceptualSpring: "UIView.animate(springDuration:bounce:)"
    case .keyframes: "UIView.animateKeyframes"
    case .viewTransition: "UIView.transition"
    case .propertyAnimator: "UIViewPropertyAnimator"
    case .coreAnimation: "Core Animation"
    }
  }
}
