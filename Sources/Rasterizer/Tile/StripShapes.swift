/// What the shapes of a strip of rows cover: found when one is first drawn, and kept for the other tiles that it reaches into.
struct StripShapes: ~Copyable {
  private var scanner = Scanner()
  private var spans = SpanRows()
  /// For each step of the plan where its first row is; −1 where it is not known.
  private var places: [Int32]
  private var known = Pile<Int32>()
  private var rows = 0..<0

  /// - Parameter count: The number of steps in the plan.
  init(count: Int) { places = Array(repeating: -1, count: count) }

  /// Goes on to another strip.
  mutating func begin(_ rows: Range<Int>) {
    self.rows = rows
    for index in 0..<known.count { places[Int(known[index])] = -1 }
    known.removeAll()
    spans.removeAll()
  }

  /// Finds what a step covers, unless that is known.
  ///
  /// - Returns: Which of the rows its highest one in the strip is.
  mutating func find(_ number: Int, _ plan: borrowing Plan) -> Int {
    if places[number] >= 0 { return Int(places[number]) }
    let place = spans.count
    places[number] = Int32(truncatingIfNeeded: place)
    known.reserve(1)
    known.append(Int32(truncatingIfNeeded: number))
    let bounds = plan.steps[number].bounds
    let (rows, columns) = (rows.clamped(to: bounds.minY..<bounds.maxY), bounds.minX..<bounds.maxX)
    switch plan.steps[number].area {
    case .rounded(let index): scanner.scan(plan.boxes[Int(index)], rows: rows, columns: columns, into: &spans)
    case .ring(let index):
      let (box, hole) = (plan.boxes[Int(index)], plan.boxes[Int(index) + 1])
      scanner.scan(box, hole: hole, rows: rows, columns: columns, into: &spans)
    case .outline(let index): scanner.scan(plan.outlines[Int(index)], rows: rows, columns: columns, into: &spans)
    case .pixels: break
    }
    return place
  }

  @inline(__always)
  subscript(row: Int) -> SpanRow { spans[row] }

  /// Whether a row is known to be like the one above.
  func isRepeated(_ row: Int) -> Bool { spans.isRepeated(row) }
}
