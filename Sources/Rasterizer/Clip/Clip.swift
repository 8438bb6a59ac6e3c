/// Where drawing shows: a rectangle of pixels, and inside it everything or what a mask lets through.
struct Clip {
  var bounds: PixelRect
  var mask: ClipMask?
}

/// How far a clip lets each pixel of a few rows through, as spans.
struct ClipMask {
  private let firstRow: Int
  private var spans: [Span] = []
  /// For each row the index in `spans` just behind its last one.
  private var ends: [Int] = []

  /// What a shape leaves of a clip.
  init(_ shape: Area, of plan: Plan, in clip: Clip, scanner: inout Scanner) {
    let area = clip.bounds
    firstRow = area.minY
    ends.reserveCapacity(area.height)
    scanner.begin(shape, of: plan, in: area)
    var common = SpanRow()
    for y in area.minY..<area.maxY {
      scanner.scan(y)
      if let outer = clip.mask {
        common.intersect(scanner.row.spans, outer[y])
        spans.append(contentsOf: common.spans)
      } else {
        spans.append(contentsOf: scanner.row.spans)
      }
      ends.append(spans.count)
    }
  }

  /// What a picture leaves of a clip that lies inside its bounds: as much of each pixel as the picture is opaque there.
  init(alphaOf picture: Surface, in clip: Clip) {
    let area = clip.bounds
    firstRow = area.minY
    var (row, common) = (SpanRow(), SpanRow())
    for y in area.minY..<area.maxY {
      row.removeAll()
      for x in area.minX..<area.maxX { row.append(x, x + 1, UInt8(picture.pixel(x, y).pointee >> 24)) }
      if let outer = clip.mask {
        common.intersect(row.spans, outer[y])
        spans.append(contentsOf: common.spans)
      } else {
        spans.append(contentsOf: row.spans)
      }
      ends.append(spans.count)
    }
  }

  /// The spans of a row, from the left.
  subscript(y: Int) -> ArraySlice<Span> {
    let row = y - firstRow
    return spans[(row > 0 ? ends[row - 1] : 0)..<ends[row]]
  }
}
