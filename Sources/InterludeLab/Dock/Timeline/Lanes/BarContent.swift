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

  /// Puts the text on the bar if it fits, else beside it if it fits before the next bar, else on the bar with an ellipsis.
  ///
  /// - Parameters:
  ///   - width: How wide the text is, in points.
  ///   - low: The left end of the visible part, in points of the lanes.
  ///   - limit: Where the next bar begins or the lane ends, in points of the lanes.
  mutating func placeText(_ text: String, width: CGFloat, from low: CGFloat, limit: CGFloat) {
    self.text = text
    let left = max(frame.minX, low) + Self.padding
    let inner = frame.maxX - Self.padding - left
    let outer = limit - frame.maxX - 2 * Self.padding
    if width <= inner {
      textFrame = rect(x: left, width: width)
    } else if width <= outer, kind != .group {
      textFrame = rect(x: frame.maxX + Self.padding, width: width)
    } else if inner >= Self.leastWidth {
      textFrame = rect(x: left, width: inner)
    } else {
      textFrame = nil
    }
  }

  private func rect(x: CGFloat, width: CGFloat) -> CGRect {
    CGRect(x: x, y: frame.minY, width: width, height: frame.height)
  }
}
