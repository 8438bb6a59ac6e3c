import InterludeUI

nonisolated extension CurveSpec {
  /// The curve as UIKit source, in numbers that are as short as ``shortened`` has them; nil for a curve that UIKit has no animation for.
  ///
  /// - Parameter keyPath: What a curve animates that Core Animation alone has, such as `opacity`; nil where that is not known.
  public func swift(animating keyPath: String? = nil) -> String? {
    switch asUIKitHasIt.shortened {
    case .spring(let spring, let form): Self.swift(spring, form)
    case .bezier(let curve):
      Self.swift(curve.function, duration: curve.duration.shortest, animating: keyPath ?? "position")
    case .steps(let curve): Self.swift(curve, animating: keyPath ?? "position.x")
    case .polyline(let curve):
      Self.keyframes(
        values: curve.function.points.map(\.output), times: curve.function.points.map(\.input), mode: "linear",
        duration: curve.duration, animating: keyPath ?? "position.x")
    case .decay, .approach: nil
    }
  }

  /// By numbers that a call of UIKit takes.
  private var asUIKitHasIt: CurveSpec {
    guard case .spring(let spring, let form) = self else { return self }
    switch form {
    // Timing parameters count an overdamped spring as critical; the call with a bounce does not.
    case .physics where spring.dampingRatio > 1:
      return .spring(spring, .perceptual(duration: spring.response, bounce: spring.bounce))
    case .response: return .spring(spring, .physics)
    case .physics, .animation, .perceptual: return self
    }
  }

  private static func swift(_ spring: Spring, _ form: SpringForm) -> String? {
    let velocity = spring.initialVelocity.shortest
    // UIKit's springs do not creep: they are clamped, or Core Animation's.
    if spring.dampingRatio > 1, spring.overdamping == .physical { return nil }
    switch form {
    case .animation(let ratio, let duration):
      return """
        UIView.animate(
          withDuration: \(duration.shortest), delay: 0, usingSpringWithDamping: \(ratio.shortest), \
        initialSpringVelocity: \(velocity)
        ) {
          // changes
        }
        """
    case .perceptual(let duration, let bounce):
      return """
        UIView.animate(springDuration: \(duration.shortest), bounce: \(bounce.shortest), \
        initialSpringVelocity: \(velocity)) {
          // changes
        }
        """
    case .physics, .response:
      return """
        let timing = UISpringTimingParameters(
          mass: \(spring.mass.shortest), stiffness: \(spring.stiffness.shortest), damping: \(spring.damping.shortest), \
        initialVelocity: CGVector(dx: \(velocity), dy: \(velocity)))
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)  // the spring has its own duration
        """
    }
  }

  private static func swift(_ bezier: CubicBezier, duration: String, animating keyPath: String) -> String {
    let curves: [(CubicBezier, String)] = [
      (.linear, "linear"), (.easeIn, "easeIn"), (.easeOut, "easeOut"), (.easeInEaseOut, "easeInOut"),
    ]
    if let name = curves.first(where: { $0.0 == bezier })?.1 {
      return "let animator = UIViewPropertyAnimator(duration: \(duration), curve: .\(name))"
    }
    let points = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(\.shortest)
    // Apple's documentation of UICubicTimingParameters: both coordinates of a control point must be in the range 0.0 to 1.0.
    guard (0...1).contains(bezier.y1), (0...1).contains(bezier.y2) else {
      return """
        let animation = CABasicAnimation(keyPath: "\(keyPath)")  // timing parameters take y in 0…1 only
        animation.duration = \(duration)
        animation.timingFunction = CAMediaTimingFunction(controlPoints: \(points.joined(separator: ", ")))
        """
    }
    let arguments =
      bezier == .default
      ? ""
      : "controlPoint1: CGPoint(x: \(points[0]), y: \(points[1])), controlPoint2: CGPoint(x: \(points[2]), y: \(points[3]))"
    return """
      let timing = UICubicTimingParameters(\(arguments))
      let animator = UIViewPropertyAnimator(duration: \(duration), timingParameters: timing)
      """
  }

  /// A discrete animation holds each of n values for an equal time, or from its key time on.
  private static func swift(_ curve: TimedCurve<Steps>, animating keyPath: String) -> String {
    let count = curve.function.count
    let slots = (0..<count).map { (Double($0) + 0.5) / Double(count) }
    return keyframes(
      values: slots.map(curve.function.value(at:)), times: nil, mode: "discrete", duration: curve.duration,
      animating: keyPath)
  }

  private static func keyframes(
    values: [Double], times: [Double]?, mode: String, duration: Double, animating keyPath: String
  ) -> String {
    func list(_ numbers: [Double]) -> String { "[\(numbers.map(\.shortest).joined(separator: ", "))]" }
    var lines = [
      "let animation = CAKeyframeAnimation(keyPath: \"\(keyPath)\")  // scale the values to the property",
      "animation.values = \(list(values))",
    ]
    if let times { lines.append("animation.keyTimes = \(list(times))") }
    lines += ["animation.calculationMode = .\(mode)", "animation.duration = \(duration.shortest)"]
    return lines.joined(separator: "\n")
  }
}
