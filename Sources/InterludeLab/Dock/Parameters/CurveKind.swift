import InterludeUI
import MotionQA

/// The kinds of curve to choose from, by the numbers that define them.
nonisolated enum CurveKind: Int, CaseIterable, Sendable {
  /// A Bézier over a duration.
  case curve
  /// A spring by damping ratio and duration, or response.
  case spring
  /// A spring by bounce and perceptual duration.
  case bounce
  /// A spring by mass, stiffness and damping.
  case physics

  var title: String {
    switch self {
    case .curve: "Bézier"
    case .spring: "Spring"
    case .bounce: "Bounce"
    case .physics: "Physics"
    }
  }

  /// The kind of a curve; nil for one that cannot be chosen, such as steps.
  init?(of spec: CurveSpec) {
    switch spec {
    case .bezier: self = .curve
    case .spring(_, .animation), .spring(_, .response): self = .spring
    case .spring(_, .perceptual): self = .bounce
    case .spring(_, .physics): self = .physics
    default: return nil
    }
  }
}

nonisolated extension CurveSpec {
  /// A curve of another kind: between springs the same motion, else one that lasts as long.
  func converted(to kind: CurveKind) -> CurveSpec {
    if CurveKind(of: self) == kind { return self }
    let duration = ((min(max(duration, 0.05), 10) * 100).rounded()) / 100
    if kind == .curve { return .bezier(TimedCurve(.easeInEaseOut, duration: duration)) }
    guard case .spring = self else {
      let usual = SpringForm.animation(dampingRatio: 0.8, duration: duration)
      return CurveSpec.spring(Spring(dampingRatio: 0.8, duration: duration), usual).converted(to: kind)
    }
    // The form with UIKit's duration comes last; the most used call takes it.
    return equivalentForms?.last { CurveKind(of: $0) == kind } ?? self
  }
}
