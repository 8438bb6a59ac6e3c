/// A cubic Bézier timing curve for a property animator.
@preconcurrency @MainActor
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider,
  @preconcurrency NSCopying
{
  /// The named curve; `easeInOut` where control points were given.
  public let animationCurve: UIView.AnimationCurve
  /// Zero when the parameters were made from a named curve.
  public let controlPoint1: CGPoint
  /// The second control point, in the unit square; zero when the parameters were made from a named curve.
  public let controlPoint2: CGPoint
  let timing: AnimationTiming
  private let isNamed: Bool

  /// The default curve, (0.25, 0.1) (0.25, 1).
  public override init() {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
    timing = .cubic(.default)
    isNamed = true
  }

  /// One of UIKit's four named curves. Both control points read as zero; the type of the curve is `builtin`.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    (controlPoint1, controlPoint2) = (.zero, .zero)
    timing = curve.timing
    isNamed = true
  }

  /// A curve from (0, 0) to (1, 1); both points must lie in the unit square, and are moved into it otherwise.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    func unit(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, 0), 1) }
    animationCurve = .easeInOut
    controlPoint1 = CGPoint(x: unit(point1.x), y: unit(point1.y))
    controlPoint2 = CGPoint(x: unit(point2.x), y: unit(point2.y))
    timing = .cubic(CubicBezier(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y))
    isNamed = false
    if controlPoint1 != point1 || controlPoint2 != point2 {
      Diagnostic.misuse(
        .T2, "UICubicTimingParameters was given a control point outside the unit square: \(point1), \(point2).",
        remedy: "Keep x and y in 0…1."
      ).report()
    }
  }

  /// The curve itself.
  init(_ bezier: CubicBezier) {
    animationCurve = .easeInOut
    controlPoint1 = CGPoint(x: bezier.x1, y: bezier.y1)
    controlPoint2 = CGPoint(x: bezier.x2, y: bezier.y2)
    timing = .cubic(bezier)
    isNamed = false
  }

  /// Itself: nothing of it can change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }
}
