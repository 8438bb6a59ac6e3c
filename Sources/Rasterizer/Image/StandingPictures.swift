import DisplayList
import Foundation

/// What the pixels of a picture in a frame follow from.
struct StandingPicture: Hashable {
  let image: ObjectIdentifier
  let source: CGRect
  let destination: CGRect
  let map: Homography
  /// The pixels that are painted.
  let bounds: PixelRect
}

/// What the pixels of a shadow in a frame follow from.
struct StandingShadow: Hashable {
  let outline: ShadowOutline
  let color: UInt32
}

/// The pictures and shadows of the frame before. One that stands where it stood is made of pixels once, and then copied.
struct StandingPictures {
  private struct Frame {
    /// With each the picture that it is made from, so that no other can take its identity.
    var pictures: [StandingPicture: (image: CGImage, paint: ImagePaint)] = [:]
    /// Nil for one that is seen for the first time.
    var shadows: [StandingShadow: ImagePaint?] = [:]
    /// Of what is made of pixels.
    var size = 0
  }

  private var before = Frame()
  private var now = Frame()

  /// In pixels, 32 MB of them: those of a screen of 3840 × 2160.
  private static let capacity = 1 << 23

  mutating func beginFrame() { (before, now) = (now, Frame()) }

  /// A picture as paint: as it was in the frame before, or else as it is made. What is seen for the second time is scaled for good.
  mutating func paint(_ image: CGImage, _ key: StandingPicture, make: () -> ImagePaint?) -> ImagePaint? {
    if let known = now.pictures[key] { return known.paint }
    let known = before.pictures[key]?.paint
    guard let paint = known.map({ scaled($0, from: image, in: key.bounds) }) ?? make() else { return nil }
    now.pictures[key] = (image, paint)
    return paint
  }

  /// The same in pixels, unless there are too many of them or each depends on which others are painted.
  private mutating func scaled(_ paint: ImagePaint, from image: CGImage, in bounds: PixelRect) -> ImagePaint {
    if case .copy = paint.mapping, paint.levels[0] !== image { now.size += bounds.area }
    guard case .upright(let level, let columns, let rows) = paint.mapping, makeRoom(for: bounds) else { return paint }
    let texels = paint.levels[level]
    var scaled: ImagePaint?
    texels.withPixels {
      let brush = UprightBrush(texels, $0, columns: columns, rows: rows, in: bounds, opacity: 255)
      scaled = ImagePaint(painting: bounds, with: brush, isOpaque: paint.isOpaque)
    }
    return scaled ?? paint
  }

  /// A shadow's pixels, from the second frame on in which it is where it was.
  mutating func shadow(_ key: StandingShadow, make: () -> Shade) -> ImagePaint? {
    if let known = now.shadows[key] { return known }
    var paint = before.shadows[key] ?? nil
    let bounds = key.outline.bounds
    if paint != nil {
      now.size += bounds.area
    } else if before.shadows[key] != nil, makeRoom(for: bounds) {
      paint = ImagePaint(painting: bounds, with: ShadowBrush(make(), key.outline, opacity: 255), isOpaque: false)
    }
    now.shadows[key] = .some(paint)
    return paint
  }

  private mutating func makeRoom(for bounds: PixelRect) -> Bool {
    guard now.size + bounds.area <= Self.capacity else { return false }
    now.size += bounds.area
    return true
  }
}

extension ImagePaint {
  /// What a brush paints: equal bytes, as long as no pixel depends on which others are painted.
  fileprivate init?<B: Brush>(painting bounds: PixelRect, with brush: consuming B, isOpaque: Bool) {
    let row = Span(bounds.minX, count: bounds.width, coverage: 255)
    let pixels = [UInt32](unsafeUninitializedCapacity: bounds.area) { buffer, count in
      buffer.initialize(repeating: 0)
      count = bounds.area
      guard let base = buffer.baseAddress else { return }
      let surface = Surface(base, bounds: bounds, stride: bounds.width)
      for y in bounds.minY..<bounds.maxY {
        brush.begin(row: y, row.start..<row.end)
        brush.paint(row, onto: surface.pixel(bounds.minX, y))
      }
    }
    guard let image = CGImage(width: bounds.width, height: bounds.height, pixels: pixels) else { return nil }
    self.init(copying: image, at: bounds, isOpaque: isOpaque)
  }
}
