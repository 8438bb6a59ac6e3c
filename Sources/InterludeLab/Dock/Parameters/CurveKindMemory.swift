import InterludeUI
import MotionQA

/// The numbers that each kind of curve had last for the same call: who goes to another kind and back finds them again. From spring to
/// spring the motion stays.
nonisolated struct CurveKindMemory {
  private var last: [CurveKind: CurveSpec] = [:]
  /// The last one of any kind.
  private var lastSpring: CurveSpec?

  mutating func note(_ spec: CurveSpec) {
    guard let kind = CurveKind(of: spec) else { return }
    last[kind] = spec
    if kind != .curve { lastSpring = spec }
  }

  /// What a curve becomes as another kind.
  func spec(_ spec: CurveSpec, as kind: CurveKind) -> CurveSpec {
    if CurveKind(of: spec) == kind { return spec }
    if kind == .curve { return last[kind] ?? withItsDuration(spec).converted(to: kind) }
    let spring = CurveKind(of: spec) == .curve ? lastSpring ?? spec : spec
    if let known = last[kind], known.movesLike(spring) { return known }
    return spring.converted(to: kind)
  }

  /// A spring by the duration that it had when it was given by one.
  private func withItsDuration(_ spec: CurveSpec) -> CurveSpec {
    last[.spring].flatMap { $0.movesLike(spec) ? $0 : nil } ?? spec
  }
}

nonisolated extension CurveSpec {
  /// Whether two springs are one but for the last digits of their numbers.
  fileprivate func movesLike(_ other: CurveSpec) -> Bool {
    guard case .spring(let a, _) = self, case .spring(let b, _) = other else { return false }
    return abs(a.response - b.response) <= 1e-9 * a.response && abs(a.dampingRatio - b.dampingRatio) <= 1e-9
      && a.initialVelocity == b.initialVelocity && a.mass == b.mass
  }
}
