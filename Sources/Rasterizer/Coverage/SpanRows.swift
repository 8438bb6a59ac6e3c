/// The covered runs of rows of pixels: in each row from the left, without overlap.
struct SpanRows: ~Copyable {
  private var spans = Pile<Span>()
  /// Where in `spans` each row is. Rows that are alike are the same place.
  private var rows = Pile<Place>()

  struct Place: BitwiseCopyable {
    let start: Int32
    var end: Int32
  }

  /// How many rows there are.
  var count: Int { rows.count }

  mutating func removeAll() {
    spans.removeAll()
    rows.removeAll()
  }

  /// Begins a row below the last one, with at most so many runs.
  mutating func beginRow(_ limit: Int) {
    spans.reserve(limit)
    let start = Int32(truncatingIfNeeded: spans.count)
    rows.reserve(1)
    rows.append(Place(start: start, end: start))
  }

  /// Adds a run behind the last one of the row; one that goes on with the same coverage lengthens it.
  @inline(__always)
  mutating func append(_ start: Int, _ end: Int, _ coverage: UInt8) {
    guard coverage > 0, start < end else { return }
    let last = spans.count &- 1
    if last >= Int(rows[rows.count &- 1].start), spans[last].coverage == coverage, spans[last].end == start,
      end &- spans[last].start <= Span.limit
    {
      spans[last] = Span(spans[last].start, count: end &- spans[last].start, coverage: coverage)
    } else {
      spans.append(Span(start, count: end &- start, coverage: coverage))
    }
  }

  /// Ends the row.
  @inline(__always)
  mutating func endRow() {
    rows[rows.count &- 1].end = Int32(truncatingIfNeeded: spans.count)
  }

  /// Adds rows that are like the last one.
  mutating func repeatRow(_ times: Int) {
    rows.pad(to: rows.count + times, with: rows[rows.count - 1])
  }

  /// The runs of a row, until others are added.
  @inline(__always)
  subscript(row: Int) -> UnsafeBufferPointer<Span> {
    let place = rows[row]
    return UnsafeBufferPointer(start: spans.base + Int(place.start), count: Int(place.end &- place.start))
  }
}
