import InterludeUI
import MotionQA

/// The last numbers of each kind of curve for the same call, so that they come back after a change to another kind. From spring to spring
/// the motion stays the same, with numbers as short as possible.
nonisolated struct CurveKindMemory {
  private var bezier: CurveSpec?
  /// The spring whose numbers were set last. All others are computed from it, so that nothing drifts.
  private var spring: CurveSpec?
  /// The same spring as each kind, as far as it has been one.
  private var alike: [CurveKind: CurveSpec] = [:]

  mutating func note(_ spec: CurveSpec) {
    guard let kind = CurveKind(of: spec) else { return }
    if kind == .curve {
      bezier = spec
    } else if alike[kind]?.isGiven(like: spec) != true {
      (spring, alike) = (spec, [kind: spec])
    }
  }

  /// The curve that replaces this one as another kind.
  mutating func spec(_ spec: CurveSpec, as kind: CurveKind) -> CurveSpec {
    if CurveKind(of: spec) == kind { return spec }
    // A Bézier lasts as long as the spring, if that was given by a duration.
    if kind == .curve { return bezier ?? (alike[.spring] ?? spec).converted(to: kind) }
    let known = alike[kind] ?? (spring ?? spec).converted(to: kind).shortened
    if spring != nil { alike[kind] = known }
    return known
  }
}

nonisolated extension CurveSpec {
  /// Whether two springs are given by the same numbers.
  fileprivate func isGiven(like other: CurveSpec) -> Bool {
    guard case .spring(let a, let form) = self, case .spring(let b, let otherForm) = other else { return self == other }
    guard form == otherForm, a.initialVelocity == b.initialVelocity else { return false }
    return form != .physics || (a.mass == b.mass && a.stiffness == b.stiffness && a.damping == b.damping)
  }
}
