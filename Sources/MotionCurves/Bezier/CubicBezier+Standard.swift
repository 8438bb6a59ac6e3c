import Foundation

extension CubicBezier {
  /// Constant speed; `UIView.AnimationCurve.linear`.
  public static let linear = CubicBezier(0, 0, 1, 1)

  /// `UIView.AnimationCurve.easeIn`.
  public static let easeIn = CubicBezier(0.42, 0, 1, 1)

  /// `UIView.AnimationCurve.easeOut`.
  public static let easeOut = CubicBezier(0, 0, 0.58, 1)

  /// `UIView.AnimationCurve.easeInOut`, `CAMediaTimingFunctionName.easeInEaseOut`.
  public static let easeInEaseOut = CubicBezier(0.42, 0, 0.58, 1)

  /// `CAMediaTimingFunctionName.default`, `UICubicTimingParameters()`.
  public static let `default` = CubicBezier(0.25, 0.1, 0.25, 1)

  /// The name of the `CAMediaTimingFunction` with these control points, if it has one.
  public var name: String? {
    switch self {
    case .linear: "linear"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .easeInEaseOut: "easeInEaseOut"
    case .default: "default"
    default: nil
    }
  }

  public var description: String {
    if let name { return "CAMediaTimingFunction(name: .\(name))" }
    return "CAMediaTimingFunction(controlPoints: \(x1.brief), \(y1.brief), \(x2.brief), \(y2.brief))"
  }

  /// The least and greatest output over the whole interval; more than 0…1 for a curve that swings out.
  public var outputRange: ClosedRange<Double> {
    let outputs = [0, 1] + turningParameters.filter { $0 > 0 && $0 < 1 }.map(form.y)
    return outputs.reduce(0, min)...outputs.reduce(1, max)
  }

  /// The real parameters with dy/dt = 0, from dy/dt / 3 = a t² + b t + c.
  private var turningParameters: [Double] {
    let a = 1 + 3 * (y1 - y2)
    let b = 2 * (y2 - 2 * y1)
    let c = y1
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // Adding numbers of one sign keeps the digits that the textbook formula loses; q = 0 needs b = 0 and a·c = 0.
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return [q / a, c / q].filter(\.isFinite)
  }
}
