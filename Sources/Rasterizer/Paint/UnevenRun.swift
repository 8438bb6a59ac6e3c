/// A run of a row in which each pixel has a coverage of its own.
struct UnevenRun {
  let start: Int
  let count: Int
  /// How many pixels from the start on may be written: where there are more than the run's, those behind are not covered.
  let room: Int
  /// Of the pixels, and of the three behind them.
  let coverages: UnsafePointer<PairedCoverage>
}

extension PixelPointer {
  /// Lays one premultiplied colour over a run as a group of that opacity would.
  func lay(_ color: UInt32, _ run: UnevenRun, opacity: UInt8) {
    for index in 0..<run.count {
      self[index] = over(scale(color, by: run.coverages[index] & 0xFF), by: UInt32(opacity), self[index])
    }
  }

  /// Lays one premultiplied colour over a run, four pixels at a time as long as there is room.
  @inline(__always)
  func lay(_ color: UInt32, _ run: UnevenRun) {
    let source = SIMD4(repeating: color)
    let last = run.room &- 4
    var index = 0
    while index < run.count, index <= last {
      let factors = Lanes(fourPixels(run.coverages + index))
      (self + index).storeFour(over(source, by: factors, fourPixels(self + index)))
      index &+= 4
    }
    if index < run.count { (self + index).laySingly(color, run.coverages + index, count: run.count &- index) }
  }

  /// Of fewer than four pixels, which is why it is kept out of loops: each copy would be made ready for many.
  @inline(never)
  private func laySingly(_ color: UInt32, _ coverages: UnsafePointer<PairedCoverage>, count: Int) {
    for index in 0..<count { self[index] = over(color, by: coverages[index] & 0xFF, self[index]) }
  }
}
