import DisplayList

/// A picture whose texels fall on pixels one to one.
struct CopyBrush<T: Texel>: Brush {
  private let texels: UnsafePointer<T>
  private let size: (width: Int, height: Int)
  private let offset: (x: Int, y: Int)
  private let opacity: UInt8
  private let isOpaque: Bool
  private let ink: [UInt32]
  private var y = 0

  /// - Parameter texels: The picture's, which stay where they are while the brush is used.
  init(_ paint: ImagePaint, _ texels: UnsafePointer<T>, offset: (x: Int, y: Int), opacity: UInt8) {
    (self.texels, size) = (texels, (paint.levels[0].width, paint.levels[0].height))
    (self.offset, self.opacity, isOpaque, ink) = (offset, opacity, paint.isOpaque, paint.ink)
  }

  mutating func begin(row y: Int, _ columns: Range<Int>) { self.y = y }

  func paint(_ span: Span, onto pixels: PixelPointer) {
    let (start, row) = (span.start, y + offset.y)
    let first = max(start, -offset.x)
    let last = min(span.end, size.width - offset.x)
    guard first < last, 0..<size.height ~= row else { return }
    let (target, source) = (pixels + (first - start), texels + (row * size.width + first + offset.x))
    if isOpaque, span.coverage & opacity == 255, let place = T.inPlace(target) {
      place.update(from: source, count: last - first)
    } else {
      T.lay(source, ink, count: last - first, coverage: span.coverage, opacity: opacity, onto: target)
    }
  }
}
