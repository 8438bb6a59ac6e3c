/// What the edges crossing one row of pixels do to it, in sparse cells.
///
/// An edge that runs `cover` pixels down through a cell covers all pixels to the right of it by that much, and the cell
/// itself by `cover` less the `area` between the cell's left side and the edge. Sums of these are exact areas.
struct CellRow {
  struct Cell {
    var x: Int
    var cover: Double
    var area: Double
  }

  private(set) var cells: [Cell] = []
  /// What lies left of the first column counts as being on its left side; what lies right of the last is ignored.
  private var left = 0
  private var right = 0

  mutating func begin(_ columns: Range<Int>) {
    cells.removeAll(keepingCapacity: true)
    (left, right) = (columns.lowerBound, columns.upperBound)
  }

  /// Adds a straight piece of an edge between two abscissas that runs `cover` pixels down (up: negative).
  mutating func add(from x0: Double, to x1: Double, cover: Double) {
    let (low, high) = x0 < x1 ? (x0, x1) : (x1, x0)
    if high <= Double(left) {
      cells.append(Cell(x: left, cover: cover, area: 0))
      return
    }
    if low >= Double(right) { return }
    let column = low.rounded(.down)
    if high <= column + 1, low >= Double(left) {
      cells.append(Cell(x: Int(column), cover: cover, area: cover * ((low + high) / 2 - column)))
    } else {
      addAcross(low, high, cover: cover)
    }
  }

  /// Adds a piece that crosses several columns.
  private mutating func addAcross(_ low: Double, _ high: Double, cover: Double) {
    let perColumn = cover / (high - low)
    var x = low
    if x < Double(left) {
      cells.append(Cell(x: left, cover: (Double(left) - x) * perColumn, area: 0))
      x = Double(left)
    }
    let end = min(high, Double(right))
    var column = x.rounded(.down)
    while x < end {
      let next = min(column + 1, end)
      let part = (next - x) * perColumn
      cells.append(Cell(x: Int(column), cover: part, area: part * ((x + next) / 2 - column)))
      x = next
      column += 1
    }
  }

  /// Brings the cells into order from the left. Few cells, or cells nearly in order, are the rule.
  mutating func sort() {
    guard cells.count <= 32 else {
      cells.sort { $0.x < $1.x }
      return
    }
    cells.withUnsafeMutableBufferPointer { cells in
      var index = 1
      while index < cells.count {
        let cell = cells[index]
        var hole = index
        while hole > 0, cells[hole - 1].x > cell.x {
          cells[hole] = cells[hole - 1]
          hole -= 1
        }
        cells[hole] = cell
        index += 1
      }
    }
  }
}
