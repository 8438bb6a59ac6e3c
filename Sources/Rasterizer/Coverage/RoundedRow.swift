import DisplayList

/// What a rounded box covers of one row of pixels: partly at its ends, alike in between.
struct RoundedRow: ~Copyable {
  private var height = 0.0
  private var left = SideProfile()
  private var right = SideProfile()
  /// The columns that are touched.
  private(set) var touched = 0..<0
  /// Those among them that are covered over all of the height.
  private var full = 0..<0

  mutating func find(_ box: RoundedBox, _ y: Int, in columns: Range<Int>) {
    let (y0, y1) = (max(Double(y), box.low.y), min(Double(y + 1), box.high.y))
    height = max(y1 - y0, 0)
    (touched, full) = (0..<0, 0..<0)
    guard height > 0 else {
      left.clear()
      return right.clear()
    }
    let arcs = CornerArcs(box, from: y0, to: y1)
    Self.find(arcs, box, .layerMinXMinYCorner, .layerMinXMaxYCorner, y0, y1, edge: box.low.x, columns, &left)
    let mirrored = -columns.upperBound..<(-columns.lowerBound)
    Self.find(arcs, box, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, y0, y1, edge: -box.high.x, mirrored, &right)
    touched = left.first..<max(left.first, -right.first)
    let from = min(left.end, touched.upperBound)
    full = from..<max(from, min(-right.end, touched.upperBound))
  }

  @inline(__always)
  private static func find(
    _ arcs: CornerArcs, _ box: RoundedBox, _ upper: CACornerMask, _ lower: CACornerMask, _ y0: Double, _ y1: Double,
    edge: Double, _ columns: Range<Int>, _ side: inout SideProfile
  ) {
    let (isUpper, isLower) = (box.corners.contains(upper), box.corners.contains(lower))
    let sharp = CornerArc(radius: box.radii.x)
    side.find(
      isUpper ? arcs.upper : sharp, (isLower ? arcs.straight.to : y1) - (isUpper ? arcs.straight.from : y0),
      isLower ? arcs.lower : sharp, edge: edge, box.radii, limit: columns)
  }

  /// How much of a pixel is covered.
  private func coverage(_ column: Int) -> Double {
    guard touched.contains(column) else { return 0 }
    var covered = height
    if left.contains(column) { covered -= left[column] }
    if right.contains(-column - 1) { covered -= right[-column - 1] }
    return covered
  }

  /// Adds the runs to a row.
  func append(to row: inout SpanRows) {
    guard left.end <= -right.end else {
      for x in touched { row.append(x, x &+ 1, coverageByte(coverage(x))) }
      return
    }
    for x in left.first..<left.end { row.append(x, x &+ 1, coverageByte(height - left[x])) }
    row.append(full.lowerBound, full.upperBound, coverageByte(height))
    for x in full.upperBound..<touched.upperBound { row.append(x, x &+ 1, coverageByte(height - right[-x &- 1])) }
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
