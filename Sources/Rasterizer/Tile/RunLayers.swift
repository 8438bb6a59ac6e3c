/// One row of pictures that lie on each other, as runs of one colour each: groups over the same area are worked out once for a run
/// of pixels, whatever its length, and each pixel is written once.
struct RunLayers: ~Copyable {
  /// Of all pictures, the lowest first.
  private var runs = ColorRuns()
  /// Where in `runs` each picture begins.
  private var starts = Pile<Int>()
  /// What is laid on a picture, and by how much of 255.
  private var source = ColorRuns()
  private var factors = Pile<PairedCoverage>()
  private var result = ColorRuns()
  private var columns = 0..<0

  /// Begins a row.
  mutating func begin(_ columns: Range<Int>) {
    self.columns = columns
    runs.removeAll()
    starts.removeAll()
  }

  /// Starts a picture of one colour on the others.
  mutating func push(_ color: UInt32) {
    starts.reserve(1)
    starts.append(runs.count)
    runs.reserve(1)
    runs.append(columns.upperBound, color)
  }

  /// Starts a picture that is like the one below, for a clip.
  mutating func pushCopy() {
    let (start, end) = (top, runs.count)
    starts.reserve(1)
    starts.append(end)
    runs.reserve(end &- start)
    for index in start..<end { runs.append(Int(runs.ends[index]), runs.colors[index]) }
  }

  /// Takes the picture at the top away.
  mutating func drop() {
    runs.truncate(to: top)
    starts.truncate(to: starts.count &- 1)
  }

  /// Where the picture at the top begins.
  private var top: Int { starts[starts.count &- 1] }

  /// Lays a colour over all of the picture at the top.
  mutating func cover(with color: UInt32, opacity: UInt32 = 255) { runs.lay(color, by: opacity, from: top) }

  /// Lays a colour over what a row covers.
  mutating func lay(_ color: UInt32, over row: SpanRow, opacity: UInt32) {
    if runs.count == top &+ 1 { return layOnEven(color, over: row, opacity) }
    beginSource(columns.count)
    row.forEachEven { span in
      let (color, factor) = faded(color, by: UInt32(span.coverage), opacity)
      add(span.start..<span.end, color, factor)
    }
    endSource()
    laySource()
  }

  /// The same on a picture of one colour.
  private mutating func layOnEven(_ color: UInt32, over row: SpanRow, _ opacity: UInt32) {
    let under = runs.colors[top]
    runs.truncate(to: top)
    runs.reserve(2 &* columns.count &+ 1)
    var (place, coverages) = (columns.lowerBound, row.coverages)
    for span in row.spans {
      let (start, end) = (max(span.start, columns.lowerBound), min(span.end, columns.upperBound))
      if start < end {
        if start > place { runs.append(start, under) }
        if span.isEven {
          let (color, factor) = faded(color, by: UInt32(span.coverage), opacity)
          runs.append(end, over(color, by: factor, under))
        } else {
          runs.append(color, over: start..<end, coverages + (start &- span.start), opacity, onto: under)
        }
        place = end
      }
      coverages += span.listed
    }
    if place < columns.upperBound { runs.append(columns.upperBound, under) }
  }

  /// Lays a colour over some columns.
  mutating func lay(_ color: UInt32, over columns: Range<Int>, opacity: UInt32) {
    beginSource(1)
    add(columns, color, opacity)
    endSource()
    laySource()
  }

  /// Lays the picture at the top on the one below.
  mutating func pop(_ opacity: UInt8) {
    let top = top
    starts.truncate(to: starts.count &- 1)
    if runs.count == top &+ 1 {
      let color = runs.colors[top]
      runs.truncate(to: top)
      cover(with: color, opacity: UInt32(opacity))
    } else if self.top == top &- 1 {
      // The one below is of one colour: the runs remain, and take its place.
      runs.lay(by: opacity, onto: runs.colors[top &- 1], from: top)
      runs.remove(at: top &- 1)
    } else {
      source.removeAll()
      source.append(runs, from: top)
      factors.removeAll()
      factors.pad(to: source.count, with: PairedCoverage(pairing: opacity))
      runs.truncate(to: top)
      laySource()
    }
  }

  /// Puts the picture at the top in the place of the one below, of which it was a copy, as far as a row covers it.
  mutating func pop(clippedTo row: SpanRow) {
    beginSource(columns.count)
    row.forEachEven { add($0.start..<$0.end, 0, UInt32($0.coverage)) }
    endSource()
    cutByTop()
    drop()
    joinSource { color, factor, under in between(under, color, factor) }
  }

  /// Calls the body with each run of the lowest picture.
  @inline(__always)
  func forEachRun(_ body: (_ start: Int, _ count: Int, _ color: UInt32) -> Void) {
    var start = columns.lowerBound
    for index in 0..<runs.count {
      let end = Int(runs.ends[index])
      body(start, end &- start, runs.colors[index])
      start = end
    }
  }
}

extension RunLayers {
  /// - Parameter limit: How many runs at most will be added.
  private mutating func beginSource(_ limit: Int) {
    source.removeAll()
    source.reserve(2 &* limit &+ 1)
    factors.removeAll()
    factors.reserve(2 &* limit &+ 1)
  }

  /// Adds a run behind the last one, and nothing between the two.
  @inline(__always)
  private mutating func add(_ part: Range<Int>, _ color: UInt32, _ coverage: UInt32) {
    let (start, end) = (max(part.lowerBound, columns.lowerBound), min(part.upperBound, columns.upperBound))
    guard start < end else { return }
    let last = source.count > 0 ? Int(source.ends[source.count &- 1]) : columns.lowerBound
    if start > last { append(start, 0, 0) }
    append(end, color, coverage &* 0x1_0001)
  }

  @inline(__always)
  private mutating func append(_ end: Int, _ color: UInt32, _ factor: PairedCoverage) {
    source.append(end, color)
    factors.append(factor)
  }

  private mutating func endSource() {
    if source.count == 0 || Int(source.ends[source.count &- 1]) < columns.upperBound {
      append(columns.upperBound, 0, 0)
    }
  }

  /// Lays the source on the picture at the top.
  private mutating func laySource() {
    joinSource { color, factor, under in over(color, by: factor, under) }
  }

  /// Makes one picture of the source and the picture at the top.
  @inline(__always)
  private mutating func joinSource(_ body: (_ color: UInt32, _ factor: UInt32, _ under: UInt32) -> UInt32) {
    let top = top
    result.removeAll()
    result.reserve(runs.count &- top &+ source.count)
    var (under, place) = (top, 0)
    while under < runs.count, place < source.count {
      let (end, other) = (runs.ends[under], source.ends[place])
      let (color, factor) = (runs.colors[under], factors[place] & 0xFF)
      result.append(Int(min(end, other)), factor == 0 ? color : body(source.colors[place], factor, color))
      if end <= other { under &+= 1 }
      if other <= end { place &+= 1 }
    }
    runs.truncate(to: top)
    runs.append(result, from: 0)
  }

  /// Gives the source the colours of the picture at the top.
  private mutating func cutByTop() {
    var cut = Pile<PairedCoverage>()
    result.removeAll()
    result.reserve(runs.count &- top &+ source.count)
    cut.reserve(runs.count &- top &+ source.count)
    var (under, place) = (top, 0)
    while under < runs.count, place < source.count {
      let (end, other) = (runs.ends[under], source.ends[place])
      result.append(Int(min(end, other)), runs.colors[under])
      cut.append(factors[place])
      if end <= other { under &+= 1 }
      if other <= end { place &+= 1 }
    }
    swap(&source, &result)
    swap(&factors, &cut)
  }
}
