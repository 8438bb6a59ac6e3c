/// What the edges crossing some rows of pixels do to them.
///
/// An edge that runs `cover` pixels down through a pixel covers all pixels to the right of it by that much, and the pixel itself
/// by `cover` less the `area` between the pixel's left side and the edge. Sums of these are exact areas.
struct CellRows: ~Copyable {
  /// For each pixel what is added to the coverage there, and behind it.
  private var cells = Pile<SIMD2<Double>>()
  /// A bit for each pixel that an edge touches.
  private var touched = Pile<UInt64>()
  private var rows = 0..<0
  /// What lies left of the first column counts as being on its left side; what lies right of the last is ignored.
  private var left = 0
  private var right = 0
  /// Of a row: in cells, and in words of touched ones.
  private var width = 0
  private var words = 0

  /// Gets ready for some rows and columns.
  mutating func begin(_ rows: Range<Int>, _ columns: Range<Int>) {
    self.rows = rows
    (left, right) = (columns.lowerBound, columns.upperBound)
    (width, words) = (columns.count, columns.count / 64 + 1)
    cells.pad(to: width * rows.count, with: .zero)
    touched.pad(to: words * rows.count, with: 0)
  }

  /// Adds what of an edge lies in the rows.
  @inline(__always)
  mutating func add(_ edge: Edge) {
    var (y, end) = (max(edge.top, Double(rows.lowerBound)), min(edge.bottom, Double(rows.upperBound)))
    guard y < end else { return }
    var x = edge.x(at: y)
    var row = wholeBelow(y)
    while y < end {
      let next = min(Double(row &+ 1), end)
      let nextX = edge.x(at: next)
      add(row &- rows.lowerBound, from: x, to: nextX, cover: (next - y) * edge.winding)
      (y, x, row) = (next, nextX, row &+ 1)
    }
  }

  /// Adds a straight piece of an edge between two abscissas that runs `cover` pixels down (up: negative).
  @inline(__always)
  private mutating func add(_ row: Int, from x0: Double, to x1: Double, cover: Double) {
    let (low, high) = x0 < x1 ? (x0, x1) : (x1, x0)
    if high <= Double(left) { return add(row, left, cover: cover, area: 0) }
    if low >= Double(right) { return }
    let column = wholeBelow(low)
    if high <= Double(column &+ 1), low >= Double(left) {
      add(row, column, cover: cover, area: cover * ((low + high) / 2 - Double(column)))
    } else {
      addAcross(row, low, high, cover: cover)
    }
  }

  /// Adds a piece that crosses several columns.
  private mutating func addAcross(_ row: Int, _ low: Double, _ high: Double, cover: Double) {
    let perColumn = cover / (high - low)
    var x = low
    if x < Double(left) {
      add(row, left, cover: (Double(left) - x) * perColumn, area: 0)
      x = Double(left)
    }
    let end = min(high, Double(right))
    var column = wholeBelow(x)
    while x < end {
      let next = min(Double(column &+ 1), end)
      let part = (next - x) * perColumn
      add(row, column, cover: part, area: part * ((x + next) / 2 - Double(column)))
      x = next
      column &+= 1
    }
  }

  @inline(__always)
  private mutating func add(_ row: Int, _ column: Int, cover: Double, area: Double) {
    let index = column &- left
    cells[row &* width &+ index] += SIMD2(cover - area, area)
    touched[row &* words &+ index &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: index & 63)
  }

  /// Calls the body with runs of columns of a row and the winding summed up there, from the left, and forgets the row.
  @inline(__always)
  mutating func sweep(_ y: Int, _ body: (_ start: Int, _ end: Int, _ winding: Double) -> Void) {
    let row = y &- rows.lowerBound
    let (cells, touched) = (cells.base + row &* width, touched.base + row &* words)
    var (winding, behind) = (0.0, 0.0)
    var place = left
    for word in 0..<words {
      var bits = touched[word]
      touched[word] = 0
      while bits != 0 {
        let index = word &* 64 &+ bits.trailingZeroBitCount
        let column = left &+ index
        bits &= bits &- 1
        winding += behind
        if column > place { body(place, column, winding) }
        let cell = cells[index]
        cells[index] = .zero
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
