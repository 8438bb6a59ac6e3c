import Foundation

/// A two-dimensional vector, in points or points per second.
public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public init() { self.init(dx: 0, dy: 0) }

  /// The vector with both components zero.
  public static let zero = CGVector()
}
