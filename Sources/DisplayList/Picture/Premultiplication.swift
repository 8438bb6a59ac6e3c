import Foundation

extension CGColor {
  /// The colour as a premultiplied `0xAARRGGBB` pixel, its alpha times an opacity. Components are clamped to 0…1; what is
  /// not a number counts as 0.
  package func premultipliedPixel(opacity: CGFloat = 1) -> UInt32 {
    let alpha = unit(self.alpha) * unit(opacity)
    let (r, g, b) = (byte(unit(red) * alpha), byte(unit(green) * alpha), byte(unit(blue) * alpha))
    return byte(alpha) << 24 | r << 16 | g << 8 | b
  }
}

/// A number clamped to 0…1; 0 for what is not a number.
@inlinable package func unit(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }

/// A number of 0…1 in 255ths, rounded to nearest.
@inlinable package func byte(_ value: CGFloat) -> UInt32 { UInt32(value * 255 + 0.5) }

/// A `0xAARRGGBB` pixel with its colour multiplied by its alpha: `round(colour × alpha / 255)`.
@inlinable package func premultiplied(_ pixel: UInt32) -> UInt32 {
  let alpha = pixel >> 24
  guard alpha < 255 else { return pixel }
  return mapColors(of: pixel) { ($0 * alpha * 2 + 255) / 510 }
}

/// The inverse: `round(colour × 255 / alpha)`. Premultiplying the result gives the pixel back exactly, since the
/// rounding error, at most a half, shrinks by `alpha / 255`.
@inlinable package func unpremultiplied(_ pixel: UInt32) -> UInt32 {
  let alpha = pixel >> 24
  guard alpha > 0 else { return 0 }
  return mapColors(of: pixel) { min(255, ($0 * 510 + alpha) / (alpha * 2)) }
}

@inlinable package func mapColors(of pixel: UInt32, _ transform: (UInt32) -> UInt32) -> UInt32 {
  let red = transform(pixel >> 16 & 0xFF)
  let green = transform(pixel >> 8 & 0xFF)
  let blue = transform(pixel & 0xFF)
  return pixel & 0xFF00_0000 | red << 16 | green << 8 | blue
}
