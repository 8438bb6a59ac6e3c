/// What an expression should be: zero, or on one side of it.
nonisolated struct LinearConstraint: Equatable, Sendable {
  enum Relation: Sendable {
    case lessOrEqual, equal, greaterOrEqual
  }

  var expression: LinearExpression
  var relation: Relation
  /// From 1000, which must hold, down to what matters least.
  var priority: Float = required

  static let required: Float = 1000

  var isRequired: Bool { priority >= Self.required }

  /// By how much the constraint is missed where its expression has a value; 0 where it holds.
  func violation(at value: Double) -> Double {
    switch relation {
    case .equal: abs(value)
    case .lessOrEqual: max(0, value)
    case .greaterOrEqual: max(0, -value)
    }
  }

  /// By how much an expression may miss and still count as right; what comes of arithmetic is far below it.
  static let tolerance = 1e-6
}
