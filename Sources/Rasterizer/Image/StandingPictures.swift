import DisplayList
import Foundation

/// What the texels that a picture puts in a frame follow from.
struct StandingPicture: Hashable {
  /// Of a picture of one colour its coverage.
  let image: ObjectIdentifier
  let source: CGRect
  let destination: CGRect
  let map: Homography
  let sampling: Sampling
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
    /// They hold what they are made from, so that no other picture can take its identity.
    var pictures: [StandingPicture: ImagePaint] = [:]
    /// Nil for one that is seen for the first time.
    var shadows: [StandingShadow: ImagePaint?] = [:]
    /// Of what is made of pixels.
    var size = 0
    /// Of what was made of pixels in this frame.
    var newSize = 0
  }

  private var before = Frame()
  private var now = Frame()

  /// In pixels, 32 MB of them: those of a screen of 3840 × 2160.
  private static let capacity = 1 << 23
  /// How many pixels are made in one frame at most, but for a single larger picture: what stands after a transition has begun or
  /// ended is made of pixels over some frames, which would be late if one did it all.
  private static let newCapacity = 1 << 18

  mutating func beginFrame() { (before, now) = (now, Frame()) }

  /// A picture as paint: as it was in the frame before, or else as it is made. What is seen for the second time is scaled for good.
  mutating func paint(
    _ image: CGImage, ink: [UInt32], _ key: StandingPicture, make: () -> ImagePaint?
  ) -> ImagePaint? {
    if let known = now.pictures[key] { return known.inked(as: image, ink) }
    let known = before.pictures[key]?.inked(as: image, ink)
    guard let paint = known.map({ scaled($0, in: key.bounds) }) ?? make() else { return nil }
    now.pictures[key] = paint
    return paint
  }

  /// The same with a texel for each pixel, unless there are too many of them.
  private mutating func scaled(_ paint: ImagePaint, in bounds: PixelRect) -> ImagePaint {
    if case .copy = paint.mapping, paint.levels[0].identity != paint.picture.identity { now.size += bounds.area }
    guard case .upright = paint.mapping, makeRoom(for: bounds) else { return paint }
    return (paint.isStencil ? paint.scaled(UInt8.self, in: bounds) : paint.scaled(UInt32.self, in: bounds)) ?? paint
  }

  /// A shadow's pixels, from the second frame on in which it is where it was.
  mutating func shadow(_ key: StandingShadow, make: () -> Shade) -> ImagePaint? {
    if let known = now.shadows[key] { return known }
    var paint = before.shadows[key] ?? nil
    let bounds = key.outline.bounds
    if paint != nil {
      now.size += bounds.area
    } else if before.shadows[key] != nil, makeRoom(for: bounds) {
      paint = ImagePaint(
        painting: bounds, with: ShadowBrush(make(), key.outline, opacity: 255, isOnClear: true), isOpaque: false)
    }
    now.shadows[key] = .some(paint)
    return paint
  }

  private mutating func makeRoom(for bounds: PixelRect) -> Bool {
    guard now.size + bounds.area <= Self.capacity,
      now.newSize == 0 || now.newSize + bounds.area <= Self.newCapacity
    else { return false }
    now.size += bounds.area
    now.newSize += bounds.area
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
    self.init(copying: image, at: bounds, isOpaque: isOpaque, of: image, ink: [])
  }

  /// With a texel for each pixel; nil where it is not rows and columns.
  fileprivate func scaled<T: Texel>(_ type: T.Type, in bounds: PixelRect) -> ImagePaint? {
    guard case .upright(let level, let columns, let rows) = mapping else { return nil }
    let texels = [T](unsafeUninitializedCapacity: bounds.area) { target, count in
      target.initialize(repeating: 0)
      count = bounds.area
      guard let base = target.baseAddress else { return }
      T.read(levels[level]) {
        var brush = UprightBrush(
          self, width: levels[level].width, $0, columns: columns, rows: rows, in: bounds, opacity: 255)
        for y in bounds.minY..<bounds.maxY {
          brush.begin(row: y, bounds.minX..<bounds.maxX)
          brush.make(from: bounds.minX, count: bounds.width, into: base + (y - bounds.minY) * bounds.width)
        }
      }
    }
    return T.image(width: bounds.width, height: bounds.height, texels).map {
      ImagePaint(copying: $0, at: bounds, isOpaque: isOpaque, of: picture, ink: ink)
    }
  }
}
