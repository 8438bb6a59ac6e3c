/// What a rounded box covers of one row of pixels: partly at its ends, alike in between.
struct RoundedRow: ~Copyable {
  private var height = 0.0
  private var sides = SideProfile()
  /// The columns that are touched.
  private(set) var touched = 0..<0
  /// Those among them that are covered over all of the height.
  private var full = 0..<0

  mutating func find(_ box: RoundedBox, _ y: Int, in columns: Range<Int>) {
    let (y0, y1) = (max(Double(y), box.low.y), min(Double(y + 1), box.high.y))
    height = max(y1 - y0, 0)
    (touched, full) = (0..<0, 0..<0)
    guard height > 0 else { return sides.clear() }
    sides.find(box, from: y0, to: y1, limit: columns)
    touched = sides.first.left..<max(sides.first.left, -sides.first.right)
    let from = min(sides.end.left, touched.upperBound)
    full = from..<max(from, min(-sides.end.right, touched.upperBound))
  }

  /// How much of a pixel is covered.
  private func coverage(_ column: Int) -> Double {
    guard touched.contains(column) else { return 0 }
    var covered = height
    if column < sides.end.left { covered -= sides.left(column) }
    if column >= -sides.end.right { covered -= sides.right(column) }
    return covered
  }

  /// Adds the runs to a row.
  func append(to row: inout SpanRows) {
    guard sides.end.left <= -sides.end.right else {
      let start = touched.lowerBound
      return row.appendUneven(start, touched.count) { coverageByte(coverage(start &+ $0)) }
    }
    let (left, right) = (touched.lowerBound, full.upperBound)
    row.appendUneven(left, full.lowerBound &- left) { coverageByte(height - sides.left(left &+ $0)) }
    row.append(full.lowerBound, right, coverageByte(height))
    row.appendUneven(right, touched.upperBound &- right) { coverageByte(height - sides.right(right &+ $0)) }
  }

  /// Adds the runs less those of a hole to a row.
  func append(to row: inout SpanRows, without hole: borrowing RoundedRow) {
    var x = touched.lowerBound
    while x < touched.upperBound {
      var (end, coverage) = (x + 1, 0.0)
      let isEven = full.contains(x)
      if isEven, x >= hole.touched.upperBound {
        (end, coverage) = (full.upperBound, height)
      } else if isEven, x < hole.touched.lowerBound {
        (end, coverage) = (min(full.upperBound, hole.touched.lowerBound), height)
      } else if isEven, hole.full.contains(x) {
        (end, coverage) = (min(full.upperBound, hole.full.upperBound), height - hole.height)
      } else {
        coverage = self.coverage(x) - hole.coverage(x)
      }
      row.append(x, end, coverageByte(coverage))
      x = end
    }
  }
}
