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
  func paint<B: Brush>(_ row: SpanRow, in area: PixelRect, _ y: Int, with brush: inout B) {
    guard let first = row.spans.first, let last = row.spans.last else { return }
    let columns = (max(first.start, area.minX), min(last.end, area.maxX))
    guard columns.0 < columns.1 else { return }
    brush.begin(row: y, columns.0..<columns.1)
    let (pixels, coverages) = (pixel(0, y), row.coverages)
    var listed = 0
    for span in row.spans {
      let (start, end) = (max(span.start, area.minX), min(span.end, area.maxX))
      if start < end {
        if span.isEven {
          brush.paint(Span(start, count: end &- start, coverage: span.coverage), onto: pixels + start)
        } else {
          let place = coverages + (listed &+ start &- span.start)
          let run = UnevenRun(start: start, count: end &- start, coverages: place)
          brush.paint(run, onto: pixels + start)
        }
      } else if span.start >= area.maxX {
        return
      }
      listed &+= span.listed
    }
  }
}
