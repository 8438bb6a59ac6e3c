import DisplayList

/// Walks down a shape row by row and finds what it covers, by the shape's fill rule.
///
/// Winding is summed as signed area. By the non-zero rule, regions that wind more than once count as full and opposite
/// windings cancel; by the even-odd rule, what is beyond one winding takes away from it again, up to two, and so on.
struct Scanner {
  /// What the shape covers in the row last asked for.
  private(set) var row = SpanRow()

  private var edges: [Edge] = []
  private var fillRule = CGPathFillRule.winding
  private var next = 0
  private var active: [Edge] = []
  private var cells = CellRow()
  private var columns = 0..<0
  /// Rows above this one are the same as the one last found: only upright edges run through them all.
  private var sameUntil = Int.min

  /// Begins at the top of an area; rows must then be asked for in order.
  mutating func begin(_ shape: EdgeList, in area: PixelRect) {
    (edges, fillRule) = (shape.edges, shape.fillRule)
    next = 0
    active.removeAll(keepingCapacity: true)
    columns = area.minX..<max(area.minX, area.maxX)
    sameUntil = .min
  }

  /// Finds the spans of a row.
  mutating func scan(_ y: Int) {
    if y < sameUntil { return }
    let (top, bottom) = (Double(y), Double(y + 1))
    active.removeAll { $0.bottom <= top }
    while next < edges.count, edges[next].top < bottom {
      if edges[next].bottom > top { active.append(edges[next]) }
      next += 1
    }
    row.removeAll()
    if active.isEmpty { return }
    cells.begin(columns)
    for edge in active {
      let (y0, y1) = (max(edge.top, top), min(edge.bottom, bottom))
      cells.add(from: edge.x(at: y0), to: edge.x(at: y1), cover: (y1 - y0) * edge.winding)
    }
    cells.sort()
    sweep()
    findRepetition(below: y)
  }

  /// Sums the cells from the left.
  private mutating func sweep() {
    let cells = cells.cells
    var winding = 0.0
    var index = 0
    while index < cells.count {
      let x = cells[index].x
      var area = 0.0
      while index < cells.count, cells[index].x == x {
        winding += cells[index].cover
        area += cells[index].area
        index += 1
      }
      row.append(x, x + 1, quantized(winding - area))
      let end = index < cells.count ? cells[index].x : columns.upperBound
      if end > x + 1 { row.append(x + 1, end, quantized(winding)) }
    }
  }

  private func quantized(_ winding: Double) -> UInt8 {
    var covered = abs(winding)
    if fillRule == .evenOdd {
      covered = covered.truncatingRemainder(dividingBy: 2)
      if covered > 1 { covered = 2 - covered }
    }
    return UInt8(min(covered, 1) * 255 + 0.5)
  }

  private mutating func findRepetition(below y: Int) {
    sameUntil = .min
    var end = next < edges.count ? edges[next].top : .infinity
    for edge in active {
      guard edge.slope == 0, edge.top <= Double(y) else { return }
      end = min(end, edge.bottom)
    }
    sameUntil = Int(min(end, 0x1p30).rounded(.down))
  }
}
