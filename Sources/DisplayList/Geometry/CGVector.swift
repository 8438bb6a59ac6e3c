import Foundation

/// A two-dimensional vector, in points or points per second.
public struct CGVector: Hashable, Sendable {
  /// The part along x.
  public var dx: CGFloat
  /// The part along y.
  public var dy: CGFloat

  /// A vector of its parts along x and y.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector of length 0.
  public init() { self.init(dx: 0, dy: 0) }

  /// The vector with both components zero.
  public static let zero = CGVector()
}
