import InterludeUI

/// Everything that the look of a bar depends on, in points of the lanes.
nonisolated struct BarContent: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case motion, appearance, group }

  var frame: CGRect
  var kind: Kind
  var ending: BarOutline.Ending
  var beginsInSight: Bool
  var text = ""
  /// Where the text is, in points of the lanes; nil where there is no room.
  var textFrame: CGRect?
  var isSelected = false
  var isHovered = false

  /// Whether the text lies on the bar rather than beside it.
  var isTextInside: Bool { textFrame.map { $0.minX < frame.maxX } ?? false }
}

// MARK: - Where the text goes

nonisolated extension BarContent {
  /// Between a bar's edge and its text, in points.
  private static let padding: CGFloat = 6
  /// Less room than this shows no text, in points.
  private static let leastWidth: CGFloat = 28

  /// Puts the first text that fits on the bar, or beside it before the next bar; if none fits, the last one on the bar with an ellipsis.
  ///
  /// - Parameters:
  ///   - texts: The longest first.
  ///   - width: How wide a text is, in points.
  ///   - low: The left end of the visible part, in points of the lanes.
  ///   - limit: Where the next bar begins or the lane ends, in points of the lanes.
  mutating func placeText(_ texts: [String], width: (String) -> CGFloat, from low: CGFloat, limit: CGFloat) {
    let left = max(frame.minX, low) + Self.padding
    let inner = min(frame.maxX, limit) - Self.padding - left
    let outer = limit - frame.maxX - 2 * Self.padding
    for text in texts {
      self.text = text
      let width = width(text)
      if width <= inner { return textFrame = rect(x: left, width: width) }
      if width <= outer, kind != .group { return textFrame = rect(x: frame.maxX + Self.padding, width: width) }
    }
    textFrame = inner >= Self.leastWidth ? rect(x: left, width: inner) : nil
  }

  private func rect(x: CGFloat, width: CGFloat) -> CGRect {
    CGRect(x: x, y: frame.minY, width: width, height: frame.height)
  }
}
