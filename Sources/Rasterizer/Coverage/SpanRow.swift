/// The covered runs of one row of pixels, from the left, without overlap.
struct SpanRow {
  let spans: UnsafeBufferPointer<Span>
  /// Of the pixels in uneven runs, in order.
  let coverages: UnsafePointer<PairedCoverage>

  var isEmpty: Bool { spans.isEmpty }

  /// Calls the body with runs that are even: those of uneven ones are pixels that are covered alike.
  @inline(__always)
  func forEachEven(_ body: (Span) -> Void) {
    var coverages = coverages
    for span in spans {
      if span.isEven {
        body(span)
      } else {
        UnevenRun(start: span.start, count: span.count, coverages: coverages).forEachEven(body)
        coverages += span.listed
      }
    }
  }

  /// Whether the other row covers the same.
  func elementsEqual(_ other: SpanRow) -> Bool {
    guard
      spans.elementsEqual(other.spans, by: { $0.start == $1.start && $0.end == $1.end && $0.coverage == $1.coverage })
    else { return false }
    let listed = spans.reduce(0) { $0 + $1.listed }
    return (0..<listed).allSatisfy { coverages[$0] == other.coverages[$0] }
  }
}
