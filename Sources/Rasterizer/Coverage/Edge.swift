/// One side of a polygon that is not horizontal, from its top end to its bottom end.
struct Edge: Hashable, Sendable {
  var top, bottom: Double
  /// Where the edge is at its top.
  var x: Double
  /// Change of x for each pixel down.
  var slope: Double
  var left, right: Double
  /// +1 where the outline runs down, −1 where it runs up.
  var winding: Double

  /// Where the edge is at a height between its ends.
  ///
  /// Always reckoned from the top, never from the row before, so that no row depends on where drawing began.
  func x(at y: Double) -> Double {
    min(max(x + (y - top) * slope, left), right)
  }
}
