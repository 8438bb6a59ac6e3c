import DisplayList

/// A picture moved, scaled or mirrored, but neither turned nor seen in perspective: its rows are mixed first, then the
/// columns of the mixed row.
struct UprightBrush<T: Texel>: Brush {
  private let texels: UnsafePointer<T>
  private let width: Int
  private let isOpaque: Bool
  private let ink: [UInt32]
  private let columns: ResamplingFilter
  private let rows: ResamplingFilter
  private let opacity: UInt8
  /// The picture's rows mixed for the current row of pixels; a few texels longer than they.
  private var mixed: [T]
  /// The texel that the mixed ones begin with.
  private let firstTexel: Int

  /// - Parameters:
  ///   - paint: Whose picture it is.
  ///   - width: Of the size of the picture that is drawn from, in texels.
  ///   - texels: Those of that size, which stay where they are while the brush is used.
  ///   - area: The pixels that will be painted, among those of the filters.
  init(
    _ paint: ImagePaint, width: Int, _ texels: UnsafePointer<T>, columns: ResamplingFilter, rows: ResamplingFilter,
    in area: PixelRect, opacity: UInt8
  ) {
    (self.texels, self.width, isOpaque, ink) = (texels, width, paint.isOpaque, paint.ink)
    (self.columns, self.rows, self.opacity) = (columns, rows, opacity)
    let ends = [area.minX, area.maxX - 1].map { Int(columns.texels[$0 - columns.pixels.lowerBound]) }
    firstTexel = min(ends[0], ends[1])
    mixed = Array(repeating: 0, count: max(ends[0], ends[1]) - firstTexel + 2 * ResamplingFilter.mostTaps)
  }

  mutating func begin(row y: Int, _ columns: Range<Int>) {
    let first = Int(self.columns.texels[columns.lowerBound - self.columns.pixels.lowerBound])
    let last = Int(self.columns.texels[columns.upperBound - 1 - self.columns.pixels.lowerBound])
    let needed = min(first, last)..<min(max(first, last) + self.columns.taps, width)
    let index = y - rows.pixels.lowerBound
    mix(needed, firstRow: Int(rows.texels[index]), rows.fourWeights(at: index))
  }

  private mutating func mix(_ needed: Range<Int>, firstRow: Int, _ weights: SIMD4<UInt32>) {
    let (texels, width) = (texels, width)
    // A weight of nothing may belong to a row that does not exist; then any other does as well.
    let row = { (tap: Int) in texels + (weights[tap] == 0 ? firstRow : firstRow + tap) * width }
    mixed.withUnsafeMutableBufferPointer { mixed in
      guard let target = mixed.baseAddress else { return }
      // Most rows of a picture that shrinks a little are made of two as well.
      if weights.z == 0, weights.w == 0 {
        mixRows(row(0), row(1), (weights.x, weights.y), needed, into: target - firstTexel)
      } else if weights.x == 0, weights.w == 0 {
        mixRows(row(1), row(2), (weights.y, weights.z), needed, into: target - firstTexel)
      } else {
        mixRows(row(0), row(1), row(2), row(3), weights, needed, into: target - firstTexel)
      }
    }
  }

  func paint(_ span: Span, onto pixels: PixelPointer) {
    Chunk.paint(span, ink, opacity: opacity, isOpaque: isOpaque, onto: pixels) { x, count, samples in
      make(from: x, count: count, into: samples)
    }
  }

  /// Makes the texels that pixels of the row show.
  @inline(__always)
  func make(from x: Int, count: Int, into samples: UnsafeMutablePointer<T>) {
    mixed.withUnsafeBufferPointer { mixed in
      columns.texels.withUnsafeBufferPointer { texels in
        let index = x - columns.pixels.lowerBound
        guard let source = mixed.baseAddress.map({ $0 - firstTexel }),
          let places = texels.baseAddress.map({ $0 + index })
        else { return }
        if columns.taps == 2 {
          columns.secondWeights.withUnsafeBufferPointer { weights in
            guard let weights = weights.baseAddress else { return }
            T.mixPairs(source, places, weights + index, count, into: samples)
          }
        } else {
          columns.weights.withUnsafeBufferPointer { weights in
            guard let weights = weights.baseAddress else { return }
            T.mixFours(source, places, weights + index, count, into: samples)
          }
        }
      }
    }
  }
}
