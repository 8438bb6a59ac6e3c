import DisplayList

/// A rounded box, perhaps with another one cut out of it.
struct RoundedArea: Sendable {
  var box: RoundedBox
  var hole: RoundedBox?

  var pixelRect: PixelRect? { hole == nil ? box.pixelRect : nil }

  /// Whole pixels that are covered entirely, in all of the width.
  var core: PixelRect { hole == nil ? box.core : .empty }

  /// The row behind the last one, from a row on, that is like it; the row itself where none is.
  func plainEnd(from y: Int) -> Int {
    let end = box.plainEnd(from: y)
    return hole.map { min(end, $0.plainEnd(from: y)) } ?? end
  }
}

extension RoundedBox {
  fileprivate func plainEnd(from y: Int) -> Int {
    let reach = radii.x > 0 && !corners.isEmpty ? radii.y : 0
    let top = Double(y)
    if top + 1 <= low.y { return whole(low.y) }
    if top >= high.y { return .max }
    return top >= low.y + reach && top + 1 <= high.y - reach ? whole(high.y - reach) : y
  }

  private func whole(_ height: Double) -> Int { Int(min(height, 0x1p30).rounded(.down)) }
}

/// Walks down a rounded area row by row.
struct RoundedScanner: ~Copyable {
  private var outer = RoundedRow()
  private var inner = RoundedRow()

  /// Finds the runs of a row among some columns.
  mutating func scan(_ area: RoundedArea, _ y: Int, in columns: Range<Int>, into row: inout SpanRow) {
    outer.find(area.box, y, in: columns)
    if let hole = area.hole { inner.find(hole, y, in: columns) }
    let hasHole = area.hole != nil && !inner.touched.isEmpty
    var x = outer.touched.lowerBound
    while x < outer.touched.upperBound {
      var (end, coverage) = (x + 1, 0.0)
      let isEven = outer.full.contains(x)
      if isEven, !hasHole || x >= inner.touched.upperBound {
        (end, coverage) = (outer.full.upperBound, outer.height)
      } else if isEven, x < inner.touched.lowerBound {
        (end, coverage) = (min(outer.full.upperBound, inner.touched.lowerBound), outer.height)
      } else if isEven, inner.full.contains(x) {
        (end, coverage) = (min(outer.full.upperBound, inner.full.upperBound), outer.height - inner.height)
      } else {
        coverage = outer.coverage(x) - (hasHole ? inner.coverage(x) : 0)
      }
      row.append(x, end, UInt8(min(max(coverage, 0), 1) * 255 + 0.5))
      x = end
    }
  }
}
