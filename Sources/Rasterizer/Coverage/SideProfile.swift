import DisplayList
import Foundation

/// How much of each pixel of a row lies left of a rounded box: in closed form, exact but for rounding.
///
/// Columns before the first are wholly left of it, those behind the last not at all. The right side is the left one of the box
/// seen in a mirror.
struct SideProfile: ~Copyable {
  /// The columns that the side runs through.
  private(set) var columns = 0..<0
  /// For each of them what is left of the side, in pixels.
  private var cuts: UnsafeMutableBufferPointer<Double>

  init() {
    cuts = .allocate(capacity: 256)
    cuts.initialize(repeating: 0)
  }

  deinit { cuts.deallocate() }

  subscript(column: Int) -> Double { cuts[column &- columns.lowerBound] }

  /// The side between two heights inside the box.
  ///
  /// - Parameters:
  ///   - edge: Where the side is, apart from its corners.
  ///   - radii: Of the corners.
  ///   - top: The height at which the upper corner ends; nil where that is none.
  ///   - bottom: The height at which the lower corner begins; nil where that is none.
  ///   - limit: The columns that are looked at.
  mutating func find(
    from y0: Double, to y1: Double, edge: Double, radii: SIMD2<Double>, top: Double?, bottom: Double?, limit: Range<Int>
  ) {
    let arc = Arc(center: edge + radii.x, radii: radii)
    let upper = top.map { min(max($0, y0), y1) } ?? y0
    let lower = bottom.map { max(min($0, y1), upper) } ?? y1
    var farthest = edge
    if let top, upper > y0 { farthest = max(farthest, arc.x(at: min((top - y0) / radii.y, 1))) }
    if let bottom, lower < y1 { farthest = max(farthest, arc.x(at: min((y1 - bottom) / radii.y, 1))) }
    begin(from: edge, to: farthest, limit)
    if let top, upper > y0 { addArc(arc, from: (top - upper) / radii.y, to: min((top - y0) / radii.y, 1)) }
    if lower > upper { addStraight(edge, lower - upper) }
    if let bottom, lower < y1 { addArc(arc, from: (lower - bottom) / radii.y, to: min((y1 - bottom) / radii.y, 1)) }
  }

  private mutating func begin(from low: Double, to high: Double, _ limit: Range<Int>) {
    let first = min(max(low.rounded(.down), Double(limit.lowerBound)), Double(limit.upperBound))
    let end = min(max(high.rounded(.up), first), Double(limit.upperBound))
    columns = Int(first)..<Int(end)
    if cuts.count < columns.count {
      cuts.deallocate()
      cuts = .allocate(capacity: 2 * columns.count)
      cuts.initialize(repeating: 0)
    }
    cuts[..<columns.count].update(repeating: 0)
  }

  private mutating func addStraight(_ x: Double, _ height: Double) {
    let reach = min(x, Double(columns.upperBound))
    let last = Int(reach.rounded(.down))
    for column in columns where column <= last {
      cuts[column &- columns.lowerBound] += height * min(reach - Double(column), 1)
    }
  }

  /// Adds an arc between two heights over its centre, in radii: 0 is where it meets the straight side.
  private mutating func addArc(_ arc: Arc, from t0: Double, to t1: Double) {
    guard t0 < t1 else { return }
    var (t, x) = (t1, arc.x(at: t1))
    var passed = 0.0
    let end = Double(columns.upperBound)
    if x > end {
      let place = max(arc.height(at: end), t0)
      passed = (t - place) * arc.radii.y
      (t, x) = (place, min(end, x))
    }
    var column = columns.upperBound - 1
    while column >= columns.lowerBound {
      let border = Double(column)
      if x > border, t > t0 {
        let next = max(arc.height(at: border), t0)
        let nextX = next == t0 ? arc.x(at: t0) : border
        cuts[column &- columns.lowerBound] += passed + arc.area(t, next, x - border, nextX - border)
        passed += (t - next) * arc.radii.y
        (t, x) = (next, nextX)
      } else {
        cuts[column &- columns.lowerBound] += passed
      }
      column &-= 1
    }
  }
}

/// A quarter of an ellipse, bulging to the left.
private struct Arc {
  let center: Double
  let radii: SIMD2<Double>

  /// Where it is at a height over its centre, in radii.
  func x(at t: Double) -> Double { center - radii.x * max(1 - t * t, 0).squareRoot() }

  /// The height over its centre, in radii, at which it is at a place; its top beyond its centre.
  func height(at x: Double) -> Double {
    let s = min(max((center - x) / radii.x, 0), 1)
    return max(1 - s * s, 0).squareRoot()
  }

  /// What lies between it and a line upright, from which its two ends have these distances: the trapezoid under the chord, less
  /// the segment between chord and arc.
  func area(_ t: Double, _ next: Double, _ distance: Double, _ nextDistance: Double) -> Double {
    let (rise, run) = (t - next, (distance - nextDistance) / radii.x)
    let chord = (rise * rise + run * run) / 4
    return radii.y * (rise * (distance + nextDistance) / 2 - radii.x * Arc.segment(chord))
  }

  /// The area between a unit circle and a chord, by the square of half the chord's length: asin u − u√(1 − u²), as a series that
  /// is good to 1e-4 for a quarter of the circle, and far better for what a pixel holds of a larger one.
  private static func segment(_ u2: Double) -> Double {
    let series = 2.0 / 3 + u2 * (1.0 / 5 + u2 * (3.0 / 28 + u2 * (5.0 / 72 + u2 * (35.0 / 704 + u2 * (63.0 / 1664)))))
    return u2 * u2.squareRoot() * series
  }
}
