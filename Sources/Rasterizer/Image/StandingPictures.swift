import DisplayList
import Foundation

/// The pictures of the frame before. One that stands where it stood is not scaled again.
struct StandingPictures {
  /// What a picture's pixels follow from.
  struct Key: Hashable {
    let image: ObjectIdentifier
    let source: CGRect
    let destination: CGRect
    let map: Homography
    /// The pixels that are painted.
    let bounds: PixelRect
  }

  private struct Entry {
    /// Held, so that no other picture can take its identity.
    let image: CGImage
    let paint: ImagePaint
  }

  private var before: [Key: Entry] = [:]
  private var now: [Key: Entry] = [:]
  /// The pixels of scaled pictures in this frame.
  private var size = 0

  /// 16 MB of pixels.
  private static let capacity = 1 << 22

  mutating func beginFrame() {
    (before, now) = (now, [:])
    size = 0
  }

  /// A picture as paint: as it was in the frame before, or else as it is made. What is seen for the second time is scaled for good.
  mutating func paint(_ image: CGImage, _ key: Key, make: () -> ImagePaint?) -> ImagePaint? {
    if let known = now[key] { return known.paint }
    guard let paint = before[key].map({ scaled($0.paint, in: key.bounds) }) ?? make() else { return nil }
    now[key] = Entry(image: image, paint: paint)
    return paint
  }

  private mutating func scaled(_ paint: ImagePaint, in bounds: PixelRect) -> ImagePaint {
    guard size + bounds.area <= Self.capacity, let scaled = paint.scaled(in: bounds) else { return paint }
    size += bounds.area
    return scaled
  }
}

extension ImagePaint {
  /// The same as a picture of the pixels themselves: equal bytes, without sampling. Nil unless rows and columns are each by
  /// themselves, for then no pixel depends on which others are painted.
  fileprivate func scaled(in bounds: PixelRect) -> ImagePaint? {
    guard case .upright(let level, let columns, let rows) = mapping else { return nil }
    let row = Span(bounds.minX, count: bounds.width, coverage: 255)
    let pixels = [UInt32](unsafeUninitializedCapacity: bounds.area) { buffer, count in
      buffer.initialize(repeating: 0)
      count = bounds.area
      guard let base = buffer.baseAddress else { return }
      let surface = Surface(base, bounds: bounds, stride: bounds.width)
      levels[level].withPixels { texels in
        var brush = UprightBrush(levels[level], texels, columns: columns, rows: rows, in: bounds, opacity: 255)
        for y in bounds.minY..<bounds.maxY {
          brush.begin(row: y, row.start..<row.end)
          brush.paint(row, onto: surface.pixel(bounds.minX, y))
        }
      }
    }
    return CGImage(width: bounds.width, height: bounds.height, pixels: pixels).map {
      ImagePaint(copying: $0, at: bounds, isOpaque: isOpaque)
    }
  }
}
