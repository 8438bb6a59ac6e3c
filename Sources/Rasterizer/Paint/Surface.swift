import DisplayList

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
  func pixel(_ x: Int, _ y: Int) -> PixelPointer {
    base + ((y - bounds.minY) * stride + x - bounds.minX)
  }

  func clear(to color: UInt32) {
    for y in bounds.minY..<bounds.maxY { pixel(bounds.minX, y).update(repeating: color, count: bounds.width) }
  }
}

extension CGImage {
  /// What surfaces laid over each other show in a part of the first; the others may be smaller.
  convenience init?(_ surfaces: [Surface], in region: PixelRect) {
    guard let base = surfaces.first, !region.isEmpty else { return nil }
    let pixels = [UInt32](unsafeUninitializedCapacity: region.area) { pixels, count in
      guard let target = pixels.baseAddress else { return }
      for y in region.minY..<region.maxY {
        let row = target + (y - region.minY) * region.width
        row.initialize(from: base.pixel(region.minX, y), count: region.width)
        for surface in surfaces.dropFirst() {
          let part = surface.bounds.intersection(region)
          guard part.minY..<part.maxY ~= y else { continue }
          (row + part.minX - region.minX).lay(surface.pixel(part.minX, y), count: part.width, coverage: 255)
        }
      }
      count = region.area
    }
    self.init(width: region.width, height: region.height, pixels: pixels)
  }
}

extension Surface {
  /// A part of the surface, by its rows.
  func rows(_ rows: Range<Int>) -> Surface {
    let part = PixelRect(
      minX: bounds.minX, minY: bounds.minY + rows.lowerBound, maxX: bounds.maxX, maxY: bounds.minY + rows.upperBound)
    return Surface(pixel(part.minX, part.minY), bounds: part, stride: stride)
  }
}
