import DisplayList

/// A picture whose texels fall on pixels one to one.
struct CopyBrush: Brush {
  private let texels: UnsafePointer<UInt32>
  private let size: (width: Int, height: Int)
  private let offset: (x: Int, y: Int)
  private let opacity: UInt8
  private let isOpaque: Bool
  private var y = 0

  /// - Parameter texels: The picture's pixels, which stay where they are while the brush is used.
  init(_ image: CGImage, _ texels: UnsafePointer<UInt32>, offset: (x: Int, y: Int), opacity: UInt8) {
    (self.texels, size) = (texels, (image.width, image.height))
    (self.offset, self.opacity, isOpaque) = (offset, opacity, image.isOpaque)
  }

  mutating func begin(row y: Int, _ columns: Range<Int>) { self.y = y }

  func paint(_ span: Span, onto pixels: PixelPointer) {
    let (start, row) = (span.start, y + offset.y)
    let first = max(start, -offset.x)
    let last = min(span.end, size.width - offset.x)
    guard first < last, 0..<size.height ~= row else { return }
    let (target, source) = (pixels + (first - start), texels + (row * size.width + first + offset.x))
    if isOpaque, span.coverage & opacity == 255 { return target.update(from: source, count: last - first) }
    target.lay(source, count: last - first, coverage: span.coverage, opacity: opacity)
  }
}
