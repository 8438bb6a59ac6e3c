import DisplayList
import Foundation

/// An upright rectangle in device pixels, some of its corners quarters of an ellipse.
struct RoundedBox: Sendable {
  let low, high: SIMD2<Double>
  /// Of the round corners: across and down.
  let radii: SIMD2<Double>
  /// By where they are in the picture.
  let corners: CACornerMask

  /// Nil for a map that turns or slants, or for broken geometry.
  init?(_ shape: RoundedRect, through map: Homography) {
    guard map.isAffine, map.b == 0, map.c == 0 else { return nil }
    let rect = shape.rect
    let ends = (
      SIMD2<Double>(map.a * rect.minX + map.tx, map.d * rect.minY + map.ty),
      SIMD2<Double>(map.a * rect.maxX + map.tx, map.d * rect.maxY + map.ty)
    )
    let (low, high) = (pointwiseMin(ends.0, ends.1) / map.r, pointwiseMax(ends.0, ends.1) / map.r)
    guard map.r > 0, max(-low.min(), high.max()) < Outline.farthest, low.x < high.x, low.y < high.y else { return nil }
    self.low = SIMD2(aligned(low.x), aligned(low.y))
    self.high = SIMD2(aligned(high.x), aligned(high.y))
    let radius = shape.effectiveRadius
    let radii = SIMD2<Double>(abs(map.a), abs(map.d)) * (radius / map.r)
    self.radii = radii.min() > 0 ? pointwiseMin(radii, (self.high - self.low) / 2) : .zero
    corners = shape.corners.mirrored(across: map.a < 0, down: map.d < 0)
  }

  /// The rectangle of whole pixels that it is, if it is one.
  var pixelRect: PixelRect? {
    guard radii.x == 0 || corners.isEmpty, !bounds.isEmpty else { return nil }
    let rect = bounds
    let (first, last) = (SIMD2(Double(rect.minX), Double(rect.minY)), SIMD2(Double(rect.maxX), Double(rect.maxY)))
    return first == low && last == high ? rect : nil
  }

  /// The pixels that it touches.
  var bounds: PixelRect { PixelRect(covering: low, high) }

  /// Whole pixels that it covers entirely, in all of its width: those between the rows with round corners.
  var core: PixelRect {
    let isRound = radii.x > 0 && !corners.isEmpty
    return PixelRect(inside: low + SIMD2(0, isRound ? radii.y : 0), high - SIMD2(0, isRound ? radii.y : 0))
  }

  func isRound(_ corner: CACornerMask) -> Bool { radii.x > 0 && corners.contains(corner) }
}

/// A coordinate, or the pixel's border that it cannot be told from.
private func aligned(_ coordinate: Double) -> Double { wholePixel(coordinate).map(Double.init) ?? coordinate }

extension CACornerMask {
  fileprivate func mirrored(across: Bool, down: Bool) -> CACornerMask {
    var mask = self
    if across { mask = mask.swapped([.layerMinXMinYCorner, .layerMinXMaxYCorner], by: 1) }
    if down { mask = mask.swapped([.layerMinXMinYCorner, .layerMaxXMinYCorner], by: 2) }
    return mask
  }

  /// The corners of a side change places with those that are so many bits higher.
  private func swapped(_ side: CACornerMask, by bits: UInt) -> CACornerMask {
    let lower = rawValue & side.rawValue
    let upper = (rawValue >> bits) & side.rawValue
    return CACornerMask(rawValue: lower << bits | upper)
  }
}
