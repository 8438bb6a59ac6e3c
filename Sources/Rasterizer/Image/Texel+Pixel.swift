import DisplayList

extension UInt32: Texel {
  static func read(_ image: CGImage, _ body: (UnsafePointer<UInt32>) -> Void) {
    image.pixels.withUnsafeBufferPointer {
      if let base = $0.baseAddress { body(base) }
    }
  }

  static func image(width: Int, height: Int, _ texels: [UInt32]) -> CGImage? {
    CGImage(width: width, height: height, pixels: texels)
  }

  @inline(__always)
  static func inPlace(_ pixels: PixelPointer) -> PixelPointer? { pixels }

  static func lay(
    _ texels: UnsafePointer<UInt32>, _ ink: [UInt32], count: Int, coverage: UInt8, opacity: UInt8,
    onto pixels: PixelPointer
  ) {
    pixels.lay(texels, count: count, coverage: coverage, opacity: opacity)
  }

  @inline(__always)
  static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    let (mask, half): (UInt32, UInt32) = (0x00FF_00FF, 0x0002_0002)
    let low = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask) &+ half
    let high = (a >> 8 & mask) &+ (b >> 8 & mask) &+ (c >> 8 & mask) &+ (d >> 8 & mask) &+ half
    return low >> 2 & mask | (high >> 2 & mask) << 8
  }

  static func mixPairs(
    _ source: UnsafePointer<UInt32>, _ places: UnsafePointer<Int32>, _ weights: UnsafePointer<PairedCoverage>,
    _ count: Int, into target: PixelPointer
  ) {
    var index = 0
    while index &+ 4 <= count {
      (target + index).storeFour(fourOfPairs(source, places + index, Lanes(fourPixels(weights + index))))
      index &+= 4
    }
    while index < count {
      let pair = source + Int(places[index])
      target[index] = onePair(pair[0], pair[1], weights[index] & 0xFFFF)
      index &+= 1
    }
  }

  static func mixFours(
    _ source: UnsafePointer<UInt32>, _ places: UnsafePointer<Int32>, _ weights: UnsafePointer<Lanes>, _ count: Int,
    into target: PixelPointer
  ) {
    inPairs(count, into: target) { twoOfFours(source, (places[$0], places[$1]), weights[$0], weights[$1]) }
  }

  @inline(__always)
  static func interpolate(
    _ upper: (UInt32, UInt32), _ lower: (UInt32, UInt32), _ across: UInt16, _ down: UInt16
  ) -> UInt32 {
    bilinear(SIMD4(upper.0, upper.1, lower.0, lower.1), across, down)
  }
}

/// Four pixels, each from a texel at a place and the next one.
@inline(__always)
private func fourOfPairs(
  _ source: UnsafePointer<UInt32>, _ places: UnsafePointer<Int32>, _ rightWeights: Lanes
) -> SIMD4<UInt32> {
  let (a, b, c, d) = (
    twoPixels(source + Int(places[0])), twoPixels(source + Int(places[1])), twoPixels(source + Int(places[2])),
    twoPixels(source + Int(places[3]))
  )
  let (left, right) = (Lanes(SIMD4(a.x, b.x, c.x, d.x)), Lanes(SIMD4(a.y, b.y, c.y, d.y)))
  let (leftWeights, half) = (Lanes(repeating: 256) &- rightWeights, Lanes(repeating: 128))
  return SIMD4(
    upperOfLow: left.lowBytes &* leftWeights &+ right.lowBytes &* rightWeights &+ half,
    upperOfHigh: left.highBytes &* leftWeights &+ right.highBytes &* rightWeights &+ half)
}

@inline(__always)
private func twoPixels(_ pointer: UnsafePointer<UInt32>) -> SIMD2<UInt32> {
  UnsafeRawPointer(pointer).loadUnaligned(as: SIMD2<UInt32>.self)
}

/// A pixel `weight / 256` of the way from one texel to another.
@inline(__always)
private func onePair(_ left: UInt32, _ right: UInt32, _ weight: UInt32) -> UInt32 {
  let (mask, rest): (UInt32, UInt32) = (0x00FF_00FF, 256 &- weight)
  let low = (left & mask) &* rest &+ (right & mask) &* weight &+ 0x0080_0080
  let high = (left >> 8 & mask) &* rest &+ (right >> 8 & mask) &* weight &+ 0x0080_0080
  return low >> 8 & mask | high & 0xFF00_FF00
}

/// Two pixels, each from four texels from a place on.
@inline(__always)
private func twoOfFours(
  _ source: UnsafePointer<UInt32>, _ places: (Int32, Int32), _ first: Lanes, _ second: Lanes
) -> (UInt32, UInt32) {
  let (a, b) = (Lanes(fourPixels(source + Int(places.0))), Lanes(fourPixels(source + Int(places.1))))
  let (lowA, highA) = ((a.lowBytes &* first).words, (a.highBytes &* first).words)
  let (lowB, highB) = ((b.lowBytes &* second).words, (b.highBytes &* second).words)
  // Of each pixel's four texels the first and the third, the second and the fourth.
  let low = Words(lowA.x, lowB.x) &+ Words(lowA.y, lowB.y)
  let high = Words(highA.x, highB.x) &+ Words(highA.y, highB.y)
  return (summed(low.x, high.x), summed(low.y, high.y))
}

/// Between four texels, the upper two first.
@inline(__always)
private func bilinear(_ texels: SIMD4<UInt32>, _ across: UInt16, _ down: UInt16) -> UInt32 {
  let lanes = Lanes(texels)
  let downwards = upperRow &+ Lanes(repeating: down) &* downTheRows
  let (low, high) = ((lanes.lowBytes &* downwards).words, (lanes.highBytes &* downwards).words)
  let rows = (Lanes(words: Words(low.x &+ low.y, high.x &+ high.y)) &+ Lanes(repeating: 128)).highBytes
  let sidewards = leftColumn &+ Lanes(repeating: across) &* acrossColumns
  let sums = (rows &* sidewards).words
  return summed(sums.x, sums.y)
}

// Worked out where they are used: a constant of a module is looked at each time for whether it is there yet.

/// Weights of the upper row's texels where nothing is to be gone down, and their change for each 256th.
private var upperRow: Lanes { Lanes(256, 256, 256, 256, 0, 0, 0, 0) }
private var downTheRows: Lanes { Lanes(.max, .max, .max, .max, 1, 1, 1, 1) }

/// The same across, for both halves of the channels.
private var leftColumn: Lanes { Lanes(256, 256, 0, 0, 256, 256, 0, 0) }
private var acrossColumns: Lanes { Lanes(.max, .max, 1, 1, .max, .max, 1, 1) }

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
