import DisplayList
import Foundation

/// Circles whose centres and radii change evenly, seen from the first one's centre.
struct GradientCone: Sendable {
  private let firstRadius: Double
  /// By how much centre and radius change on the whole way.
  private let shift: SIMD2<Double>
  private let growth: Double
  /// The factor of the square in the equation below.
  private let square: Double
  /// How far circles count.
  private let end: Double

  /// Of a gradient of another kind, a point.
  init(_ gradient: Gradient) {
    guard case .circles(let first, let last, let goOn) = gradient.kind else {
      (firstRadius, shift, growth, square, end) = (0, .zero, 0, 0, 1)
      return
    }
    end = goOn ? .infinity : 1
    firstRadius = Double(first)
    shift = SIMD2(Double(gradient.end.x - gradient.start.x), Double(gradient.end.y - gradient.start.y))
    growth = Double(last - first)
    square = (shift * shift).sum() - growth * growth
  }

  /// The way of the last circle through a place, of those that count and have a radius; 0 where there is none, which is beyond what is filled.
  ///
  /// The distance to the centre is the radius there: |p − s·shift|² = (first + s·growth)², which is of the second degree in s.
  @inline(__always)
  func way(to place: SIMD2<Double>) -> Double {
    let half = (place * shift).sum() + firstRadius * growth
    let rest = (place * place).sum() - firstRadius * firstRadius
    // Circles that touch from inside leave the first degree alone.
    guard abs(square) > 1e-9 else { return half != 0 ? rest / (2 * half) : 0 }
    let root = max(0, half * half - square * rest).squareRoot()
    let (one, other) = ((half + root) / square, (half - root) / square)
    let last = max(one, other)
    return last <= end && firstRadius + last * growth >= 0 ? last : min(one, other)
  }
}
