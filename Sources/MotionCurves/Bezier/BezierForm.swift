import Foundation

/// The two cubics x(t) and y(t) of a Bézier curve from (0, 0) to (1, 1).
struct BezierForm {
  let x1, y1, x2, y2: Double

  /// The same curve, walked from its end: what it does near 1 this one does near 0, where a place has all its digits.
  var turned: BezierForm { BezierForm(x1: 1 - x2, y1: 1 - y2, x2: 1 - x1, y2: 1 - y1) }

  /// The parameter t in 0…1 with x(t) = `x`, for an x inside 0…1 and from a first guess, which counts if it lies there too.
  ///
  /// Halley's method inside a shrinking bracket: a step that would leave the bracket is replaced by halving it. x(t)
  /// never falls, so the bracket always holds the root, however flat the curve is there.
  func parameter(forX x: Double, from guess: Double) -> Double {
    let c = 3 * x1
    let b = 3 * (x2 - x1) - c
    let a = 1 - c - b
    var low = 0.0
    var high = 1.0
    var t = guess > 0 && guess < 1 ? guess : x
    for _ in 0..<Self.stepLimit {
      let excess = ((a * t + b) * t + c) * t - x
      if excess == 0 { return t }
      if excess < 0 { low = t } else { high = t }
      let slope = (3 * a * t + 2 * b) * t + c
      let next = t - excess * slope / (slope * slope - excess * (3 * a * t + b))
      if next > low, next < high {
        // Each step cubes the error, so a small one is the last that shows. Small is what Newton's step would have been,
        // relative to the nearer end: Halley's own is small in vain where the curve is flat.
        if abs(excess) <= Self.lastStep * slope * t * (1 - t) { return next }
        t = next
      } else {
        t = (low + high) / 2
        if t <= low || t >= high { return t }
      }
    }
    return t
  }

  /// The ordinate at parameter `t`.
  func y(at t: Double) -> Double {
    let c = 3 * y1
    let b = 3 * (y2 - y1) - c
    return (((1 - c - b) * t + b) * t + c) * t
  }

  /// dy/dx at parameter `t`. Where both derivatives vanish the next ones decide, as in l'Hôpital's rule.
  func slope(at t: Double) -> Double {
    let dx = Derivatives(x1, x2, t)
    let dy = Derivatives(y1, y2, t)
    if dx.first != 0 { return dy.first / dx.first }
    if dy.first != 0 { return dy.first > 0 ? .infinity : -.infinity }
    if dx.second != 0 { return dy.second / dx.second }
    // The second derivative at an end tells the way the first one comes from or goes to zero.
    let rising = t < 1 ? dy.second : -dy.second
    if rising != 0 { return rising > 0 ? .infinity : -.infinity }
    return dy.third / dx.third
  }

  /// The derivatives of one coordinate by t, in Bernstein form, which is exact at the ends.
  private struct Derivatives {
    let first, second, third: Double

    init(_ p1: Double, _ p2: Double, _ t: Double) {
      let s = 1 - t
      first = 3 * (s * s * p1 + 2 * s * t * (p2 - p1) + t * t * (1 - p2))
      second = 6 * (s * (p2 - 2 * p1) + t * (1 - 2 * p2 + p1))
      third = 6 * (1 + 3 * (p1 - p2))
    }
  }

  private static let stepLimit = 200
  private static let lastStep = 1e-5
}
