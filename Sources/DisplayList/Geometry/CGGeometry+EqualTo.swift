import Foundation

extension CGPoint {
  /// Whether both coordinates are exactly equal.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether both sides are exactly equal.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether the two cover the same place: a rectangle of negative size equals its standardized form.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
