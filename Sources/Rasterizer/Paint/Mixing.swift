import DisplayList

/// Blend modes that mix colours: straight ones, each channel 0…1, and the pixels that stand for them.
extension BlendMode {
  /// A premultiplied pixel times `factor / 255`, mixed with the one behind it. Each channel is rounded once.
  func mix(_ source: UInt32, by factor: UInt8, _ under: UInt32) -> UInt32 {
    let share = source >> 24 * UInt32(factor)
    // What is not there changes nothing, and nothing is changed by what is behind it where there is nothing.
    if share == 0 { return under }
    if under >> 24 == 0 { return scale(source, by: UInt32(factor)) }
    if self == .plusLighter { return sum(under, scale(source, by: UInt32(factor))) }
    let (top, bottom) = (StraightColor(source), StraightColor(under))
    let (a, b) = (Float(share) / 65025, bottom.alpha)
    let (above, below) = (top.channels * a, bottom.channels * b)
    if self == .plusDarker {
      let alpha = min(1, a + b)
      return pixel((alpha - a - b) + above + below, alpha)
    }
    return pixel((1 - b) * above + (1 - a) * below + a * b * mixed(bottom.channels, top.channels), a + b - a * b)
  }

  /// The nearest pixel to a premultiplied colour: no channel is less than nothing, or exceeds the alpha.
  private func pixel(_ color: SIMD3<Float>, _ alpha: Float) -> UInt32 {
    let full = (alpha * 255).rounded()
    let whole = (color * 255).rounded(.toNearestOrAwayFromZero).clamped(
      lowerBound: .zero, upperBound: SIMD3(repeating: full))
    return UInt32(full) << 24 | UInt32(whole.z) << 16 | UInt32(whole.y) << 8 | UInt32(whole.x)
  }

  /// What a colour is made of two others, the backdrop and the source.
  private func mixed(_ backdrop: SIMD3<Float>, _ source: SIMD3<Float>) -> SIMD3<Float> {
    switch self {
    case .hue: source.withSaturation(backdrop.saturation).withLuminosity(backdrop.luminosity)
    case .saturation: backdrop.withSaturation(source.saturation).withLuminosity(backdrop.luminosity)
    case .color: source.withLuminosity(backdrop.luminosity)
    case .luminosity: backdrop.withLuminosity(source.luminosity)
    default:
      SIMD3(mixed(backdrop.x, source.x), mixed(backdrop.y, source.y), mixed(backdrop.z, source.z))
    }
  }

  /// What a channel is made of two others, by the modes that look at each channel alone.
  private func mixed(_ backdrop: Float, _ source: Float) -> Float {
    switch self {
    case .multiply: backdrop * source
    case .screen: Self.screen(backdrop, source)
    case .overlay: Self.hardLight(source, backdrop)
    case .darken: min(backdrop, source)
    case .lighten: max(backdrop, source)
    case .colorDodge: backdrop == 0 ? 0 : source == 1 ? 1 : min(1, backdrop / (1 - source))
    case .colorBurn: backdrop == 1 ? 1 : source == 0 ? 0 : 1 - min(1, (1 - backdrop) / source)
    case .softLight: Self.softLight(backdrop, source)
    case .hardLight: Self.hardLight(backdrop, source)
    case .difference: abs(backdrop - source)
    case .exclusion: backdrop + source - 2 * backdrop * source
    default: source
    }
  }

  private static func screen(_ backdrop: Float, _ source: Float) -> Float { backdrop + source - backdrop * source }

  private static func hardLight(_ backdrop: Float, _ source: Float) -> Float {
    source <= 0.5 ? backdrop * 2 * source : screen(backdrop, 2 * source - 1)
  }

  private static func softLight(_ backdrop: Float, _ source: Float) -> Float {
    if source <= 0.5 { return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop) }
    let lighter = backdrop <= 0.25 ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
    return backdrop + (2 * source - 1) * (lighter - backdrop)
  }
}

/// A colour that is not multiplied by its alpha: blue, green and red. Of a pixel that is not clear.
private struct StraightColor {
  let channels: SIMD3<Float>
  let alpha: Float

  init(_ pixel: UInt32) {
    let full = Float(pixel >> 24)
    channels = SIMD3(Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255)) / full
    alpha = full / 255
  }
}

/// Blue, green and red.
extension SIMD3<Float> {
  fileprivate var luminosity: Float { 0.11 * x + 0.59 * y + 0.3 * z }

  fileprivate var saturation: Float { self.max() - self.min() }

  /// The colour of the same hue with a luminosity, less saturated where there would be none.
  fileprivate func withLuminosity(_ luminosity: Float) -> Self {
    let moved = self + (luminosity - self.luminosity)
    let (grey, least, most) = (moved.luminosity, moved.min(), moved.max())
    var result = moved
    if least < 0, least < grey { result = grey + (result - grey) * (grey / (grey - least)) }
    if most > 1, most > grey { result = grey + (result - grey) * ((1 - grey) / (most - grey)) }
    return result
  }

  /// The colour of the same hue whose least channel is 0 and whose greatest is a saturation; black for a grey.
  fileprivate func withSaturation(_ saturation: Float) -> Self {
    let range = self.saturation
    return range > 0 ? (self - self.min()) * (saturation / range) : .zero
  }
}

extension PixelPointer {
  /// Mixes premultiplied pixels, times `factor / 255`, with a run of pixels.
  func mix(_ source: UnsafePointer<UInt32>, count: Int, factor: UInt8, _ blend: BlendMode) {
    // Most pixels are as the one before.
    var last: (source: UInt32, under: UInt32, result: UInt32) = (0, 0, 0)
    for index in 0..<count {
      let pair = (source[index], self[index])
      if pair != (last.source, last.under) { last = (pair.0, pair.1, blend.mix(pair.0, by: factor, pair.1)) }
      self[index] = last.result
    }
  }
}
