import Foundation

/// A rectangle with circular corners, the shape of a layer.
public struct RoundedRect: Hashable, Sendable {
  /// The rectangle, in points.
  public var rect: CGRect
  /// In points; drawn no larger than half the shorter side.
  public var radius: CGFloat
  /// Which corners are rounded.
  public var corners: CACornerMask

  /// A rectangle with a radius at some corners; all of them unless said.
  public init(_ rect: CGRect, radius: CGFloat = 0, corners: CACornerMask? = nil) {
    self.rect = rect
    self.radius = radius
    self.corners = corners ?? .all
  }

  /// The radius as drawn: not negative, and at most half the shorter side.
  public var effectiveRadius: CGFloat {
    max(0, min(radius, min(rect.width, rect.height) / 2))
  }

  /// The shape moved inwards by a distance on all sides, its corners concentric; nil when nothing is left.
  public func inset(by distance: CGFloat) -> RoundedRect? {
    guard rect.width > 2 * distance, rect.height > 2 * distance else { return nil }
    let inner = CGRect(
      x: rect.minX + distance, y: rect.minY + distance,
      width: rect.width - 2 * distance, height: rect.height - 2 * distance)
    return RoundedRect(inner, radius: max(0, effectiveRadius - distance), corners: corners)
  }
}
