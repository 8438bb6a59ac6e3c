/// Distances inwards from a rectangle's four edges, in points.
public nonisolated struct UIEdgeInsets: Hashable, Sendable {
  /// From the top edge downwards, in points.
  public var top: CGFloat
  /// From the left edge inwards, in points.
  public var left: CGFloat
  /// From the bottom edge upwards, in points.
  public var bottom: CGFloat
  /// From the right edge inwards, in points.
  public var right: CGFloat

  /// Insets of four distances, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// No insets.
  public static let zero = UIEdgeInsets()
}

nonisolated extension UIEdgeInsets {
  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}

nonisolated extension CGRect {
  /// The rectangle with its edges moved inwards.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}
