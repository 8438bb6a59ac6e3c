import InterludeUI

/// Where the parts of a filmstrip go, in points: a heading, and below it frames in rows, each over its label.
nonisolated struct FilmstripLayout: Hashable, Sendable {
  /// The size of the largest frame as shown.
  let cell: CGSize
  let count: Int
  let columns: Int

  static let margin: CGFloat = 32
  static let columnGap: CGFloat = 20
  static let rowGap: CGFloat = 24
  static let headingHeight: CGFloat = 56
  static let labelGap: CGFloat = 10
  static let labelHeight: CGFloat = 18

  /// At most `maximumColumns` in a row, rows as equally long as they can be.
  init(cell: CGSize, count: Int, maximumColumns: Int) {
    let most = max(1, maximumColumns)
    let rows = max(1, (count + most - 1) / most)
    self.cell = cell
    self.count = count
    columns = max(1, (count + rows - 1) / rows)
  }

  private var rowHeight: CGFloat { cell.height + Self.labelGap + Self.labelHeight }
  private var rows: Int { (count + columns - 1) / columns }

  var size: CGSize {
    CGSize(
      width: 2 * Self.margin + CGFloat(columns) * (cell.width + Self.columnGap) - Self.columnGap,
      height: 2 * Self.margin + Self.headingHeight + CGFloat(rows) * (rowHeight + Self.rowGap) - Self.rowGap)
  }

  var heading: CGRect {
    CGRect(x: Self.margin, y: Self.margin, width: size.width - 2 * Self.margin, height: Self.headingHeight)
  }

  /// Where the frame of an index goes.
  func frame(at index: Int) -> CGRect {
    CGRect(
      x: Self.margin + CGFloat(index % columns) * (cell.width + Self.columnGap),
      y: Self.margin + Self.headingHeight + CGFloat(index / columns) * (rowHeight + Self.rowGap),
      width: cell.width, height: cell.height)
  }

  /// Where its label goes, the full width of the column.
  func label(at index: Int) -> CGRect {
    let frame = frame(at: index)
    return CGRect(
      x: frame.minX - Self.columnGap / 2, y: frame.maxY + Self.labelGap,
      width: frame.width + Self.columnGap, height: Self.labelHeight)
  }
}
