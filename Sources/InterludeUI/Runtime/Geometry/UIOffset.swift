/// A way in two directions, in points.
public nonisolated struct UIOffset: Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Downwards.
  public var vertical: CGFloat

  /// An offset of zero both ways.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// A way to the right and downwards.
  public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }

  /// Zero both ways.
  public static let zero = UIOffset()
}
