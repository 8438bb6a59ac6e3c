/// The covered runs of rows of pixels.
///
/// Short runs that touch become one uneven run: the pixels along an edge are painted four at a time, not one by one.
struct SpanRows: ~Copyable {
  private var spans = Pile<Span>()
  /// Of the pixels in uneven runs.
  private var coverages = Pile<PairedCoverage>()
  /// Where in `spans` and `coverages` each row is. Rows that are alike are the same place.
  private var rows = Pile<Place>()

  struct Place: BitwiseCopyable {
    let start: Int32
    var end: Int32
    let coverages: Int32
  }

  /// How many rows there are.
  var count: Int { rows.count }

  mutating func removeAll() {
    spans.removeAll()
    coverages.removeAll()
    rows.removeAll()
  }

  /// Begins a row below the last one, of at most so many pixels.
  mutating func beginRow(_ limit: Int) {
    spans.reserve(limit)
    coverages.reserve(limit &* (1 &+ Span.padding))
    let start = Int32(truncatingIfNeeded: spans.count)
    rows.reserve(1)
    rows.append(Place(start: start, end: start, coverages: Int32(truncatingIfNeeded: coverages.count)))
  }

  /// Adds a run behind the last one of the row; one that goes on in the same way lengthens it.
  @inline(__always)
  mutating func append(_ start: Int, _ end: Int, _ coverage: UInt8) {
    guard coverage > 0, start < end else { return }
    let count = end &- start
    if count >= Span.leastEven { return extend(start, count, coverage) }
    appendUneven(start, count) { _ in coverage }
  }

  /// Adds a run of pixels that are covered each by itself, behind the last one of the row.
  @inline(__always)
  mutating func appendUneven(_ start: Int, _ count: Int, _ coverage: (_ index: Int) -> UInt8) {
    guard count > 0 else { return }
    extend(start, count, 0)
    for index in 0..<count { coverages.append(PairedCoverage(pairing: coverage(index))) }
  }

  @inline(__always)
  private mutating func extend(_ start: Int, _ count: Int, _ coverage: UInt8) {
    let last = spans.count &- 1
    if last >= Int(rows[rows.count &- 1].start) {
      let span = spans[last]
      if span.coverage == coverage, span.end == start, span.count &+ count <= Span.limit {
        return spans[last] = Span(span.start, count: span.count &+ count, coverage: coverage)
      }
      if !span.isEven { pad() }
    }
    spans.append(Span(start, count: count, coverage: coverage))
  }

  /// Ends the row.
  @inline(__always)
  mutating func endRow() {
    let row = rows.count &- 1
    if spans.count > Int(rows[row].start), !spans[spans.count &- 1].isEven { pad() }
    rows[row].end = Int32(truncatingIfNeeded: spans.count)
  }

  /// Puts pixels that are not covered behind an uneven run, so that it can be read four at a time from any place on.
  @inline(__always)
  private mutating func pad() {
    for _ in 0..<Span.padding { coverages.append(0) }
  }

  /// Adds rows that are like the last one.
  mutating func repeatRow(_ times: Int) {
    rows.pad(to: rows.count + times, with: rows[rows.count - 1])
  }

  /// Whether a row is the one above once more.
  func isRepeated(_ row: Int) -> Bool {
    row > 0 && rows[row].start == rows[row &- 1].start && rows[row].end == rows[row &- 1].end
      && rows[row].coverages == rows[row &- 1].coverages
  }

  /// A row, until others are added.
  @inline(__always)
  subscript(row: Int) -> SpanRow {
    let place = rows[row]
    return SpanRow(
      spans: UnsafeBufferPointer(start: spans.base + Int(place.start), count: Int(place.end &- place.start)),
      coverages: coverages.base + Int(place.coverages))
  }
}
