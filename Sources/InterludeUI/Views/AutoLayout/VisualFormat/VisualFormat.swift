/// A line of the visual format language, such as `H:|-[icon(24)]-8-[title]-|`, as its grammar reads it.
nonisolated struct VisualFormat: Equatable, Sendable {
  enum Relation: String, CaseIterable, Sendable {
    case equal = "=="
    case atLeast = ">="
    case atMost = "<="
  }

  /// A number, or the name of a metric or of a view.
  enum Value: Equatable, Sendable {
    case number(Double)
    case name(String)
  }

  struct Predicate: Equatable, Sendable {
    var relation: Relation
    var value: Value
    var priority: Value?
  }

  /// Between two elements: touching, the standard distance, or distances.
  enum Connection: Equatable, Sendable {
    case flush
    case standard
    case predicates([Predicate])
  }

  enum Element: Equatable, Sendable {
    case superview
    case view(name: String, predicates: [Predicate])
  }

  var isVertical = false
  var elements: [Element] = []
  /// One fewer than the elements.
  var connections: [Connection] = []
}

/// Why a line cannot be read, and at which character.
nonisolated struct VisualFormatError: Error, Equatable {
  var expected: String
  var offset: Int
}
