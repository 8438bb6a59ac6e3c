/// A shadow: its mask stretched over the picture with straight lines between the centres of cells, in one colour.
struct ShadowBrush: Brush {
  private let mask: ShadowMask
  private let shadow: ShadowOutline
  private let opacity: UInt8
  private let isOnClear: Bool
  /// The colour by the mask's value, in 1024ths.
  private let tints: [UInt32]
  /// The mask's values at the height of the current row, and the last one again.
  private var row: [UInt32]
  /// The column of pixels that the shadow's origin lies in. The cells are counted from there: a shadow that has moved by whole pixels
  /// is the same.
  private let column: Int
  /// The cells along a row.
  private let cells: FixedLine?

  /// - Parameters:
  ///   - shade: The mask, and the colour by its values.
  ///   - isOnClear: Whether nothing is in the pixels yet, so that they take the shadow's as they are.
  init(_ shade: Shade, _ shadow: ShadowOutline, opacity: UInt8, isOnClear: Bool = false) {
    (mask, tints, self.shadow, self.opacity) = (shade.mask, shade.tints, shadow, opacity)
    self.isOnClear = isOnClear
    let corner = shadow.origin.x.rounded(.down)
    column = Int(corner)
    cells = FixedLine(
      origin: (corner + 0.5 - shadow.origin.x) / shadow.cellSize - 0.5 - Double(mask.cells.minX),
      step: 1 / shadow.cellSize,
      count: max(abs(shadow.bounds.minX - column), abs(shadow.bounds.maxX - column)))
    row = Array(repeating: 0, count: mask.cells.width + 1)
  }

  mutating func begin(row y: Int, _ columns: Range<Int>) {
    let position = (Double(y) + 0.5 - shadow.origin.y) / shadow.cellSize - 0.5 - Double(mask.cells.minY)
    let clamped = min(max(position, 0), Double(mask.cells.height - 1))
    let upper = Int(clamped)
    let lower = min(upper + 1, mask.cells.height - 1)
    let fraction = UInt32((clamped - Double(upper)) * 256 + 0.5)
    let width = mask.cells.width
    guard let cells else { return }
    let low = min(max(cells[columns.lowerBound - column] >> 32, 0), width - 1)
    let high = min(max(cells[columns.upperBound - column] >> 32, 0) + 2, width)
    mask.values.withUnsafeBufferPointer { values in
      row.withUnsafeMutableBufferPointer { row in
        for x in low..<high {
          row[x] = interpolate(values[upper &* width &+ x], values[lower &* width &+ x], fraction)
        }
        if high == width { row[width] = row[width - 1] }
      }
    }
  }

  func paint(_ span: Span, onto pixels: PixelPointer) {
    guard let cells else { return }
    row.withUnsafeBufferPointer { row in
      tints.withUnsafeBufferPointer { tints in
        Chunk.paint(span, opacity: opacity, isOpaque: isOnClear, onto: pixels) { (x, count, samples: PixelPointer) in
          make(count, cells, from: x - column, row, tints, into: samples)
        }
      }
    }
  }

  @inline(__always)
  private func make(
    _ count: Int, _ line: FixedLine, from x: Int, _ row: UnsafeBufferPointer<UInt32>,
    _ tints: UnsafeBufferPointer<UInt32>, into samples: PixelPointer
  ) {
    let last = row.count - 2
    let cells = min(max(line[x] >> 32, 0), last)...min(max(line[x + count] >> 32, 0), last) + 1
    if row[cells].allSatisfy({ $0 == row[cells.lowerBound] }) {
      samples.update(repeating: tints[Int((row[cells.lowerBound] &+ 32) >> 6)], count: count)
      return
    }
    guard let row = row.baseAddress, let tints = tints.baseAddress else { return }
    @inline(__always)
    func tint(_ position: Int, _ cell: Int) -> UInt32 {
      let fraction = UInt32(truncatingIfNeeded: position >> 24 & 0xFF)
      return tints[Int((interpolate(row[cell], row[cell &+ 1], fraction) &+ 32) >> 6)]
    }
    if line[x] >= 0, line[x + count] >> 32 <= last {
      // Nowhere near the mask's edges.
      for index in 0..<count {
        let position = line[x &+ index]
        samples[index] = tint(position, position >> 32)
      }
    } else {
      for index in 0..<count {
        let position = line[x &+ index]
        samples[index] = tint(position, min(max(position >> 32, 0), last))
      }
    }
  }
}

/// A value between two others, at `fraction` / 256 of the way.
@inline(__always)
private func interpolate(_ a: UInt32, _ b: UInt32, _ fraction: UInt32) -> UInt32 {
  (a &* (256 &- fraction) &+ b &* fraction &+ 128) >> 8
}
