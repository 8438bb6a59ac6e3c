/// An upright rectangle of whole pixels: `minX ..< maxX` by `minY ..< maxY`.
struct PixelRect: Hashable, Sendable {
  /// Half as wide as the machine's integers: plans hold many rectangles.
  private var left, top, right, bottom: Int32

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    (left, top) = (Int32(clamping: minX), Int32(clamping: minY))
    (right, bottom) = (Int32(clamping: maxX), Int32(clamping: maxY))
  }

  var minX: Int { Int(left) }
  var minY: Int { Int(top) }
  var maxX: Int { Int(right) }
  var maxY: Int { Int(bottom) }

  static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  var isEmpty: Bool { minX >= maxX || minY >= maxY }
  var width: Int { max(0, maxX - minX) }
  var height: Int { max(0, maxY - minY) }

  var area: Int { width * height }

  /// Empty where nothing is left.
  func inset(by distance: Int) -> PixelRect {
    let inner = PixelRect(minX: minX + distance, minY: minY + distance, maxX: maxX - distance, maxY: maxY - distance)
    return inner.isEmpty ? .empty : inner
  }

  func contains(_ other: PixelRect) -> Bool { intersection(other) == other }

  func intersection(_ other: PixelRect) -> PixelRect {
    let common = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return common.isEmpty ? .empty : common
  }

  /// Calls the body with what is not in a hole: four parts at most.
  @inline(__always)
  func forEachPart(outside hole: PixelRect, _ body: (PixelRect) -> Void) {
    let hole = hole.intersection(self)
    if isEmpty { return }
    if hole.isEmpty { return body(self) }
    if minY < hole.minY { body(PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: hole.minY)) }
    if minX < hole.minX { body(PixelRect(minX: minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY)) }
    if hole.maxX < maxX { body(PixelRect(minX: hole.maxX, minY: hole.minY, maxX: maxX, maxY: hole.maxY)) }
    if hole.maxY < maxY { body(PixelRect(minX: minX, minY: hole.maxY, maxX: maxX, maxY: maxY)) }
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }
}

extension PixelRect {
  /// The pixels that lie wholly inside an area, give or take what coverage cannot tell.
  init(inside low: SIMD2<Double>, _ high: SIMD2<Double>) {
    let (low, high) = (low - EdgeList.alignment, high + EdgeList.alignment)
    self.init(
      minX: wholeAbove(limited(low.x)), minY: wholeAbove(limited(low.y)), maxX: wholeBelow(limited(high.x)),
      maxY: wholeBelow(limited(high.y)))
    if isEmpty { self = .empty }
  }

  /// The pixels that an area touches; coordinates beyond ±2³⁰ stop there.
  init(covering low: SIMD2<Double>, _ high: SIMD2<Double>) {
    self.init(
      minX: wholeBelow(limited(low.x)), minY: wholeBelow(limited(low.y)), maxX: wholeAbove(limited(high.x)),
      maxY: wholeAbove(limited(high.y)))
  }
}

/// A coordinate within the bounds of pixels; 0 for what is not a number.
private func limited(_ coordinate: Double) -> Double {
  coordinate.isNaN ? 0 : min(max(coordinate, -0x1p30), 0x1p30)
}
