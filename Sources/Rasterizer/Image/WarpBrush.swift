import DisplayList

/// A picture turned, slanted or seen in perspective: each pixel looks up its own place in it, at the two sizes next to
/// its own.
struct WarpBrush<T: Texel>: Brush {
  private let paint: ImagePaint
  private let map: Homography
  /// The level of detail of all pixels, where it is the same.
  private let detail: LevelOfDetail?
  private let end: Int
  private let opacity: UInt8
  private var y = 0
  private var coordinates: TexelCoordinates?

  /// - Parameter end: Where the rows of pixels end.
  init(_ paint: ImagePaint, _ map: Homography, end: Int, opacity: UInt8) {
    (self.paint, self.map, self.end, self.opacity) = (paint, map, end, opacity)
    detail = map.isAffine ? LevelOfDetail(map.affine, spread: paint.sampling.spread) : nil
  }

  mutating func begin(row y: Int, _ columns: Range<Int>) {
    self.y = y
    coordinates = TexelCoordinates(map, y: y, end: end, texels: paint.texels)
  }

  /// How many pixels of a whole chunk may share a level of detail without a seam: it changes by a sixteenth over them.
  private func evenRun(from start: Int) -> Int {
    func level(_ x: Int) -> Double {
      LevelOfDetail(map, x: Double(x), y: Double(y) + 0.5, spread: paint.sampling.spread).exact
    }
    let even = Double(Chunk.limit) / (16 * abs(level(start + Chunk.limit) - level(start)))
    return even > 32 ? Chunk.limit : even > 16 ? 32 : even > 8 ? 16 : 8
  }

  func paint(_ span: Span, onto pixels: PixelPointer) {
    guard detail == nil else { return paint(span, by: Chunk.limit, onto: pixels) }
    // By chunks of the frame, so that it is the same wherever a run begins.
    var start = span.start
    while start < span.end {
      let chunk = start / Chunk.limit * Chunk.limit
      let end = min(span.end, chunk + Chunk.limit)
      let part = Span(start, count: end - start, coverage: span.coverage)
      paint(part, by: evenRun(from: chunk), onto: pixels + (start - span.start))
      start = end
    }
  }

  private func paint(_ span: Span, by size: Int, onto pixels: PixelPointer) {
    guard let coordinates else { return }
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * Chunk.limit) { buffer in
      guard let u = buffer.baseAddress else { return }
      let v = u + Chunk.limit
      Chunk.paint(
        span, paint.ink, opacity: opacity, isOpaque: paint.isOpaque, onto: pixels, size: size
      ) { (x, count, samples: UnsafeMutablePointer<T>) in
        coordinates.find(from: x, count: count, u, v)
        sample(u, v, detail(at: x, size), count, into: samples)
      }
    }
  }

  private func sample(
    _ u: UnsafePointer<Int32>, _ v: UnsafePointer<Int32>, _ detail: LevelOfDetail, _ count: Int,
    into samples: UnsafeMutablePointer<T>
  ) {
    guard paint.sampling.filter(at: detail) != .nearest else { return readNearest(u, v, count, into: samples) }
    let detail = detail.limited(to: paint.levels.count)
    read(detail.level, u, v, count, into: samples)
    guard detail.fraction > 0 else { return }
    withUnsafeTemporaryAllocation(of: T.self, capacity: Chunk.limit) { smaller in
      guard let base = smaller.baseAddress else { return }
      read(detail.level + 1, u, v, count, into: base)
      mix(samples, base, fraction: detail.fraction, count: count)
    }
  }

  private func read(
    _ level: Int, _ u: UnsafePointer<Int32>, _ v: UnsafePointer<Int32>, _ count: Int,
    into target: UnsafeMutablePointer<T>
  ) {
    let image = paint.levels[level]
    T.read(image) {
      TexelSampling($0, width: image.width, level: level, texels: paint.texels).read(u, v, count: count, into: target)
    }
  }

  private func readNearest(
    _ u: UnsafePointer<Int32>, _ v: UnsafePointer<Int32>, _ count: Int, into target: UnsafeMutablePointer<T>
  ) {
    let image = paint.levels[0]
    T.read(image) {
      TexelSampling($0, width: image.width, level: 0, texels: paint.texels)
        .readNearest(u, v, count: count, into: target)
    }
  }

  /// The level of detail of the chunk that a pixel is in: that in its middle.
  private func detail(at x: Int, _ size: Int) -> LevelOfDetail {
    let middle = (Double(x / size) + 0.5) * Double(size)
    return detail ?? LevelOfDetail(map, x: middle, y: Double(y) + 0.5, spread: paint.sampling.spread)
  }
}
