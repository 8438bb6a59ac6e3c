import DisplayList

/// A picture whose texels fall on pixels one to one.
struct CopyBrush: Brush {
  private let image: CGImage
  private let offset: (x: Int, y: Int)
  private let opacity: UInt8
  private let isOpaque: Bool
  private var y = 0

  init(_ image: CGImage, offset: (x: Int, y: Int), opacity: UInt8) {
    (self.image, self.offset, self.opacity, isOpaque) = (image, offset, opacity, image.isOpaque)
  }

  mutating func begin(row y: Int, _ spans: [Span]) { self.y = y }

  func paint(_ span: Span, onto pixels: PixelPointer) {
    let (start, row) = (Int(span.start), y + offset.y)
    let first = max(start, -offset.x)
    let last = min(Int(span.end), image.width - offset.x)
    guard first < last, 0..<image.height ~= row else { return }
    image.pixels.withUnsafeBufferPointer { source in
      guard let base = source.baseAddress else { return }
      let (target, texels) = (pixels + (first - start), base + (row * image.width + first + offset.x))
      let coverage = multiply(span.coverage, opacity)
      if isOpaque, coverage == 255 { return target.update(from: texels, count: last - first) }
      target.lay(texels, count: last - first, coverage: coverage)
    }
  }
}
