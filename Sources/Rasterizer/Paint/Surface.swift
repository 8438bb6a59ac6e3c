/// Pixels that cover a rectangle of the picture, addressed by the picture's own coordinates.
struct Surface {
  let bounds: PixelRect
  private let base: PixelPointer
  private let stride: Int

  /// - Parameters:
  ///   - pixels: The pixel at the top left of `bounds`.
  ///   - stride: Pixels from one row to the next.
  init(_ pixels: PixelPointer, bounds: PixelRect, stride: Int) {
    (base, self.bounds, self.stride) = (pixels, bounds, stride)
  }

  /// The pixel at a place inside `bounds`.
  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> PixelPointer {
    base + ((y &- bounds.minY) &* stride &+ x &- bounds.minX)
  }
}

extension Surface {
  /// Calls the body with the pixel of a column in each of some rows.
  @inline(__always)
  func forEachRow(_ rows: Range<Int>, _ column: Int, _ body: (PixelPointer) -> Void) {
    var row = pixel(column, rows.lowerBound)
    for _ in 0..<rows.count {
      body(row)
      row += stride
    }
  }

  /// A part of the surface inside its bounds.
  func part(_ part: PixelRect) -> Surface { Surface(pixel(part.minX, part.minY), bounds: part, stride: stride) }
}
