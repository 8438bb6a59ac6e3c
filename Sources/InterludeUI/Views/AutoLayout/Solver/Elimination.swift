/// Gauss's elimination of required equations: each one defines a variable by others, or follows from those before it.
nonisolated struct Elimination {
  /// By variable: what it equals. A definition names no variable that was defined before it.
  private var definitions: [LinearExpression?]

  init(variableCount: Int) { definitions = Array(repeating: nil, count: variableCount) }

  /// Makes an expression zero from now on; false when it cannot be.
  mutating func require(_ expression: LinearExpression) -> Bool {
    var rest = reduce(expression)
    guard let pivot = Self.pivot(in: rest) else { return abs(rest.constant) <= LinearConstraint.tolerance }
    let coefficient = rest.remove(pivot)
    definitions[pivot] = -1 / coefficient * rest
    return true
  }

  /// The expression in terms of variables without a definition.
  mutating func reduce(_ expression: LinearExpression) -> LinearExpression {
    guard expression.terms.contains(where: { definitions[$0.variable] != nil }) else { return expression }
    var reduced = LinearExpression(constant: expression.constant)
    for term in expression.terms {
      reduced = reduced + term.coefficient * meaning(of: term.variable)
    }
    return reduced
  }

  /// The values of all variables, given those of the variables without a definition.
  mutating func complete(_ free: [Double]) -> [Double] {
    definitions.indices.map { meaning(of: $0).value(free) }
  }

  /// A reduced definition is kept, so that a long chain of them is walked once.
  private mutating func meaning(of variable: Int) -> LinearExpression {
    guard let definition = definitions[variable] else { return LinearExpression(variable: variable) }
    let reduced = reduce(definition)
    definitions[variable] = reduced
    return reduced
  }

  /// The variable with the largest coefficient, which keeps rounding small; of several the last.
  private static func pivot(in expression: LinearExpression) -> Int? {
    var best: LinearExpression.Term?
    for term in expression.terms where abs(term.coefficient) >= abs(best?.coefficient ?? 0) { best = term }
    return best?.variable
  }
}
