/// A part of a quarter of an ellipse, between two heights over its centre, in radii: 0 is where it meets the straight side.
struct CornerArc {
  let from, to: Double
  /// How far its two ends are before the centre.
  let reachFrom, reachTo: Double

  @inline(__always)
  init(from: Double, to: Double, radius: Double) {
    (self.from, self.to) = (from, to)
    reachFrom = radius * max(1 - from * from, 0).squareRoot()
    reachTo = radius * max(1 - to * to, 0).squareRoot()
  }

  /// No part of one.
  @inline(__always)
  init(radius: Double) { (from, to, reachFrom, reachTo) = (0, 0, radius, radius) }
}

/// What of a rounded box's corners lies in a row: the same to the left and to the right, where both are round.
struct CornerArcs {
  let upper, lower: CornerArc
  /// Between which heights the side is straight.
  let straight: (from: Double, to: Double)

  /// Between two heights inside the box.
  @inline(__always)
  init(_ box: RoundedBox, from y0: Double, to y1: Double) {
    let radii = box.radii
    let (top, bottom) = (box.low.y + radii.y, box.high.y - radii.y)
    let upperEnd = min(max(top, y0), y1)
    straight = (upperEnd, max(min(bottom, y1), upperEnd))
    upper =
      straight.from > y0 && radii.y > 0
      ? CornerArc(from: (top - straight.from) / radii.y, to: min((top - y0) / radii.y, 1), radius: radii.x)
      : CornerArc(radius: radii.x)
    lower =
      straight.to < y1 && radii.y > 0
      ? CornerArc(from: (straight.to - bottom) / radii.y, to: min((y1 - bottom) / radii.y, 1), radius: radii.x)
      : CornerArc(radius: radii.x)
  }
}
