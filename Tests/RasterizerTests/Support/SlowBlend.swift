import DisplayList
import Foundation

/// Blend modes in doubles, as the W3C's "Compositing and Blending Level 1" writes them: red, green and blue, not multiplied by
/// alpha.
enum SlowBlend {
  /// Blue, green, red and alpha of a premultiplied pixel times a share, on another: 0…255, not rounded.
  static func mix(_ source: UInt32, by share: Double, _ under: UInt32, _ mode: BlendMode) -> SIMD4<Double> {
    let (top, bottom) = (channels(source) / 255, channels(under) / 255)
    let (a, b) = (top.w * share, bottom.w)
    let (cs, cb) = (straight(top), straight(bottom))
    var result = SIMD4<Double>.zero
    if mode == .plusLighter || mode == .plusDarker {
      result.w = min(1, a + b)
      for channel in 0..<3 {
        let (s, d) = (cs[channel] * a, cb[channel] * b)
        result[channel] = mode == .plusLighter ? min(1, s + d) : max(0, result.w - ((a - s) + (b - d)))
      }
    } else {
      let mixed = B(cb, cs, mode)
      result.w = a + b * (1 - a)
      for channel in 0..<3 {
        // "Cs = (1 − αb) · Cs + αb · B(Cb, Cs)", then source over.
        let color = (1 - b) * cs[channel] + b * mixed[channel]
        result[channel] = color * a + cb[channel] * b * (1 - a)
      }
    }
    return result * 255
  }

  /// The mixing function of the specification.
  static func B(_ cb: SIMD3<Double>, _ cs: SIMD3<Double>, _ mode: BlendMode) -> SIMD3<Double> {
    switch mode {
    case .hue: setLum(setSat(cs, sat(cb)), lum(cb))
    case .saturation: setLum(setSat(cb, sat(cs)), lum(cb))
    case .color: setLum(cs, lum(cb))
    case .luminosity: setLum(cb, lum(cs))
    default: SIMD3(B(cb.x, cs.x, mode), B(cb.y, cs.y, mode), B(cb.z, cs.z, mode))
    }
  }

  private static func B(_ cb: Double, _ cs: Double, _ mode: BlendMode) -> Double {
    switch mode {
    case .multiply: return cb * cs
    case .screen: return 1 - (1 - cb) * (1 - cs)
    case .hardLight: return cs <= 0.5 ? B(cb, 2 * cs, .multiply) : B(cb, 2 * cs - 1, .screen)
    case .overlay: return B(cs, cb, .hardLight)
    case .darken: return min(cb, cs)
    case .lighten: return max(cb, cs)
    case .colorDodge:
      if cb == 0 { return 0 }
      return cs == 1 ? 1 : min(1, cb / (1 - cs))
    case .colorBurn:
      if cb == 1 { return 1 }
      return cs == 0 ? 0 : 1 - min(1, (1 - cb) / cs)
    case .softLight:
      if cs <= 0.5 { return cb - (1 - 2 * cs) * cb * (1 - cb) }
      let d = cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : sqrt(cb)
      return cb + (2 * cs - 1) * (d - cb)
    case .difference: return abs(cb - cs)
    case .exclusion: return cb + cs - 2 * cb * cs
    default: return cs
    }
  }

  static func lum(_ c: SIMD3<Double>) -> Double { 0.11 * c.x + 0.59 * c.y + 0.3 * c.z }

  static func sat(_ c: SIMD3<Double>) -> Double { max(c.x, c.y, c.z) - min(c.x, c.y, c.z) }

  private static func setLum(_ c: SIMD3<Double>, _ l: Double) -> SIMD3<Double> {
    var c = c + SIMD3(repeating: l - lum(c))
    let (n, x) = (min(c.x, c.y, c.z), max(c.x, c.y, c.z))
    let grey = SIMD3(repeating: l)
    if n < 0 { c = grey + (c - grey) * (l / (l - n)) }
    if x > 1 { c = grey + (c - grey) * ((1 - l) / (x - l)) }
    return c
  }

  private static func setSat(_ c: SIMD3<Double>, _ s: Double) -> SIMD3<Double> {
    let order = [0, 1, 2].sorted { c[$0] < c[$1] }
    var result = SIMD3<Double>.zero
    guard c[order[2]] > c[order[0]] else { return result }
    result[order[1]] = (c[order[1]] - c[order[0]]) * s / (c[order[2]] - c[order[0]])
    result[order[2]] = s
    return result
  }

  private static func straight(_ c: SIMD4<Double>) -> SIMD3<Double> {
    c.w > 0 ? SIMD3(c.x, c.y, c.z) / c.w : .zero
  }
}
