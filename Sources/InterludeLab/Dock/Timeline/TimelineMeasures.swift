import InterludeUI

/// The measures that the timeline and the frames' cost below it share.
nonisolated enum TimelineMeasures {
  /// Of the ruler, in points.
  static let rulerHeight: CGFloat = 28

  /// How wide the column of names is, in points.
  static func namesWidth(in width: CGFloat) -> CGFloat { min(236, width / 3).rounded() }
}
