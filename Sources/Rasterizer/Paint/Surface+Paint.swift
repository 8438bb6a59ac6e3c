extension Surface {
  /// Paints all of an area.
  func paint<B: Brush>(_ area: PixelRect, with brush: consuming B) {
    let span = Span(area.minX, count: area.width, coverage: 255)
    for y in area.minY..<area.maxY {
      brush.begin(row: y, area.minX..<area.maxX)
      brush.paint(span, onto: pixel(area.minX, y))
    }
  }

  /// Paints the runs of a row inside an area.
  @inline(__always)
  func paint<B: Brush>(
    _ spans: UnsafeBufferPointer<Span>, in area: PixelRect, _ y: Int, with brush: inout B
  ) {
    var (first, end) = (0, spans.count)
    while first < end, spans[first].end <= area.minX { first &+= 1 }
    while first < end, spans[end &- 1].start >= area.maxX { end &-= 1 }
    guard first < end else { return }
    brush.begin(row: y, max(spans[first].start, area.minX)..<min(spans[end &- 1].end, area.maxX))
    for index in first..<end {
      let (start, stop) = (max(spans[index].start, area.minX), min(spans[index].end, area.maxX))
      brush.paint(Span(start, count: stop &- start, coverage: spans[index].coverage), onto: pixel(start, y))
    }
  }
}
