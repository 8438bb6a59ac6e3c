/// One premultiplied colour, laid over pixels as a group of an opacity would in which nothing else is.
extension Surface {
  /// Lays a colour over all of an area.
  func lay(_ color: UInt32, opacity: UInt8, over area: PixelRect) {
    lay(color, UInt32(opacity), area.minX..<area.maxX, area.minY..<area.maxY)
  }

  /// Lays a colour over what a shape covers of some columns, in all of some rows alike.
  @inline(__always)
  func lay(_ color: UInt32, opacity: UInt8, over row: SpanRow, _ columns: Range<Int>, _ rows: Range<Int>) {
    var coverages = row.coverages
    for span in row.spans {
      if span.start >= columns.upperBound { return }
      let (start, end) = (max(span.start, columns.lowerBound), min(span.end, columns.upperBound))
      if start < end {
        if span.isEven {
          let (color, factor) = faded(color, by: UInt32(span.coverage), UInt32(opacity))
          lay(color, factor, start..<end, rows)
        } else {
          // Behind the run there are pixels that are not covered.
          let room = end == span.end ? bounds.maxX : end
          lay(color, opacity: opacity, start..<end, rows, coverages + (start &- span.start), room: room)
        }
      }
      coverages += span.listed
    }
  }

  /// Lays a colour, times a factor of 255, over some columns of some rows.
  private func lay(_ color: UInt32, _ factor: UInt32, _ columns: Range<Int>, _ rows: Range<Int>) {
    let (left, count) = (columns.lowerBound, columns.count)
    if color >> 24 == 255, factor == 255 {
      return forEachRow(rows, left) { $0.update(repeating: color, count: count) }
    }
    let fours = count & ~3
    let whole = ScaledFour(SIMD4(repeating: color), by: Lanes(repeating: UInt16(truncatingIfNeeded: factor)))
    forEachRow(rows, left) { row in
      var x = 0
      while x < fours {
        (row + x).lay(whole)
        x &+= 4
      }
    }
    if fours == count { return }
    if left &+ fours &+ 4 <= bounds.maxX {
      let part = ScaledFour(SIMD4(repeating: color), by: Lanes(factor, count: count &- fours))
      forEachRow(rows, left &+ fours) { $0.lay(part) }
    } else {
      forEachRow(rows, left) { row in
        for x in fours..<count { row[x] = over(color, by: factor, row[x]) }
      }
    }
  }

  /// Lays a colour over columns that are covered each by itself.
  ///
  /// - Parameter room: Up to where pixels may be written: those behind the columns are not covered.
  @inline(__always)
  private func lay(
    _ color: UInt32, opacity: UInt8, _ columns: Range<Int>, _ rows: Range<Int>,
    _ coverages: UnsafePointer<PairedCoverage>, room: Int
  ) {
    var (x, coverages) = (columns.lowerBound, coverages)
    while x < columns.upperBound, x &+ 4 <= room {
      let source = ScaledFour(color, covering: coverages, opacity: opacity)
      forEachRow(rows, x) { $0.lay(source) }
      x &+= 4
      coverages += 4
    }
    while x < columns.upperBound {
      let (color, factor) = faded(color, by: coverages.pointee & 0xFF, UInt32(opacity))
      forEachRow(rows, x) { $0.pointee = over(color, by: factor, $0.pointee) }
      x &+= 1
      coverages += 1
    }
  }
}
