import InterludeUI

/// Where the parts of the home screen go, in points: one column of rows, two where there is room.
nonisolated struct HomeLayout: Hashable, Sendable {
  let width: CGFloat
  let insets: UIEdgeInsets
  let rowCount: Int

  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 10
  private static let rowHeight: CGFloat = 82
  private static let widthForTwoColumns: CGFloat = 700

  private var columns: Int { width >= Self.widthForTwoColumns ? 2 : 1 }
  private var left: CGFloat { insets.left + Self.margin }
  private var contentWidth: CGFloat { max(0, width - left - insets.right - Self.margin) }

  var title: CGRect { CGRect(x: left + 4, y: insets.top + 12, width: contentWidth - 8, height: 42) }
  var subtitle: CGRect { CGRect(x: left + 4, y: title.maxY + 2, width: contentWidth - 8, height: 22) }

  func row(at index: Int) -> CGRect {
    let rowWidth = (contentWidth - CGFloat(columns - 1) * Self.gap) / CGFloat(columns)
    return CGRect(
      x: left + CGFloat(index % columns) * (rowWidth + Self.gap),
      y: subtitle.maxY + 18 + CGFloat(index / columns) * (Self.rowHeight + Self.gap),
      width: rowWidth, height: Self.rowHeight)
  }

  var contentSize: CGSize {
    let bottom = rowCount > 0 ? row(at: rowCount - 1).maxY : subtitle.maxY
    return CGSize(width: width, height: bottom + Self.margin + insets.bottom)
  }
}
