import Foundation

/// One piece of a path as a cubic Bézier curve; straight lines and quadratic curves are exact special cases of it.
public struct PathSegment: Hashable, Sendable {
  /// Where it begins.
  public let start: CGPoint
  /// The control point of its beginning.
  public let control1: CGPoint
  /// The control point of its end.
  public let control2: CGPoint
  /// Where it ends.
  public let end: CGPoint

  /// A cubic Bézier curve of its four points.
  public init(from start: CGPoint, control1: CGPoint, control2: CGPoint, to end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// A straight line, at an even speed: its controls are at thirds.
  public init(from start: CGPoint, to end: CGPoint) {
    self.init(
      from: start, control1: start.toward(end, by: 1.0 / 3), control2: end.toward(start, by: 1.0 / 3), to: end)
  }

  /// A quadratic curve: the cubic's controls lie two thirds of the way to its one control.
  public init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
    self.init(
      from: start, control1: start.toward(control, by: 2.0 / 3), control2: end.toward(control, by: 2.0 / 3), to: end)
  }

  /// The point at a parameter, clamped to 0…1; the ends exactly.
  public func point(at t: Double) -> CGPoint {
    if t <= 0 { return start }
    if t >= 1 { return end }
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// The derivative by the parameter.
  public func velocity(at t: Double) -> CGVector {
    let s = 1 - t
    let (a, b, c) = (3 * s * s, 6 * s * t, 3 * t * t)
    return CGVector(
      dx: a * (control1.x - start.x) + b * (control2.x - control1.x) + c * (end.x - control2.x),
      dy: a * (control1.y - start.y) + b * (control2.y - control1.y) + c * (end.y - control2.y))
  }

  /// The parameters strictly inside 0…1, ascending, at which a coordinate turns round.
  func turns(of axis: (CGPoint) -> CGFloat) -> [Double] {
    // The derivative over 3, by powers: c + b·t + a·t².
    let c = axis(control1) - axis(start)
    let b = 2 * (axis(control2) - 2 * axis(control1) + axis(start))
    let a = axis(end) - 3 * axis(control2) + 3 * axis(control1) - axis(start)
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // The form that does not cancel, and that a vanishing `a` does not break.
    let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    return [q / a, c / q].filter { $0 > 0 && $0 < 1 }.sorted()
  }
}

extension CGPoint {
  fileprivate func toward(_ other: CGPoint, by fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}
