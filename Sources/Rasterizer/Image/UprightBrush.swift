import DisplayList

/// A picture moved, scaled or mirrored, but neither turned nor seen in perspective: its rows are mixed first, then the
/// columns of the mixed row.
struct UprightBrush: Brush {
  private let texels: UnsafePointer<UInt32>
  private let width: Int
  private let isOpaque: Bool
  private let columns: ResamplingFilter
  private let rows: ResamplingFilter
  private let opacity: UInt8
  /// The picture's rows mixed for the current row of pixels; a few texels longer than they.
  private var mixed: [UInt32]
  /// The texel that the mixed ones begin with.
  private let firstTexel: Int

  /// - Parameters:
  ///   - texels: The picture's pixels, which stay where they are while the brush is used.
  ///   - area: The pixels that will be painted, among those of the filters.
  init(
    _ image: CGImage, _ texels: UnsafePointer<UInt32>, columns: ResamplingFilter, rows: ResamplingFilter,
    in area: PixelRect, opacity: UInt8
  ) {
    (self.texels, width, isOpaque) = (texels, image.width, image.isOpaque)
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
    mix(needed, firstRow: Int(rows.texels[index]), unsafeBitCast(rows.weights[index], to: SIMD4<UInt32>.self))
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
    mixed.withUnsafeBufferPointer { mixed in
      columns.texels.withUnsafeBufferPointer { texels in
        columns.weights.withUnsafeBufferPointer { weights in
          guard let source = mixed.baseAddress.map({ $0 - firstTexel }) else { return }
          let lowest = columns.pixels.lowerBound
          let isNarrow = columns.taps == 2
          Chunk.paint(span, opacity: opacity, isOpaque: isOpaque, onto: pixels) {
            x, count, samples in
            if isNarrow, let texels = texels.baseAddress, let weights = weights.baseAddress {
              return mixPairs(source, texels + (x - lowest), weights + (x - lowest), count, into: samples)
            }
            guard let texels = texels.baseAddress, let weights = weights.baseAddress else { return }
            mixFours(source, texels + (x - lowest), weights + (x - lowest), count, into: samples)
          }
        }
      }
    }
  }
}

/// Mixes two rows of texels by weights that sum to 256.
private func mixRows(
  _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ weights: (UInt32, UInt32), _ columns: Range<Int>,
  into target: PixelPointer
) {
  let start = columns.lowerBound
  if weights.1 == 0 { return (target + start).update(from: a + start, count: columns.count) }
  let (wa, wb) = (everyLane(weights.0), everyLane(weights.1))
  @inline(__always)
  func mix(_ a: SIMD4<UInt32>, _ b: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let (a, b, half) = (Lanes(a), Lanes(b), Lanes(repeating: 128))
    let (low, high) = (a.lowBytes &* wa &+ b.lowBytes &* wb &+ half, a.highBytes &* wa &+ b.highBytes &* wb &+ half)
    return SIMD4(low: low.highBytes, high: high.highBytes)
  }
  var x = start
  while x &+ 4 <= columns.upperBound {
    (target + x).storeFour(mix(fourPixels(a + x), fourPixels(b + x)))
    x &+= 4
  }
  while x < columns.upperBound {
    target[x] = mix(SIMD4(repeating: a[x]), SIMD4(repeating: b[x]))[0]
    x &+= 1
  }
}

/// Makes each pixel from a texel and the next one, by weights that sum to 256; two pixels at a time.
private func mixPairs(
  _ source: UnsafePointer<UInt32>, _ texels: UnsafePointer<Int32>, _ weights: UnsafePointer<Lanes>, _ count: Int,
  into target: PixelPointer
) {
  let mask: UInt64 = 0x00FF_00FF_00FF_00FF
  @inline(__always)
  func pair(_ index: Int) -> UInt64 { UnsafeRawPointer(source + Int(texels[index])).loadUnaligned(as: UInt64.self) }
  @inline(__always)
  func two(_ first: Int, _ second: Int) -> (UInt32, UInt32) {
    let (a, b) = (pair(first), pair(second))
    let weights = Lanes(words: Words(weights[first].words.x, weights[second].words.x))
    let low = (Lanes(words: Words(a & mask, b & mask)) &* weights).words
    let high = (Lanes(words: Words(a &>> 8 & mask, b &>> 8 & mask)) &* weights).words
    return (summed(low.x, high.x), summed(low.y, high.y))
  }
  inPairs(count, into: target, two)
}

/// Mixes four rows of texels by weights that sum to 256.
private func mixRows(
  _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ c: UnsafePointer<UInt32>, _ d: UnsafePointer<UInt32>,
  _ weights: SIMD4<UInt32>, _ columns: Range<Int>, into target: PixelPointer
) {
  let (wa, wb, wc, wd) = (everyLane(weights.x), everyLane(weights.y), everyLane(weights.z), everyLane(weights.w))
  @inline(__always)
  func mix(_ a: SIMD4<UInt32>, _ b: SIMD4<UInt32>, _ c: SIMD4<UInt32>, _ d: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let (a, b, c, d, half) = (Lanes(a), Lanes(b), Lanes(c), Lanes(d), Lanes(repeating: 128))
    let low = a.lowBytes &* wa &+ b.lowBytes &* wb &+ c.lowBytes &* wc &+ d.lowBytes &* wd &+ half
    let high = a.highBytes &* wa &+ b.highBytes &* wb &+ c.highBytes &* wc &+ d.highBytes &* wd &+ half
    return SIMD4(low: low.highBytes, high: high.highBytes)
  }
  var x = columns.lowerBound
  while x &+ 4 <= columns.upperBound {
    (target + x).storeFour(mix(fourPixels(a + x), fourPixels(b + x), fourPixels(c + x), fourPixels(d + x)))
    x &+= 4
  }
  while x < columns.upperBound {
    target[x] =
      mix(
        SIMD4(repeating: a[x]), SIMD4(repeating: b[x]), SIMD4(repeating: c[x]), SIMD4(repeating: d[x]))[0]
    x &+= 1
  }
}

/// A weight, which comes in both lanes of a pixel, in all eight.
private func everyLane(_ weight: UInt32) -> Lanes { Lanes(repeating: UInt16(truncatingIfNeeded: weight)) }

/// Makes each pixel from four texels, by weights that sum to 256; two pixels at a time.
private func mixFours(
  _ source: UnsafePointer<UInt32>, _ texels: UnsafePointer<Int32>, _ weights: UnsafePointer<Lanes>, _ count: Int,
  into target: PixelPointer
) {
  @inline(__always)
  func two(_ first: Int, _ second: Int) -> (UInt32, UInt32) {
    let (a, b) = (Lanes(fourPixels(source + Int(texels[first]))), Lanes(fourPixels(source + Int(texels[second]))))
    let (lowA, highA) = ((a.lowBytes &* weights[first]).words, (a.highBytes &* weights[first]).words)
    let (lowB, highB) = ((b.lowBytes &* weights[second]).words, (b.highBytes &* weights[second]).words)
    // Of each pixel's four texels the first and the third, the second and the fourth.
    let low = Words(lowA.x, lowB.x) &+ Words(lowA.y, lowB.y)
    let high = Words(highA.x, highB.x) &+ Words(highA.y, highB.y)
    return (summed(low.x, high.x), summed(low.y, high.y))
  }
  inPairs(count, into: target, two)
}

/// The pixel whose channels are the sums of both halves' weighted ones, rounded: of blue and red, and of green and alpha.
@inline(__always)
private func summed(_ low: UInt64, _ high: UInt64) -> UInt32 {
  let (blueRed, greenAlpha) = (low &+ low &>> 32 &+ 0x0080_0080, high &+ high &>> 32 &+ 0x0080_0080)
  return UInt32(truncatingIfNeeded: blueRed &>> 8 & 0x00FF_00FF | greenAlpha & 0xFF00_FF00)
}

/// Makes pixels two at a time, and a last one that is left by itself.
@inline(__always)
private func inPairs(_ count: Int, into target: PixelPointer, _ two: (Int, Int) -> (UInt32, UInt32)) {
  var index = 0
  while index &+ 2 <= count {
    (target[index], target[index &+ 1]) = two(index, index &+ 1)
    index &+= 2
  }
  if index < count { target[index] = two(index, index).0 }
}
