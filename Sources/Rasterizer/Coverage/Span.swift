/// A run of pixels in one row, all covered alike: `start ..< end`, coverage 1…255.
struct Span: Hashable, Sendable {
  var start: Int32
  var end: Int32
  var coverage: UInt8

  var count: Int { Int(end) - Int(start) }
}

/// The covered runs of one row, from the left, without overlap.
struct SpanRow {
  private(set) var spans: [Span] = []

  mutating func removeAll() { spans.removeAll(keepingCapacity: true) }

  /// Adds a run behind the last one; a run that goes on with the same coverage lengthens it.
  mutating func append(_ start: Int, _ end: Int, _ coverage: UInt8) {
    guard coverage > 0, start < end else { return }
    let count = spans.count
    if count > 0, spans[count - 1].coverage == coverage, spans[count - 1].end == Int32(start) {
      spans[count - 1].end = Int32(end)
    } else {
      spans.append(Span(start: Int32(start), end: Int32(end), coverage: coverage))
    }
  }

  /// Fills the row with another one less some columns.
  mutating func subtract(_ columns: Range<Int>, from row: some Sequence<Span>) {
    removeAll()
    for span in row {
      let (start, end) = (Int(span.start), Int(span.end))
      append(start, min(end, columns.lowerBound), span.coverage)
      append(max(start, columns.upperBound), end, span.coverage)
    }
  }
}
