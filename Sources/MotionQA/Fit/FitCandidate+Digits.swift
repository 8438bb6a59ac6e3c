import InterludeUI

nonisolated extension FitCandidate {
  /// The same, or a cubic curve whose control points have fewer digits and that is as close: on a way of its own, which may begin and
  /// end a little earlier or later. Curves along which control points, start and end move together look alike, and what a person has
  /// written is short.
  ///
  /// - Parameter miss: How far from the samples a curve is that is as close as they are rounded, as a fraction of the distance.
  func withFewestDigits(in window: FitWindow, asNearAs miss: Double) -> FitCandidate {
    guard case .easing(let bezier) = shape, bezier.name == nil else { return self }
    let shorter = (1...3).lazy.map { EasingSearch(window: window, fixed: bezier.rounded(to: $0)).best() }
    return shorter.first { $0.residual.maximum <= max(miss, residual.maximum) } ?? self
  }
}

nonisolated extension CubicBezier {
  fileprivate func rounded(to digits: Int) -> CubicBezier {
    func round(_ number: Double) -> Double { Rounding.round(number, digits: digits) }
    return CubicBezier(round(x1), round(y1), round(x2), round(y2))
  }
}
