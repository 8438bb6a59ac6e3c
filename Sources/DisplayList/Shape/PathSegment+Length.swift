import Foundation

/// Arc length, by adaptive Gauss–Legendre quadrature: halves are halved again until five points agree with twice five
/// to 1e-12 of the control polygon's length.
extension PathSegment {
  /// The length from the start to a parameter in 0…1.
  public func length(to t: Double = 1) -> Double {
    let tolerance = 1e-12 * controlLength
    return tolerance > 0 ? length(0, t, within: tolerance, depth: 0) : 0
  }

  /// The parameter at which a length from the start is reached; 0 and 1 beyond the ends.
  ///
  /// By Newton's method, which the speed as the derivative makes fast, kept between bounds by bisection.
  public func parameter(atLength target: Double) -> Double {
    let total = length()
    guard target > 0 else { return 0 }
    guard target < total else { return 1 }
    var (low, high, t) = (0.0, 1.0, target / total)
    while high - low > 1e-15 {
      let excess = length(to: t) - target
      if abs(excess) <= 1e-12 * total { break }
      if excess < 0 { low = t } else { high = t }
      let newton = t - excess / speed(at: t)
      t = newton > low && newton < high ? newton : (low + high) / 2
    }
    return t
  }

  private func speed(at t: Double) -> Double {
    let v = velocity(at: t)
    return (v.dx * v.dx + v.dy * v.dy).squareRoot()
  }

  private var controlLength: Double {
    let points = [start, control1, control2, end]
    return zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }

  private func length(_ a: Double, _ b: Double, within tolerance: Double, depth: Int) -> Double {
    let middle = (a + b) / 2
    let (whole, halves) = (fivePoint(a, b), fivePoint(a, middle) + fivePoint(middle, b))
    // Of points so far apart that their squares are no numbers, no half is any better.
    guard abs(whole - halves) > tolerance, depth < 48 else { return halves }
    return length(a, middle, within: tolerance, depth: depth + 1)
      + length(middle, b, within: tolerance, depth: depth + 1)
  }

  /// The five-point Gauss–Legendre rule, exact for polynomials up to degree 9.
  private func fivePoint(_ a: Double, _ b: Double) -> Double {
    let (center, half) = ((a + b) / 2, (b - a) / 2)
    func pair(_ node: Double) -> Double { speed(at: center - half * node) + speed(at: center + half * node) }
    let root = 2 * (10.0 / 7).squareRoot()
    let inner = (322 + 13 * 70.0.squareRoot()) / 900 * pair((5 - root).squareRoot() / 3)
    let outer = (322 - 13 * 70.0.squareRoot()) / 900 * pair((5 + root).squareRoot() / 3)
    return half * (128.0 / 225 * speed(at: center) + inner + outer)
  }
}
