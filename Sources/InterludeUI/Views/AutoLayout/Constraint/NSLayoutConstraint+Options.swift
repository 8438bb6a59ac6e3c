extension NSLayoutConstraint {
  public nonisolated enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// How the two sides of a constraint compare.
  public nonisolated enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// What of a view or guide a constraint is about; leading is left, since layout is from left to right only.
  public nonisolated enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
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

  /// Whether it is one of the four sides, or of the four margins.
  var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}
