/// What the edges crossing one row of pixels do to it.
///
/// An edge that runs `cover` pixels down through a pixel covers all pixels to the right of it by that much, and the pixel itself
/// by `cover` less the `area` between the pixel's left side and the edge. Sums of these are exact areas.
struct CellRow {
  /// For each column what is added to the coverage there, and behind it.
  private var cells: [SIMD2<Double>] = []
  /// A bit for each column that an edge touches.
  private var touched: [UInt64] = []
  /// What lies left of the first column counts as being on its left side; what lies right of the last is ignored.
  private var left = 0
  private var right = 0

  /// Gets ready for rows of some columns.
  mutating func begin(_ columns: Range<Int>) {
    (left, right) = (columns.lowerBound, columns.upperBound)
    let words = columns.count / 64 + 1
    if cells.count < columns.count {
      cells += Array(repeating: .zero, count: columns.count - cells.count)
      touched += Array(repeating: 0, count: max(0, words - touched.count))
    }
  }

  @inline(__always)
  private mutating func add(_ column: Int, cover: Double, area: Double) {
    let index = column &- left
    cells[index] += SIMD2(cover - area, area)
    touched[index &>> 6] |= 1 &<< UInt64(index & 63)
  }

  /// Adds a straight piece of an edge between two abscissas that runs `cover` pixels down (up: negative).
  mutating func add(from x0: Double, to x1: Double, cover: Double) {
    let (low, high) = x0 < x1 ? (x0, x1) : (x1, x0)
    if high <= Double(left) { return add(left, cover: cover, area: 0) }
    if low >= Double(right) { return }
    let column = low.rounded(.down)
    if high <= column + 1, low >= Double(left) {
      add(Int(column), cover: cover, area: cover * ((low + high) / 2 - column))
    } else {
      addAcross(low, high, cover: cover)
    }
  }

  /// Adds a piece that crosses several columns.
  private mutating func addAcross(_ low: Double, _ high: Double, cover: Double) {
    let perColumn = cover / (high - low)
    var x = low
    if x < Double(left) {
      add(left, cover: (Double(left) - x) * perColumn, area: 0)
      x = Double(left)
    }
    let end = min(high, Double(right))
    var column = x.rounded(.down)
    while x < end {
      let next = min(column + 1, end)
      let part = (next - x) * perColumn
      add(Int(column), cover: part, area: part * ((x + next) / 2 - column))
      x = next
      column += 1
    }
  }

  /// Calls the body with runs of columns and the winding summed up there, from the left, and forgets the row.
  @inline(__always)
  mutating func sweep(_ body: (_ start: Int, _ end: Int, _ winding: Double) -> Void) {
    var (winding, behind) = (0.0, 0.0)
    var place = left
    for word in 0..<(right &- left) / 64 + 1 {
      var bits = touched[word]
      touched[word] = 0
      while bits != 0 {
        let column = left &+ word &* 64 &+ bits.trailingZeroBitCount
        bits &= bits &- 1
        winding += behind
        if column > place { body(place, column, winding) }
        let cell = cells[column &- left]
        cells[column &- left] = .zero
        winding += cell.x
        behind = cell.y
        body(column, column &+ 1, winding)
        place = column &+ 1
      }
    }
    winding += behind
    if place < right { body(place, right, winding) }
  }
}
