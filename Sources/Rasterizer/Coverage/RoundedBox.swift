import DisplayList
import Foundation

/// An upright rectangle in device pixels, some of its corners quarters of an ellipse.
struct RoundedBox: Sendable, BitwiseCopyable {
  let low, high: SIMD2<Double>
  /// Of the round corners: across and down.
  let radii: SIMD2<Double>
  /// Which corners are round, by where they are in the picture.
  let upper, lower: (left: Bool, right: Bool)

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
    let areSeen = radii.min() > Self.smallestRadius
    self.radii = areSeen ? pointwiseMin(radii, (self.high - self.low) / 2) : .zero
    let isRound = { (corner: CACornerMask) in areSeen && shape.corners.contains(corner) }
    let minY = (isRound(.layerMinXMinYCorner), isRound(.layerMaxXMinYCorner))
    let maxY = (isRound(.layerMinXMaxYCorner), isRound(.layerMaxXMaxYCorner))
    let (upper, lower) = map.d < 0 ? (maxY, minY) : (minY, maxY)
    self.upper = map.a < 0 ? (upper.1, upper.0) : upper
    self.lower = map.a < 0 ? (lower.1, lower.0) : lower
  }

  /// In pixels: what a smaller corner takes away is less than any colour shows, and the inverse of its radius may be infinite.
  private static let smallestRadius = 1e-6

  /// The rectangle of whole pixels that it is, if it is one.
  var pixelRect: PixelRect? {
    guard !hasRoundCorners, !bounds.isEmpty else { return nil }
    let rect = bounds
    let (first, last) = (SIMD2(Double(rect.minX), Double(rect.minY)), SIMD2(Double(rect.maxX), Double(rect.maxY)))
    return first == low && last == high ? rect : nil
  }

  /// The pixels that it touches.
  var bounds: PixelRect { PixelRect(covering: low, high) }

  /// Whole pixels that it covers entirely, in all of its width: those between the rows with round corners.
  var core: PixelRect {
    let round = SIMD2(0, hasRoundCorners ? radii.y : 0)
    return PixelRect(inside: low + round, high - round)
  }

  /// Whole pixels that it covers entirely, in all of its height: those between the columns with round corners.
  var pillar: PixelRect {
    let round = SIMD2(hasRoundCorners ? radii.x : 0, 0)
    return PixelRect(inside: low + round, high - round)
  }

  private var hasRoundCorners: Bool { upper.left || upper.right || lower.left || lower.right }
}

/// A coordinate, or the pixel's border that it cannot be told from.
private func aligned(_ coordinate: Double) -> Double { wholePixel(coordinate).map(Double.init) ?? coordinate }

extension RoundedBox {
  /// The row behind the last one, from a row on, that is like it; the row itself where none is.
  func plainEnd(from y: Int) -> Int {
    let reach = hasRoundCorners ? radii.y : 0
    let top = Double(y)
    if top + 1 <= low.y { return wholeBelow(min(low.y, 0x1p30)) }
    if top >= high.y { return .max }
    return top >= low.y + reach && top + 1 <= high.y - reach ? wholeBelow(min(high.y - reach, 0x1p30)) : y
  }
}
