/// Distances inwards from a rectangle's edges, in points; leading is left, since layout is from left to right only.
public nonisolated struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// From the top edge downwards, in points.
  public var top: CGFloat
  /// From the left edge inwards, in points.
  public var leading: CGFloat
  /// From the bottom edge upwards, in points.
  public var bottom: CGFloat
  /// From the right edge inwards, in points.
  public var trailing: CGFloat

  /// Insets of four distances, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No insets.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()

  var edgeInsets: UIEdgeInsets { UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }
}

/// One edge of a rectangle, leading being left.
public nonisolated struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge where y is least.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge at which text starts: left here.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The edge where y is greatest.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge at which text ends: right here.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
