/// Runs of columns, each of one colour. Ends and colours are kept apart, so that four colours can be worked out at a time.
struct ColorRuns: ~Copyable {
  private(set) var ends = Pile<Int32>()
  private(set) var colors = Pile<UInt32>()

  var count: Int { ends.count }

  mutating func removeAll() { truncate(to: 0) }

  mutating func truncate(to count: Int) {
    ends.truncate(to: count)
    colors.truncate(to: count)
  }

  /// Makes room for so many more, and for reading beyond them to the end of four.
  mutating func reserve(_ more: Int) {
    ends.reserve(more)
    colors.reserve(more &+ 3)
  }

  @inline(__always)
  mutating func append(_ end: Int, _ color: UInt32) {
    ends.append(Int32(truncatingIfNeeded: end))
    colors.append(color)
  }

  /// Adds runs of one pixel each, on which a colour is laid that covers each by so much. There must be room.
  @inline(__always)
  mutating func append(
    _ color: UInt32, over columns: Range<Int>, _ coverages: UnsafePointer<PairedCoverage>, _ opacity: UInt32,
    onto under: UInt32
  ) {
    let (under, first) = (SIMD4(repeating: under), count)
    let total = first &+ columns.count
    ends.pad(to: total, with: 0)
    colors.pad(to: total, with: 0)
    for index in 0..<columns.count {
      ends[first &+ index] = Int32(truncatingIfNeeded: columns.lowerBound &+ index &+ 1)
    }
    var index = 0
    while index < columns.count {
      let source = ScaledFour(color, covering: coverages + index, opacity: UInt8(truncatingIfNeeded: opacity))
      (colors.base + (first &+ index)).storeFour(source.over(under))
      index &+= 4
    }
  }

  /// Adds the runs of others from one on.
  mutating func append(_ others: borrowing ColorRuns, from first: Int) {
    reserve(others.count &- first)
    for index in first..<others.count {
      ends.append(others.ends[index])
      colors.append(others.colors[index])
    }
  }

  mutating func remove(at index: Int) {
    for place in index..<count &- 1 {
      ends[place] = ends[place &+ 1]
      colors[place] = colors[place &+ 1]
    }
    truncate(to: count &- 1)
  }

  /// Lays a colour, by so much of 255, over the runs from one on.
  mutating func lay(_ color: UInt32, by opacity: UInt32, from first: Int) {
    let (source, factor) = (SIMD4(repeating: color), Lanes(repeating: UInt16(truncatingIfNeeded: opacity)))
    forEachFour(from: first) { over(source, by: factor, $0) }
  }

  /// Lays the runs from one on, by so much of 255, on a colour.
  mutating func lay(by opacity: UInt8, onto color: UInt32, from first: Int) {
    let (under, factor) = (SIMD4(repeating: color), Lanes(repeating: UInt16(opacity)))
    forEachFour(from: first) { over($0, by: factor, under) }
  }

  @inline(__always)
  private mutating func forEachFour(from first: Int, _ body: (SIMD4<UInt32>) -> SIMD4<UInt32>) {
    colors.reserve(3)
    var index = first
    while index < count {
      (colors.base + index).storeFour(body(fourPixels(colors.base + index)))
      index &+= 4
    }
  }
}
