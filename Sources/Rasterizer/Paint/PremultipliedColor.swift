import DisplayList
import Foundation

extension CGColor {
  /// The colour as a premultiplied pixel, its alpha times an opacity. Components are clamped to 0…1; what is not a
  /// number counts as 0.
  func pixel(opacity: CGFloat = 1) -> UInt32 {
    let alpha = unit(self.alpha) * unit(opacity)
    let (r, g, b) = (byte(unit(red) * alpha), byte(unit(green) * alpha), byte(unit(blue) * alpha))
    return byte(alpha) << 24 | r << 16 | g << 8 | b
  }
}

/// A number clamped to 0…1; 0 for what is not a number.
func unit(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }

/// A number of 0…1 in 255ths, rounded to nearest.
func byte(_ value: CGFloat) -> UInt32 { UInt32(value * 255 + 0.5) }
