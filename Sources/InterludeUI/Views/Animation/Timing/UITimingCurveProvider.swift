/// What kind of curve a provider stands for.
public nonisolated enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's four named curves.
  case builtin
  /// A cubic Bézier curve with control points of its own.
  case cubic
  /// A spring.
  case spring
  /// A spring whose pace a cubic curve changes. Nothing here makes one; a provider with both is run as its spring.
  case composed
}

/// What a property animator can take its timing from.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  /// Which of the two parameters below the provider has.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; nil for a pure spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, which goes before the cubic curve where there are both; nil for a pure curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension AnimationTiming {
  /// What an app could have given an animator for it. Control points of a cubic curve outside the unit square stay what they are.
  @MainActor var parameters: any UITimingCurveProvider {
    switch self {
    case .cubic(let bezier): UICubicTimingParameters(bezier)
    case .spring(let spring): UISpringTimingParameters(spring)
    }
  }
}

extension UITimingCurveProvider {
  /// The curve itself: a spring if there is one, else the cubic curve, else Core Animation's default.
  var animationTiming: AnimationTiming {
    if let spring = springTimingParameters { return .spring(spring.timing) }
    return cubicTimingParameters?.timing ?? .cubic(.default)
  }
}
