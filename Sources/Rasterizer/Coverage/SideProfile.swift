import DisplayList
import Foundation

/// How much of each pixel of a row lies left of a rounded box: in closed form, exact but for rounding.
///
/// Columns before the first are wholly left of it, those behind the last not at all. The right side is the left one of the box
/// seen in a mirror.
struct SideProfile: ~Copyable {
  /// The columns that the side runs through.
  private(set) var first = 0
  private(set) var end = 0
  /// For each of them what is left of the side, in pixels.
  private var cuts = Pile<Double>()

  @inline(__always)
  subscript(column: Int) -> Double { cuts[column &- first] }

  @inline(__always)
  func contains(_ column: Int) -> Bool { column >= first && column < end }

  mutating func clear() { (first, end) = (0, 0) }

  /// The side in a row, of a height where it is straight.
  ///
  /// - Parameters:
  ///   - edge: Where the side is, apart from its corners.
  ///   - limit: The columns that are looked at.
  @inline(__always)
  mutating func find(
    _ upper: CornerArc, _ straight: Double, _ lower: CornerArc, edge: Double, _ radii: SIMD2<Double>, limit: Range<Int>
  ) {
    let center = edge + radii.x
    let farthest = max(edge, center - upper.reachTo, center - lower.reachTo)
    first = min(max(wholeBelow(edge), limit.lowerBound), limit.upperBound)
    end = min(max(wholeAbove(farthest), first), limit.upperBound)
    cuts.removeAll()
    cuts.reserve(end &- first)
    let reach = min(edge, Double(end))
    for column in first..<end { cuts.append(straight * min(max(reach - Double(column), 0), 1)) }
    if upper.from < upper.to { add(upper, center, radii) }
    if lower.from < lower.to { add(lower, center, radii) }
  }

  /// Adds an arc, from the right to the left.
  private mutating func add(_ arc: CornerArc, _ center: Double, _ radii: SIMD2<Double>) {
    var (t, x) = (arc.to, center - arc.reachTo)
    let endX = center - arc.reachFrom
    var passed = 0.0
    if x > Double(end) {
      let place = max(height(at: Double(end), center, radii), arc.from)
      passed = (t - place) * radii.y
      (t, x) = (place, Double(end))
    }
    var column = end &- 1
    while column >= first {
      let border = Double(column)
      if x > border, t > arc.from {
        // Either it comes to its end in this column, or it leaves it.
        let next = endX >= border ? arc.from : max(height(at: border, center, radii), arc.from)
        let nextX = next == arc.from ? endX : border
        cuts[column &- first] += passed + area(t, next, x - border, nextX - border, radii)
        passed += (t - next) * radii.y
        (t, x) = (next, nextX)
      } else {
        cuts[column &- first] += passed
      }
      column &-= 1
    }
  }
}

/// The height of a quarter of an ellipse over its centre, in radii, at a place; its top beyond its centre.
@inline(__always)
private func height(at x: Double, _ center: Double, _ radii: SIMD2<Double>) -> Double {
  let s = min(max((center - x) / radii.x, 0), 1)
  return max(1 - s * s, 0).squareRoot()
}

/// What lies between an arc and a line upright, from which its two ends have these distances: the trapezoid under the chord, less
/// the segment between chord and arc.
@inline(__always)
private func area(
  _ t: Double, _ next: Double, _ distance: Double, _ nextDistance: Double, _ radii: SIMD2<Double>
) -> Double {
  let (rise, run) = (t - next, (distance - nextDistance) / radii.x)
  let chord = (rise * rise + run * run) / 4
  return radii.y * (rise * (distance + nextDistance) / 2 - radii.x * segment(chord))
}

/// The area between a unit circle and a chord, by the square of half the chord's length: asin u − u√(1 − u²), as a series that
/// is good to 1e-4 for a quarter of the circle, and far better for what a pixel holds of a larger one.
@inline(__always)
private func segment(_ u2: Double) -> Double {
  let series = 2.0 / 3 + u2 * (1.0 / 5 + u2 * (3.0 / 28 + u2 * (5.0 / 72 + u2 * (35.0 / 704 + u2 * (63.0 / 1664)))))
  return u2 * u2.squareRoot() * series
}
