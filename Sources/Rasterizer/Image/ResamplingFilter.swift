/// For each pixel of a line the two or four texels that it is made from, and their weights.
///
/// The weights fall off in a straight line to both sides of the pixel's centre: over one texel where the picture grows,
/// which is linear interpolation, and over one pixel where it shrinks, which takes every texel in to its share.
struct ResamplingFilter: Sendable {
  /// The first texel of each pixel.
  private(set) var texels: [Int32] = []
  /// The weights of each pixel's four texels, one for both sixteen-bit lanes of a texel. They sum to 256.
  private(set) var weights: [Lanes] = []
  /// The weight of each pixel's second texel of two, in both lanes; the first has what is missing to 256.
  private(set) var secondWeights: [PairedCoverage] = []
  let pixels: Range<Int>

  /// How many texels make a pixel: two unless the picture shrinks.
  let taps: Int

  static let mostTaps = 4

  /// - Parameters:
  ///   - pixels: The pixels of the line.
  ///   - texels: The texels that may be read, at least one.
  ///   - origin: Where the centre of pixel 0 is, in texels.
  ///   - step: Texels from one pixel to the next. Beyond two, some texels are passed over.
  ///   - isNearest: Whether a pixel is made of the one texel that its centre is in.
  init(pixels: Range<Int>, texels range: Range<Int>, origin: Double, step: Double, isNearest: Bool = false) {
    self.pixels = pixels
    texels.reserveCapacity(pixels.count)
    let reach = isNearest ? 1 : min(max(abs(step), 1), 2)
    taps = reach == 1 ? 2 : 4
    if taps == 2 { secondWeights.reserveCapacity(pixels.count) } else { weights.reserveCapacity(pixels.count) }
    let (low, high) = (Double(range.lowerBound) - 4, Double(range.upperBound) + 4)
    for pixel in pixels {
      let center = min(max(origin + Double(pixel) * step, low), high)
      if isNearest { appendNearest(center, within: range) } else { append(center, reach, within: range) }
    }
  }

  /// The texel that a centre is in, and none of the next.
  private mutating func appendNearest(_ center: Double, within range: Range<Int>) {
    let texel = min(max(wholeBelow(center), range.lowerBound), range.upperBound - 1)
    let start = max(range.lowerBound, min(texel, range.upperBound - taps))
    var whole = SIMD4<UInt32>.zero
    whole[texel - start] = 256
    append(start, whole)
  }

  /// The weights around a centre; texels that do not exist count as the one at the edge.
  private mutating func append(_ center: Double, _ reach: Double, within range: Range<Int>) {
    let first = wholeBelow(center - reach - 0.5) + 1
    let start = max(range.lowerBound, min(first, range.upperBound - taps))
    var own = SIMD4<Double>.zero
    for tap in 0..<taps { own[tap] = max(0, 1 - abs(Double(first &+ tap) + 0.5 - center) / reach) }
    if start != first || first + taps > range.upperBound { own = fold(own, first, start, within: range) }
    append(start, wholeWeights(own * (256 / own.sum())))
  }

  private mutating func append(_ start: Int, _ whole: SIMD4<UInt32>) {
    texels.append(Int32(truncatingIfNeeded: start))
    let paired = whole &* 0x1_0001
    if taps == 2 { secondWeights.append(paired.y) } else { weights.append(Lanes(paired)) }
  }

  /// The weights of the texels from the start on, of those from the first on.
  private func fold(_ own: SIMD4<Double>, _ first: Int, _ start: Int, within range: Range<Int>) -> SIMD4<Double> {
    var folded = SIMD4<Double>.zero
    for tap in 0..<taps { folded[min(max(first + tap, range.lowerBound), range.upperBound - 1) - start] += own[tap] }
    return folded
  }

  /// Rounds weights so that they still sum to 256; the heaviest takes up what is left over.
  private func wholeWeights(_ exact: SIMD4<Double>) -> SIMD4<UInt32> {
    // Of numbers up to 256, which are quicker told whole as signed ones.
    let rounded = exact + 0.5
    var whole = SIMD4<UInt32>.zero
    var heaviest = 0
    for index in 0..<taps {
      whole[index] = UInt32(truncatingIfNeeded: Int(rounded[index]))
      if whole[index] > whole[heaviest] { heaviest = index }
    }
    whole[heaviest] &+= 256 &- whole.wrappedSum()
    return whole
  }
}

extension ResamplingFilter {
  /// Of a pixel by its index the weights of four texels, of which the last two are nothing where two make a pixel.
  func fourWeights(at index: Int) -> SIMD4<UInt32> {
    if taps == 4 { return unsafeBitCast(weights[index], to: SIMD4<UInt32>.self) }
    return SIMD4(wholeWeight &- secondWeights[index], secondWeights[index], 0, 0)
  }
}

/// The sum of a pixel's weights, in both lanes of a texel.
private let wholeWeight: PairedCoverage = 256 &* 0x1_0001
