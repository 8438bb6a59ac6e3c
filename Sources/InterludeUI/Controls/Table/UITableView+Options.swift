extension UITableView {
  /// How a table shows its sections.
  public nonisolated enum Style: Int, Sendable {
    /// One after another, from edge to edge; headers and footers stay in sight while a row of theirs is.
    case plain
    /// In groups with room between them.
    case grouped
    /// In groups with room around them and round corners.
    case insetGrouped
  }

  /// Where a row is to be in the table after scrolling.
  public nonisolated enum ScrollPosition: Int, Sendable {
    /// Wherever it shows with the least motion.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How rows come and go.
  public nonisolated enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade
    /// From the right, and to it.
    case right
    /// From the left, and to it.
    case left
    /// From the top, and to it: by their own height.
    case top
    /// From the bottom, and to it: by their own height.
    case bottom
    /// They come and go at once.
    case none
    /// They fade, as `fade` does.
    case middle
    /// As suits: they fade.
    case automatic = 100
  }

  /// A height that the row's own content decides on.
  public nonisolated static let automaticDimension: CGFloat = -1
}

extension UITableViewCell {
  /// Whether a line shows below a row.
  public nonisolated enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// One, as thin as a pixel.
    case singleLine
  }
}
