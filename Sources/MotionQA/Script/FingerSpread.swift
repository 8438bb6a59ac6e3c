import InterludeUI

/// Two fingers opposite each other about a point.
public nonisolated struct FingerSpread: Hashable, Sendable {
  /// How far apart they are, in points.
  public var distance: CGFloat
  /// From side by side, in radians, clockwise.
  public var angle: CGFloat

  /// Two fingers at a distance in points, along an angle in radians.
  public init(distance: CGFloat, angle: CGFloat = 0) {
    self.distance = distance
    self.angle = angle
  }

  /// What lies between this and another, 0…1.
  func mixed(with other: FingerSpread, share: Double) -> FingerSpread {
    if share == 1 { return other }
    return FingerSpread(
      distance: distance + (other.distance - distance) * share, angle: angle + (other.angle - angle) * share)
  }

  /// What the fingers do, both at once.
  func touches(_ phase: InputEvent.Touch.Phase, about center: CGPoint) -> InputEvent.Kind {
    let (x, y) = (cos(angle) * distance / 2, sin(angle) * distance / 2)
    return .touches([
      InputEvent.Touch(1, phase, at: CGPoint(x: center.x - x, y: center.y - y)),
      InputEvent.Touch(2, phase, at: CGPoint(x: center.x + x, y: center.y + y)),
    ])
  }
}
