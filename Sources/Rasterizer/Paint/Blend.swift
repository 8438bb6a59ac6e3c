/// `a · b / 255`, rounded to nearest.
@inline(__always)
func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
  let product = UInt32(a) &* UInt32(b) &+ 128
  return UInt8(truncatingIfNeeded: (product &+ product >> 8) >> 8)
}

/// All four channels of a pixel times `factor / 255`, each rounded to nearest.
@inline(__always)
func scale(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
  let low = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
  let high = (pixel >> 8 & 0x00FF_00FF) &* factor &+ 0x0080_0080
  return (low &+ (low >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
    | (high &+ (high >> 8 & 0x00FF_00FF)) & 0xFF00_FF00
}

/// A premultiplied pixel laid over another: `source + under · (255 − α) / 255`.
///
/// Rounding cannot overflow a channel: the two parts of 255 round to 255 together, and no channel exceeds its alpha.
@inline(__always)
func over(_ source: UInt32, _ under: UInt32) -> UInt32 {
  source &+ scale(under, by: 255 &- source >> 24)
}

/// A premultiplied pixel times `factor / 255`, laid over another, rounded once.
///
/// A channel of the source is at most its alpha, so that the two products come to at most 255² and a half 255 for the rounding
/// of the alpha: with the 128 of the rounding to nearest, 16 bits hold them.
@inline(__always)
func over(_ source: UInt32, by factor: UInt32, _ under: UInt32) -> UInt32 {
  let rest = 255 &- UInt32(multiply(UInt8(truncatingIfNeeded: source >> 24), UInt8(truncatingIfNeeded: factor)))
  let low = (source & 0x00FF_00FF) &* factor &+ (under & 0x00FF_00FF) &* rest &+ 0x0080_0080
  let high = (source >> 8 & 0x00FF_00FF) &* factor &+ (under >> 8 & 0x00FF_00FF) &* rest &+ 0x0080_0080
  return (low &+ (low >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
    | (high &+ (high >> 8 & 0x00FF_00FF)) & 0xFF00_FF00
}

/// What a colour is laid by as in a group of an opacity in which it has a coverage, both of 255.
@inline(__always)
func faded(_ color: UInt32, by coverage: UInt32, _ opacity: UInt32) -> (color: UInt32, factor: UInt32) {
  opacity == 255 ? (color, coverage) : (scale(color, by: coverage), opacity)
}

/// A pixel `factor / 255` of the way from one to another, rounded to nearest.
@inline(__always)
func between(_ from: UInt32, _ to: UInt32, _ factor: UInt32) -> UInt32 {
  let rest = 255 &- factor
  let low = (from & 0x00FF_00FF) &* rest &+ (to & 0x00FF_00FF) &* factor &+ 0x0080_0080
  let high = (from >> 8 & 0x00FF_00FF) &* rest &+ (to >> 8 & 0x00FF_00FF) &* factor &+ 0x0080_0080
  return (low &+ (low >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
    | (high &+ (high >> 8 & 0x00FF_00FF)) & 0xFF00_FF00
}

/// The sum of two pixels, each channel at most 255.
@inline(__always)
func sum(_ a: UInt32, _ b: UInt32) -> UInt32 {
  let low = (a & 0x00FF_00FF) &+ (b & 0x00FF_00FF)
  let high = (a >> 8 & 0x00FF_00FF) &+ (b >> 8 & 0x00FF_00FF)
  return saturated(low) | saturated(high) << 8
}

/// Two channels of up to 510, each cut to 255.
@inline(__always)
private func saturated(_ channels: UInt32) -> UInt32 {
  let carries = channels >> 8 & 0x0001_0001
  return (channels | carries &* 255) & 0x00FF_00FF
}

/// The sums of four pixels and four others, each channel at most 255.
@inline(__always)
func sum(_ a: SIMD4<UInt32>, _ b: SIMD4<UInt32>) -> SIMD4<UInt32> {
  let (a, b) = (Lanes(a), Lanes(b))
  let limit = Lanes(repeating: 255)
  return SIMD4(
    low: pointwiseMin(a.lowBytes &+ b.lowBytes, limit), high: pointwiseMin(a.highBytes &+ b.highBytes, limit))
}

/// In the upper bytes of the lanes products over 255, rounded to nearest.
@inline(__always)
private func upperOver255(_ products: Lanes) -> Lanes {
  let rounded = products &+ Lanes(repeating: 128)
  return rounded &+ rounded.highBytes
}

/// Four pixels times a factor of 0…255 for each, given in both lanes of the pixel.
@inline(__always)
func scale(_ pixels: SIMD4<UInt32>, by factors: Lanes) -> SIMD4<UInt32> {
  let lanes = Lanes(pixels)
  return SIMD4(
    upperOfLow: upperOver255(lanes.lowBytes &* factors), upperOfHigh: upperOver255(lanes.highBytes &* factors))
}

/// Four pixels times a factor of 0…255 for each, given in both lanes of the pixel, laid over others, rounded once.
@inline(__always)
func over(_ source: SIMD4<UInt32>, by factors: Lanes, _ under: SIMD4<UInt32>) -> SIMD4<UInt32> {
  ScaledFour(source, by: factors).over(under)
}

/// Four pixels times a factor each, ready to be laid over others: what of that does not depend on those.
struct ScaledFour {
  private let low, high, rest: Lanes

  /// - Parameter factors: 0…255, in both lanes of each pixel.
  @inline(__always)
  init(_ source: SIMD4<UInt32>, by factors: Lanes) {
    let source = Lanes(source)
    (low, high) = (source.lowBytes &* factors, source.highBytes &* factors)
    rest = Lanes(repeating: 255) &- upperOver255(high).highBytes.upperOfPairs
  }

  /// A colour that covers each pixel by so much, as in a group of an opacity.
  @inline(__always)
  init(_ color: UInt32, covering coverages: UnsafePointer<PairedCoverage>, opacity: UInt8) {
    let (color, factors) = (SIMD4(repeating: color), Lanes(fourPixels(coverages)))
    if opacity == 255 {
      self.init(color, by: factors)
    } else {
      self.init(scale(color, by: factors), by: Lanes(repeating: UInt16(opacity)))
    }
  }

  /// Laid over others, rounded once.
  @inline(__always)
  func over(_ under: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let under = Lanes(under)
    return SIMD4(
      upperOfLow: upperOver255(low &+ under.lowBytes &* rest),
      upperOfHigh: upperOver255(high &+ under.highBytes &* rest))
  }
}

/// 255 − α of four pixels, in both lanes of each.
@inline(__always)
func transparency(_ pixels: SIMD4<UInt32>) -> Lanes {
  let words = Lanes(pixels).words
  let (a, b) = (words.x &>> 24 & 0x0000_00FF_0000_00FF, words.y &>> 24 & 0x0000_00FF_0000_00FF)
  return Lanes(repeating: 255) &- Lanes(words: Words(a | a &<< 16, b | b &<< 16))
}
