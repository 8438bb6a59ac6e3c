extension NSLayoutConstraint {
  /// Along which direction something is laid out. The raw values are UIKit's.
  public nonisolated enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// How the two sides of a constraint compare.
  public nonisolated enum Relation: Int, Sendable {
    /// The first item's side is at most the other one.
    case lessThanOrEqual = -1
    /// The two sides are equal.
    case equal = 0
    /// The first item's side is at least the other one.
    case greaterThanOrEqual = 1
  }

  /// What of a view or guide a constraint is about; leading is left, unless the view that holds the constraint is turned round.
  public nonisolated enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge at which text starts: left here.
    case leading
    /// The edge at which text ends: right here.
    case trailing
    /// The width, in points.
    case width
    /// The height, in points.
    case height
    /// The vertical line through the middle.
    case centerX
    /// The horizontal line through the middle.
    case centerY
    /// The baseline of the last line of text; the bottom edge of a view without text.
    case lastBaseline
    /// The baseline of the first line of text; the top edge of a view without text.
    case firstBaseline
    /// The left edge, inset by the layout margin.
    case leftMargin
    /// The right edge, inset by the layout margin.
    case rightMargin
    /// The top edge, inset by the layout margin.
    case topMargin
    /// The bottom edge, inset by the layout margin.
    case bottomMargin
    /// The leading edge, inset by the layout margin.
    case leadingMargin
    /// The trailing edge, inset by the layout margin.
    case trailingMargin
    /// The vertical line through the middle of what the layout margins leave.
    case centerXWithinMargins
    /// The horizontal line through the middle of what the layout margins leave.
    case centerYWithinMargins
    /// Of a constraint that has no second item.
    case notAnAttribute = 0
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  /// What kinds of attributes can be compared with each other.
  enum Kind: Sendable {
    case x, y, size, none
  }

  var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: .x
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins: .x
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline: .y
    case .topMargin, .bottomMargin, .centerYWithinMargins: .y
    case .width, .height: .size
    case .notAnAttribute: .none
    }
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  var isWithinMargins: Bool { rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue }

  /// Whether it is an edge of which the direction of text does not say where it is.
  var isLeftOrRight: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }

  /// Whether it is an edge of which the direction of text says where it is.
  var isLeadingOrTrailing: Bool { [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self) }

  /// Whether it is one of the four sides, or of the four margins.
  var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}
