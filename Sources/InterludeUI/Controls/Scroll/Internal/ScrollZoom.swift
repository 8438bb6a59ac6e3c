/// Two fingers that zoom the content: what scale they ask for, and what lay between them.
struct ScrollZoom {
  /// The scale that the fingers ask for at the pinch's scale 1, past the limits as far as they have really gone.
  private let unit: CGFloat
  /// The point of the zoomed view that stays between the fingers, in its own coordinates.
  let anchor: CGPoint

  init(scale: CGFloat, pinch: CGFloat, anchor: CGPoint, limits: ZoomLimits) {
    unit = limits.asked(forShown: scale) / pinch
    self.anchor = anchor
  }

  /// The scale that the fingers ask for.
  func asked(for pinch: CGFloat) -> CGFloat { unit * pinch }
}

/// Between which scales content may be zoomed, and how it gives way past them: the logarithm of the scale does as the offset of
/// content that is pulled past its edge, so that a pinch out and a pinch in meet the same resistance. Ours.
struct ZoomLimits {
  let range: ClosedRange<CGFloat>
  /// Whether it gives way.
  let gives: Bool

  func clamp(_ scale: CGFloat) -> CGFloat { min(max(scale, range.lowerBound), range.upperBound) }

  /// What shows when the fingers ask for a scale.
  func shown(forAsked scale: CGFloat) -> CGFloat {
    past(scale) { gives ? Self.band.displayedOffset(forPull: $0) : 0 }
  }

  /// What the fingers ask for when a scale shows.
  func asked(forShown scale: CGFloat) -> CGFloat { past(scale) { Self.band.pull(forDisplayedOffset: $0) } }

  /// Replaces the part of a scale that lies past the limits, as a logarithm.
  private func past(_ scale: CGFloat, _ change: (Double) -> Double) -> CGFloat {
    let limit = clamp(scale)
    return scale == limit ? scale : limit * CGFloat(exp(change(log(Double(scale / limit)))))
  }

  /// No scale shows that is e times past a limit.
  private static let band = RubberBand(dimension: 1)
}
