import DisplayList

/// What a rounded box covers of one row of pixels: partly at its ends, alike in between.
struct RoundedRow: ~Copyable {
  private(set) var height = 0.0
  private var left = SideProfile()
  private var right = SideProfile()
  /// The columns that are touched.
  private(set) var touched = 0..<0
  /// Those among them that are covered over all of the height.
  private(set) var full = 0..<0

  mutating func find(_ box: RoundedBox, _ y: Int, in columns: Range<Int>) {
    let (y0, y1) = (max(Double(y), box.low.y), min(Double(y + 1), box.high.y))
    height = max(y1 - y0, 0)
    touched = 0..<0
    full = touched
    guard height > 0 else { return }
    let (top, bottom) = (box.low.y + box.radii.y, box.high.y - box.radii.y)
    left.find(
      from: y0, to: y1, edge: box.low.x, radii: box.radii, top: box.isRound(.layerMinXMinYCorner) ? top : nil,
      bottom: box.isRound(.layerMinXMaxYCorner) ? bottom : nil, limit: columns)
    right.find(
      from: y0, to: y1, edge: -box.high.x, radii: box.radii, top: box.isRound(.layerMaxXMinYCorner) ? top : nil,
      bottom: box.isRound(.layerMaxXMaxYCorner) ? bottom : nil, limit: -columns.upperBound..<(-columns.lowerBound))
    let start = left.columns.lowerBound
    touched = start..<max(start, -right.columns.lowerBound)
    let from = min(left.columns.upperBound, touched.upperBound)
    full = from..<max(from, min(-right.columns.upperBound, touched.upperBound))
  }

  /// How much of a pixel is covered.
  func coverage(_ column: Int) -> Double {
    guard touched.contains(column) else { return 0 }
    var covered = height
    if left.columns.contains(column) { covered -= left[column] }
    if right.columns.contains(-column - 1) { covered -= right[-column - 1] }
    return covered
  }
}
