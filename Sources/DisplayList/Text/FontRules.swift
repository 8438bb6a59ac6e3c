import Foundation

/// A line that is drawn along text.
public struct FontRule: Hashable, Sendable {
  /// Where its upper edge is above the baseline, in points; negative below.
  public var top: CGFloat
  /// In points.
  public var thickness: CGFloat

  /// A line at a place and of a thickness, in points.
  public init(top: CGFloat, thickness: CGFloat) { (self.top, self.thickness) = (top, thickness) }
}

/// The lines that a face has for its text, at its size.
public struct FontRules: Hashable, Sendable {
  /// Under the text.
  public var underline: FontRule
  /// Through the text.
  public var strikethrough: FontRule

  /// The lines of a face.
  public init(underline: FontRule, strikethrough: FontRule) {
    (self.underline, self.strikethrough) = (underline, strikethrough)
  }

  /// The lines of a face that has none: halfway down to the descender, and halfway up an x, a twentieth of a line thick.
  /// By eye.
  public init(_ metrics: FontMetrics) {
    let thickness = metrics.lineHeight / 20
    underline = FontRule(top: metrics.descender / 2, thickness: thickness)
    strikethrough = FontRule(top: (metrics.xHeight + thickness) / 2, thickness: thickness)
  }
}
