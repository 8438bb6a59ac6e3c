/// Four pixels at once, as eight lanes of sixteen bits: blue and red, or green and alpha, of each pixel in turn.
///
/// Masks and shifts go by way of two 64-bit words. Optimised, that is the same vector instruction; without optimisation
/// SIMD's own masks and shifts are loops over the lanes, twenty times slower.
typealias Lanes = SIMD8<UInt16>

typealias Words = SIMD2<UInt64>

extension Lanes {
  @inline(__always)
  var words: Words { unsafeBitCast(self, to: Words.self) }

  @inline(__always)
  init(words: Words) { self = unsafeBitCast(words, to: Lanes.self) }

  /// The lower byte of each lane: of a pixel's lanes, blue and red.
  @inline(__always)
  var lowBytes: Lanes {
    let words = words
    return Lanes(words: Words(words.x & 0x00FF_00FF_00FF_00FF, words.y & 0x00FF_00FF_00FF_00FF))
  }

  /// The upper byte of each lane: of a pixel's lanes, green and alpha.
  @inline(__always)
  var highBytes: Lanes {
    let words = words
    return Lanes(words: Words(words.x &>> 8 & 0x00FF_00FF_00FF_00FF, words.y &>> 8 & 0x00FF_00FF_00FF_00FF))
  }

  @inline(__always)
  fileprivate var withoutLowBytes: Lanes {
    let words = words
    return Lanes(words: Words(words.x & 0xFF00_FF00_FF00_FF00, words.y & 0xFF00_FF00_FF00_FF00))
  }

  /// The second lane of each two, in both: of green and alpha, alpha.
  @inline(__always)
  var upperOfPairs: Lanes {
    let (a, b) = (words.x &>> 16 & 0x0000_FFFF_0000_FFFF, words.y &>> 16 & 0x0000_FFFF_0000_FFFF)
    return Lanes(words: Words(a | a &<< 16, b | b &<< 16))
  }

  /// A number in the lanes of so many pixels, from the first, and 0 in those of the others.
  @inline(__always)
  init(_ number: UInt32, count: Int) {
    let paired = UInt64(number &* 0x1_0001)
    let first = count > 1 ? paired | paired &<< 32 : count > 0 ? paired : 0
    let second = count > 3 ? paired | paired &<< 32 : count > 2 ? paired : 0
    self.init(words: Words(first, second))
  }

  /// The lanes of four pixels.
  @inline(__always)
  init(_ pixels: SIMD4<UInt32>) { self = unsafeBitCast(pixels, to: Lanes.self) }
}

extension SIMD4<UInt32> {
  /// Four pixels from their bytes, blue and red, green and alpha.
  @inline(__always)
  init(low: Lanes, high: Lanes) {
    self = unsafeBitCast(low &+ high &* Lanes(repeating: 256), to: SIMD4<UInt32>.self)
  }

  /// Four pixels from the upper bytes of lanes: of those of blue and red, and of those of green and alpha.
  @inline(__always)
  init(upperOfLow low: Lanes, upperOfHigh high: Lanes) {
    self = unsafeBitCast(low.highBytes &+ high.withoutLowBytes, to: SIMD4<UInt32>.self)
  }
}
