import DisplayList

/// Finds what shapes cover of rows of pixels, by their fill rules.
///
/// Winding is summed as signed area. By the non-zero rule, regions that wind more than once count as full and opposite
/// windings cancel; by the even-odd rule, what is beyond one winding takes away from it again, up to two, and so on.
struct Scanner: ~Copyable {
  private var cells = CellRows()
  private var outer = RoundedRow()
  private var inner = RoundedRow()

  /// Adds what edges cover of some rows, and of some columns.
  mutating func scan(_ shape: EdgeList, rows: Range<Int>, columns: Range<Int>, into result: inout SpanRows) {
    cells.begin(rows, columns)
    shape.edges.withUnsafeBufferPointer { edges in
      for index in edges.indices { cells.add(edges[index]) }
    }
    let isEvenOdd = shape.fillRule == .evenOdd
    for y in rows {
      result.beginRow(columns.count)
      cells.sweep(y) { start, end, winding in
        var covered = abs(winding)
        if isEvenOdd {
          covered = covered.truncatingRemainder(dividingBy: 2)
          if covered > 1 { covered = 2 - covered }
        }
        result.append(start, end, coverageByte(covered))
      }
      result.endRow()
    }
  }

  /// Adds what a rounded box, and perhaps no hole in it, covers of some rows, and of some columns.
  mutating func scan(
    _ box: RoundedBox, hole: RoundedBox? = nil, rows: Range<Int>, columns: Range<Int>, into result: inout SpanRows
  ) {
    var y = rows.lowerBound
    while y < rows.upperBound {
      result.beginRow(columns.count)
      outer.find(box, y, in: columns)
      if let hole { inner.find(hole, y, in: columns) }
      if hole == nil || inner.touched.isEmpty {
        outer.append(to: &result)
      } else {
        outer.append(to: &result, without: inner)
      }
      result.endRow()
      let end = min(box.plainEnd(from: y), hole?.plainEnd(from: y) ?? .max, rows.upperBound)
      let next = max(y + 1, end)
      result.repeatRow(next - y - 1)
      y = next
    }
  }
}

/// A coverage of up to 1 and more, as a byte, rounded to nearest.
///
/// The last bits of a number between 2⁵² and 2⁵³ are a whole number: a conversion would ask first whether there is one.
@inline(__always)
func coverageByte(_ covered: Double) -> UInt8 {
  UInt8(truncatingIfNeeded: (min(max(covered, 0), 1) * 255 + 0x1p52).bitPattern)
}
