import DisplayList

/// Walks down a shape row by row and finds what it covers, by the shape's fill rule.
///
/// Winding is summed as signed area. By the non-zero rule, regions that wind more than once count as full and opposite
/// windings cancel; by the even-odd rule, what is beyond one winding takes away from it again, up to two, and so on.
struct Scanner: ~Copyable {
  /// What the shape covers in the row last asked for.
  private(set) var row = SpanRow()

  /// What is walked down: edges, or a rounded area.
  private var rounded: RoundedArea?
  private var roundedScanner = RoundedScanner()
  private var edges: [Edge] = []
  private var fillRule = CGPathFillRule.winding
  /// Those that reach into the strip of rows where the walk is.
  private var near: [Edge] = []
  private var strip = Int.min
  private var cells = CellRow()
  private var columns = 0..<0
  /// Rows above this one are the same as the one last found: only upright edges run through them all.
  private var sameUntil = Int.min

  /// Begins at the top of an area; rows must then be asked for in order.
  mutating func begin(_ shape: Area, of plan: Plan, in area: PixelRect) {
    switch shape {
    case .outline(let index): begin(plan.outlines[index], in: area)
    case .rounded(let shape):
      rounded = shape
      (columns, sameUntil) = (area.minX..<max(area.minX, area.maxX), .min)
    case .pixels(let rect):
      rounded = nil
      let common = rect.intersection(area)
      row.removeAll()
      row.append(common.minX, common.maxX, 255)
      sameUntil = .max
    }
  }

  /// Begins at the top of an area with edges.
  mutating func begin(_ shape: EdgeList, in area: PixelRect) {
    rounded = nil
    (edges, fillRule) = (shape.edges, shape.fillRule)
    columns = area.minX..<max(area.minX, area.maxX)
    (strip, sameUntil) = (.min, .min)
    cells.begin(columns)
  }

  /// Finds the spans of a row.
  mutating func scan(_ y: Int) {
    if y < sameUntil { return }
    if let rounded { return scan(rounded, y) }
    if y >> Self.stripBits != strip { select(y >> Self.stripBits) }
    let (top, bottom) = (Double(y), Double(y + 1))
    row.removeAll()
    var isUpright = true
    var end = Double((strip + 1) << Self.stripBits)
    near.withUnsafeBufferPointer { near in
      for index in near.indices {
        if near[index].bottom <= top { continue }
        if near[index].top >= bottom {
          end = min(end, near[index].top)
          continue
        }
        let edge = near[index]
        let (y0, y1) = (max(edge.top, top), min(edge.bottom, bottom))
        cells.add(from: edge.x(at: y0), to: edge.x(at: y1), cover: (y1 - y0) * edge.winding)
        isUpright = isUpright && edge.slope == 0 && edge.top <= top
        end = min(end, edge.bottom)
      }
    }
    sweep()
    sameUntil = isUpright ? Int(end.rounded(.down)) : .min
  }

  /// Edges are looked through once for so many rows, in powers of two: as many as a tile has.
  private static let stripBits = 4

  /// Finds the edges that reach into a strip of rows.
  private mutating func select(_ strip: Int) {
    self.strip = strip
    let (top, bottom) = (Double(strip << Self.stripBits), Double((strip + 1) << Self.stripBits))
    near.removeAll(keepingCapacity: true)
    edges.withUnsafeBufferPointer { edges in
      for edge in edges where edge.top < bottom && edge.bottom > top { near.append(edge) }
    }
  }

  private mutating func scan(_ area: RoundedArea, _ y: Int) {
    row.removeAll()
    roundedScanner.scan(area, y, in: columns, into: &row)
    sameUntil = area.plainEnd(from: y)
  }

  /// Sums the cells from the left.
  private mutating func sweep() {
    let isEvenOdd = fillRule == .evenOdd
    cells.sweep { start, end, winding in
      var covered = abs(winding)
      if isEvenOdd {
        covered = covered.truncatingRemainder(dividingBy: 2)
        if covered > 1 { covered = 2 - covered }
      }
      row.append(start, end, UInt8(min(covered, 1) * 255 + 0.5))
    }
  }
}
