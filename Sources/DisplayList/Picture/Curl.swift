import Foundation

/// How a flat sheet is rolled up: round a cylinder that lies on it.
///
/// Up to a line the sheet is flat. From there it goes round the cylinder, and above it back the way it came, so that its other side
/// shows. It is seen from straight above.
public struct Curl: Hashable, Sendable {
  /// Across the line, towards the part of the sheet that is lifted; a unit vector.
  public var direction: CGVector
  /// How far the line lies from the origin in that direction, in points.
  public var position: CGFloat
  /// The cylinder's, in points, above 0.
  public var radius: CGFloat

  /// A curl about a line.
  public init(direction: CGVector, position: CGFloat, radius: CGFloat) {
    (self.direction, self.position, self.radius) = (direction, position, radius)
  }
}
