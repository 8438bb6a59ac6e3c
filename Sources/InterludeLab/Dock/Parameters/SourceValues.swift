import InterludeUI
import MotionQA

/// The values that the sliders would show for the source's curve, whatever kind of curve is shown.
nonisolated struct SourceValues {
  private let source: CurveParameters
  /// The source's curve in the form of the one that is shown; nil if the two are of different families.
  private let alike: CurveParameters?

  init(_ source: CurveParameters, in shown: CurveParameters) {
    self.source = source
    let (kind, own) = (CurveKind(of: shown.spec), CurveKind(of: source.spec))
    let isAlike = kind == own || (kind != .curve && own != .curve)
    alike = kind.flatMap { kind in
      guard isAlike, kind != own else { return isAlike ? source : nil }
      return CurveParameters(spec: source.spec.converted(to: kind).shortened, delay: source.delay)
    }
  }

  /// Nil for a number that the source's curve does not have: a Bézier has no damping.
  func value(of key: ParameterKey) -> Double? {
    guard case .field(let field) = key else {
      let target = SettleTarget(of: source.spec)
      return key == .settle ? target?.settle : target?.overshoot
    }
    if let alike { return alike.value(of: field) }
    return field == .duration || field == .delay ? source.value(of: field) : nil
  }

  /// The source's, where it is a Bézier as well.
  var bezier: CubicBezier? { if case .bezier(let curve)? = alike?.spec { curve.function } else { nil } }
}
