/// What kind of curve a provider stands for.
public nonisolated enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}

/// What a property animator can take its timing from.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The curve itself: a spring if there is one, else the cubic curve, else Core Animation's default.
  var animationTiming: AnimationTiming {
    if let spring = springTimingParameters { return .spring(spring.timing) }
    return .cubic(cubicTimingParameters?.bezier ?? .default)
  }
}
