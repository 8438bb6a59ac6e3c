import InterludeUI
import MotionQA

nonisolated extension CurveParameters {
  /// UIKit source that makes the motion by the API that is called already, with these numbers; by another one if that API has no such
  /// curve. Nil for a curve that UIKit has no animation for.
  ///
  /// - Parameters:
  ///   - kind: The API that is called.
  ///   - keyPath: What is animated, such as `opacity`; nil if it is not known.
  func swift(as kind: MotionCall.Kind, animating keyPath: String? = nil) -> String? {
    call(as: kind, keyPath: keyPath ?? "position") ?? inForm(of: kind).swift(animating: keyPath)
  }

  /// The same motion by the numbers that an API takes, as far as there are such numbers.
  private func inForm(of kind: MotionCall.Kind) -> CurveParameters {
    let forms = spec.equivalentForms ?? []
    let form: CurveSpec? =
      switch kind {
      case .viewAnimation, .springAnimation: forms.last { if case .spring(_, .animation) = $0 { true } else { false } }
      case .perceptualSpring: forms.last { CurveKind(of: $0) == .bounce }
      case .keyframes, .viewTransition, .propertyAnimator, .coreAnimation: nil
      }
    var parameters = self
    parameters.spec = form ?? spec
    return parameters
  }

  /// The calls that differ from those that a curve alone would be written by; nil for the others.
  private func call(as kind: MotionCall.Kind, keyPath: String) -> String? {
    switch (kind, spec.shortened) {
    case (.viewAnimation, .bezier(let curve)), (.springAnimation, .bezier(let curve)),
      (.perceptualSpring, .bezier(let curve)):
      viewAnimation(along: curve)
    case (.propertyAnimator, .bezier(let curve)): propertyAnimator(along: curve)
    case (.propertyAnimator, .spring(let spring, .perceptual(let duration, let bounce))) where bounce >= 0:
      propertyAnimator(duration: duration, bounce: bounce, velocity: spring.initialVelocity)
    case (.viewTransition, .bezier(let curve)): viewTransition(along: curve)
    case (.propertyAnimator, .spring(let spring, .animation(let ratio, let duration))):
      propertyAnimator(dampingRatio: ratio, duration: duration, velocity: spring.initialVelocity)
    case (.coreAnimation, .spring(let spring, .physics)): springAnimation(of: spring, keyPath: keyPath)
    case (.coreAnimation, .bezier(let curve)): basicAnimation(along: curve, keyPath: keyPath)
    default: nil
    }
  }

  private func viewAnimation(along curve: TimedCurve<CubicBezier>) -> String? {
    curve.function.option.map {
      """
      UIView.animate(withDuration: \(curve.duration.shortest), delay: \(delay.shortest), options: .\($0)) {
        // changes
      }
      """
    }
  }

  private func viewTransition(along curve: TimedCurve<CubicBezier>) -> String? {
    guard delay == 0 else { return nil }
    return curve.function.option.map {
      """
      UIView.transition(with: view, duration: \(curve.duration.shortest), options: .\($0)) {
        // changes
      }
      """
    }
  }

  private var start: String { delay > 0 ? "\nanimator.startAnimation(afterDelay: \(delay.shortest))" : "" }

  /// Nil for a curve that has a name, and for handles that timing parameters do not take.
  private func propertyAnimator(along curve: TimedCurve<CubicBezier>) -> String? {
    let bezier = curve.function
    guard bezier.option == nil, [bezier.y1, bezier.y2].allSatisfy((0...1).contains) else { return nil }
    func point(_ x: Double, _ y: Double) -> String { "CGPoint(x: \(x.shortest), y: \(y.shortest))" }
    return """
      let animator = UIViewPropertyAnimator(
        duration: \(curve.duration.shortest), controlPoint1: \(point(bezier.x1, bezier.y1)), \
      controlPoint2: \(point(bezier.x2, bezier.y2)))\(start)
      """
  }

  private func propertyAnimator(duration: Double, bounce: Double, velocity: Double) -> String {
    let push =
      velocity == 0 ? "" : ", initialVelocity: CGVector(dx: \(velocity.shortest), dy: \(velocity.shortest))"
    return """
      let timing = UISpringTimingParameters(duration: \(duration.shortest), bounce: \(bounce.shortest)\(push))
      let animator = UIViewPropertyAnimator(duration: \(duration.shortest), timingParameters: timing)\(start)
      """
  }

  private func propertyAnimator(dampingRatio: Double, duration: Double, velocity: Double) -> String {
    guard velocity != 0 else {
      return "let animator = UIViewPropertyAnimator(duration: \(duration.shortest), "
        + "dampingRatio: \(dampingRatio.shortest))\(start)"
    }
    return """
      let timing = UISpringTimingParameters(
        dampingRatio: \(dampingRatio.shortest), initialVelocity: CGVector(dx: \(velocity.shortest), \
      dy: \(velocity.shortest)))
      let animator = UIViewPropertyAnimator(duration: \(duration.shortest), timingParameters: timing)\(start)
      """
  }

  private func springAnimation(of spring: Spring, keyPath: String) -> String {
    """
    let animation = CASpringAnimation(keyPath: "\(keyPath)")
    animation.mass = \(spring.mass.shortest)
    animation.stiffness = \(spring.stiffness.shortest)
    animation.damping = \(spring.damping.shortest)
    animation.initialVelocity = \(spring.initialVelocity.shortest)
    animation.duration = animation.settlingDuration\(beginTime)
    """
  }

  private func basicAnimation(along curve: TimedCurve<CubicBezier>, keyPath: String) -> String {
    let bezier = curve.function
    let points = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(\.shortest).joined(separator: ", ")
    let function = bezier.name.map { "name: .\($0)" }
    return """
      let animation = CABasicAnimation(keyPath: "\(keyPath)")
      animation.duration = \(curve.duration.shortest)
      animation.timingFunction = CAMediaTimingFunction(\(function ?? "controlPoints: \(points)"))\(beginTime)
      """
  }

  private var beginTime: String {
    delay > 0
      ? "\nanimation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + \(delay.shortest)" : ""
  }
}

nonisolated extension CubicBezier {
  /// Its name among the options of a view animation; nil if it is none of them.
  fileprivate var option: String? {
    [
      (CubicBezier.linear, "curveLinear"), (.easeIn, "curveEaseIn"), (.easeOut, "curveEaseOut"),
      (.easeInEaseOut, "curveEaseInOut"),
    ].first { $0.0 == self }?.1
  }
}
