import Foundation

extension PathSegment {
  /// The direction of travel at a parameter in 0…1, as an angle in radians from x towards y; nil for a mere point.
  ///
  /// Where the curve stands still for an instant, it is the direction in which it leaves, at its end the one in which it
  /// arrives: that of the first derivative that is not zero.
  public func direction(at t: Double) -> CGFloat? {
    let arriving: CGFloat = t >= 1 ? -1 : 1
    let second = CGVector(
      dx: arriving * ((1 - t) * bend(\.x).first + t * bend(\.x).last),
      dy: arriving * ((1 - t) * bend(\.y).first + t * bend(\.y).last))
    let third = CGVector(dx: bend(\.x).last - bend(\.x).first, dy: bend(\.y).last - bend(\.y).first)
    let leading = [velocity(at: t), second, third].first { $0.dx != 0 || $0.dy != 0 }
    return leading.map { atan2($0.dy, $0.dx) }
  }

  /// A sixth of the second derivative of a coordinate at both ends.
  private func bend(_ axis: (CGPoint) -> CGFloat) -> (first: CGFloat, last: CGFloat) {
    (axis(control2) - 2 * axis(control1) + axis(start), axis(end) - 2 * axis(control2) + axis(control1))
  }
}
