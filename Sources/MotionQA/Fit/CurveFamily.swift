import InterludeUI

/// A family of curves that a motion may belong to.
nonisolated enum CurveFamily {
  case named(CubicBezier)
  case spring(hasVelocity: Bool)
  case cubic

  static let simplestFirst: [CurveFamily] =
    CubicBezier.named.map { .named($0) } + [.spring(hasVelocity: false), .spring(hasVelocity: true), .cubic]

  /// What is sought: start and end for an easing, start, frequency and damping for a spring, and more.
  var parameterCount: Int {
    switch self {
    case .named: 2
    case .spring(let hasVelocity): hasVelocity ? 4 : 3
    case .cubic: 6
    }
  }

  /// The family's best member.
  func candidate(in window: FitWindow) -> FitCandidate {
    switch self {
    case .named(let bezier): EasingSearch(window: window, fixed: bezier).best()
    case .spring(let hasVelocity): SpringSearch(window: window, hasVelocity: hasVelocity).best()
    case .cubic: EasingSearch(window: window, fixed: nil).best()
    }
  }
}

nonisolated extension CubicBezier {
  static let named = [linear, easeInEaseOut, easeIn, easeOut, `default`]
}

/// The best member of a family, in the window's units.
nonisolated struct FitCandidate {
  enum Shape {
    case easing(CubicBezier)
    case spring(Spring)
  }

  var shape: Shape
  var start: Double
  /// Of an easing alone.
  var easingDuration: Double = 0
  var distance: Double
  var parameterCount: Int
  var residual: CurveFit.Residual
}

nonisolated extension CurveFit.Residual {
  init(_ residuals: [Double]) {
    self.init(
      maximum: residuals.reduce(0) { max($0, abs($1)) },
      rms: (residuals.reduce(0) { $0 + $1 * $1 } / Double(max(residuals.count, 1))).squareRoot())
  }
}
