/// What the shapes of a strip of rows cover: found when one is first drawn, and kept for the other tiles that it reaches into.
struct StripShapes: ~Copyable {
  private var scanner = Scanner()
  private var spans = SpanRows()
  /// For each step of the strip where its first row is; −1 where it is not known.
  private var places = Pile<Int32>()
  private var rows = 0..<0

  /// Goes on to another strip, of so many steps.
  mutating func begin(_ rows: Range<Int>, count: Int) {
    self.rows = rows
    places.removeAll()
    places.pad(to: count, with: -1)
    spans.removeAll()
  }

  /// Finds what a step covers, unless that is known.
  ///
  /// - Returns: Which of the rows its highest one in the strip is.
  mutating func find(_ number: Int32, _ steps: borrowing StripSteps, _ plan: borrowing Plan) -> Int {
    if places[Int(number)] >= 0 { return Int(places[Int(number)]) }
    let place = spans.count
    places[Int(number)] = Int32(truncatingIfNeeded: place)
    let step = steps[number]
    let (rows, columns) = (
      rows.clamped(to: step.bounds.minY..<step.bounds.maxY), step.bounds.minX..<step.bounds.maxX
    )
    switch step.area {
    case .rounded(let box): scanner.scan(steps.box(box), rows: rows, columns: columns, into: &spans)
    case .ring(let box):
      scanner.scan(steps.box(box), hole: steps.box(box + 1), rows: rows, columns: columns, into: &spans)
    case .outline(let index): scanner.scan(plan.outlines[Int(index)], rows: rows, columns: columns, into: &spans)
    case .bounds: break
    }
    return place
  }

  @inline(__always)
  subscript(row: Int) -> SpanRow { spans[row] }

  /// Whether a row is known to be like the one above.
  func isRepeated(_ row: Int) -> Bool { spans.isRepeated(row) }
}
