import InterludeUI

/// Where the parts of the home screen go, in points: one column of rows, two where there is room.
nonisolated struct HomeLayout: Hashable, Sendable {
  let width: CGFloat
  let insets: UIEdgeInsets
  /// How high each row has to be for its words; the rows of a line become as high as the highest of them.
  var rowHeights: [CGFloat]
  var titleHeight: CGFloat = 42
  var subtitleHeight: CGFloat = 22
  /// The most columns.
  var maximumColumns = 2

  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 10
  private static let widthForTwoColumns: CGFloat = 700

  init(width: CGFloat, insets: UIEdgeInsets, rowCount: Int) {
    (self.width, self.insets) = (width, insets)
    rowHeights = Array(repeating: SceneRow.leastHeight, count: rowCount)
  }

  private var columns: Int { width >= Self.widthForTwoColumns ? maximumColumns : 1 }
  private var left: CGFloat { insets.left + Self.margin }
  private var contentWidth: CGFloat { max(0, width - left - insets.right - Self.margin) }

  /// How wide the title and what is below it may become.
  var headingWidth: CGFloat { max(0, contentWidth - 8) }
  var title: CGRect { CGRect(x: left + 4, y: insets.top + 12, width: headingWidth, height: titleHeight) }
  var subtitle: CGRect { CGRect(x: left + 4, y: title.maxY + 2, width: headingWidth, height: subtitleHeight) }

  var rowWidth: CGFloat { (contentWidth - CGFloat(columns - 1) * Self.gap) / CGFloat(columns) }

  func row(at index: Int) -> CGRect {
    let line = index / columns
    return CGRect(
      x: left + CGFloat(index % columns) * (rowWidth + Self.gap),
      y: (0..<line).reduce(subtitle.maxY + 18) { $0 + lineHeight($1) + Self.gap },
      width: rowWidth, height: lineHeight(line))
  }

  private func lineHeight(_ line: Int) -> CGFloat {
    rowHeights.dropFirst(line * columns).prefix(columns).max() ?? 0
  }

  var contentSize: CGSize {
    let bottom = rowHeights.isEmpty ? subtitle.maxY : row(at: rowHeights.count - 1).maxY
    return CGSize(width: width, height: bottom + Self.margin + insets.bottom)
  }
}
