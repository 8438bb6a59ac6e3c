/// A run of a row in which each pixel has a coverage of its own.
struct UnevenRun {
  let start: Int
  let count: Int
  let coverages: UnsafePointer<PairedCoverage>

  /// Calls the body with the pixels that are covered, those together that are covered alike.
  @inline(__always)
  func forEachEven(_ body: (Span) -> Void) {
    var index = 0
    while index < count {
      let coverage = coverages[index]
      var end = index &+ 1
      while end < count, coverages[end] == coverage { end &+= 1 }
      if coverage > 0 { body(Span(start &+ index, count: end &- index, coverage: coverage.byte)) }
      index = end
    }
  }
}
