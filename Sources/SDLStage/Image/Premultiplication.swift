import DisplayList
import Foundation

nonisolated extension CGColor {
  /// The colour on a share (0…1) of a pixel, as `0xAARRGGBB`, premultiplied. Components outside 0…1 are clamped.
  func premultiplied(coverage: CGFloat) -> UInt32 {
    let alpha = alpha.inUnitRange * coverage.inUnitRange
    func byte(_ channel: CGFloat) -> UInt32 { UInt32((channel * 255).rounded()) }
    let (red, green, blue) = (red.inUnitRange * alpha, green.inUnitRange * alpha, blue.inUnitRange * alpha)
    return byte(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}

nonisolated extension CGFloat {
  /// The value clamped to 0…1; not-a-number becomes 0.
  fileprivate var inUnitRange: CGFloat { self > 0 ? Swift.min(self, 1) : 0 }
}

/// A `0xAARRGGBB` pixel with its colour multiplied by its alpha: `round(colour × alpha / 255)`.
nonisolated func premultiplied(_ pixel: UInt32) -> UInt32 {
  let alpha = pixel >> 24
  guard alpha < 255 else { return pixel }
  return mapColors(of: pixel) { ($0 * alpha * 2 + 255) / 510 }
}

/// The inverse: `round(colour × 255 / alpha)`. Premultiplying the result gives the pixel back exactly, since the
/// rounding error, at most a half, shrinks by `alpha / 255`.
nonisolated func unpremultiplied(_ pixel: UInt32) -> UInt32 {
  let alpha = pixel >> 24
  guard alpha > 0 else { return 0 }
  return mapColors(of: pixel) { min(255, ($0 * 510 + alpha) / (alpha * 2)) }
}

private nonisolated func mapColors(of pixel: UInt32, _ transform: (UInt32) -> UInt32) -> UInt32 {
  let red = transform(pixel >> 16 & 0xFF)
  let green = transform(pixel >> 8 & 0xFF)
  let blue = transform(pixel & 0xFF)
  return pixel & 0xFF00_0000 | red << 16 | green << 8 | blue
}
