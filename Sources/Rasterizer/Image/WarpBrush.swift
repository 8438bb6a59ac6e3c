import DisplayList

/// A picture turned, slanted or seen in perspective: each pixel looks up its own place in it, at the two sizes next to
/// its own.
struct WarpBrush: Brush {
  private let paint: ImagePaint
  private let map: Homography
  /// The level of detail of all pixels, where it is the same.
  private let detail: LevelOfDetail?
  /// How many pixels share a level of detail in this row.
  private var evenRun = Chunk.limit
  private let end: Int
  private let opacity: UInt8
  private var y = 0
  private var coordinates: TexelCoordinates?

  /// - Parameter end: Where the rows of pixels end.
  init(_ paint: ImagePaint, _ map: Homography, end: Int, opacity: UInt8) {
    (self.paint, self.map, self.end, self.opacity) = (paint, map, end, opacity)
    detail = map.isAffine ? LevelOfDetail(map.affine) : nil
  }

  mutating func begin(row y: Int, _ columns: Range<Int>) {
    self.y = y
    coordinates = TexelCoordinates(map, y: y, end: end, texels: paint.texels)
    if detail == nil { evenRun = evenRun(from: Double(columns.lowerBound), to: Double(columns.upperBound)) }
  }

  /// How many pixels may share a level of detail without a seam: it changes by a sixteenth over them.
  private func evenRun(from start: Double, to end: Double) -> Int {
    let levels = [start, end].map { LevelOfDetail(map, x: $0, y: Double(y) + 0.5).exact }
    let even = (end - start) / (16 * abs(levels[1] - levels[0]))
    return even > 32 ? Chunk.limit : even > 16 ? 32 : even > 8 ? 16 : 8
  }

  func paint(_ span: Span, onto pixels: PixelPointer) {
    guard let coordinates else { return }
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * Chunk.limit) { buffer in
      guard let u = buffer.baseAddress else { return }
      let v = u + Chunk.limit
      Chunk.paint(
        span, coverage: multiply(span.coverage, opacity), isOpaque: paint.isOpaque, onto: pixels, size: evenRun
      ) { x, count, samples in
        coordinates.find(from: x, count: count, u, v)
        sample(u, v, detail(at: x), count, into: samples)
      }
    }
  }

  private func sample(
    _ u: UnsafePointer<Int32>, _ v: UnsafePointer<Int32>, _ detail: LevelOfDetail, _ count: Int,
    into samples: PixelPointer
  ) {
    read(detail.level, u, v, count, into: samples)
    guard detail.fraction > 0 else { return }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Chunk.limit) { smaller in
      guard let base = smaller.baseAddress else { return }
      read(detail.level + 1, u, v, count, into: base)
      mix(samples, base, fraction: detail.fraction, count: count)
    }
  }

  private func read(
    _ level: Int, _ u: UnsafePointer<Int32>, _ v: UnsafePointer<Int32>, _ count: Int, into target: PixelPointer
  ) {
    let image = paint.levels[level]
    image.withPixels {
      TexelSampling($0, width: image.width, level: level, texels: paint.texels).read(u, v, count: count, into: target)
    }
  }

  /// The level of detail of the chunk that a pixel is in: that in its middle.
  private func detail(at x: Int) -> LevelOfDetail {
    let middle = (Double(x / evenRun) + 0.5) * Double(evenRun)
    return (detail ?? LevelOfDetail(map, x: middle, y: Double(y) + 0.5)).limited(to: paint.levels.count)
  }
}
