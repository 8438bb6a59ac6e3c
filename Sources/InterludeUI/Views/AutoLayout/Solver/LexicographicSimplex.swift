/// Least violations, one priority after another, over variables that may have any value.
///
/// A constraint's expression is `over − under`, both at least zero; an equation pays for both, an inequality for one of them.
/// So there is always a place to begin, and required inequalities are no more than the first priority, whose price must come
/// down to nothing. Once a priority's price is least, every nonbasic column that would raise it again is closed; what the
/// columns left open can reach are exactly the solutions that are as good.
nonisolated struct LexicographicSimplex {
  private var tableau: SimplexTableau
  /// The problem's own numbers of the first columns.
  private let variables: [Int]
  /// By priority, highest first: the columns to pay for.
  private let levels: [(isRequired: Bool, priced: [Int])]

  init(_ constraints: [LinearConstraint]) {
    let variables = Set(constraints.flatMap { $0.expression.terms.map(\.variable) }).sorted()
    let local = Dictionary(uniqueKeysWithValues: variables.enumerated().map { ($1, $0) })
    var tableau = SimplexTableau(freeCount: variables.count, rowCount: constraints.count)
    var priced: [(priority: Float, columns: [Int])] = []
    for (row, constraint) in constraints.enumerated() {
      let terms = constraint.expression.terms.map { (column: local[$0.variable] ?? 0, coefficient: $0.coefficient) }
      let errors = tableau.addRow(terms, constant: constraint.expression.constant, at: row)
      let columns =
        switch constraint.relation {
        case .equal: [errors.over, errors.under]
        case .lessOrEqual: [errors.over]
        case .greaterOrEqual: [errors.under]
        }
      priced.append((min(constraint.priority, LinearConstraint.required), columns))
    }
    self.tableau = tableau
    self.variables = variables
    levels = Set(priced.map(\.priority)).sorted(by: >).map { priority in
      (priority == LinearConstraint.required, priced.filter { $0.priority == priority }.flatMap(\.columns))
    }
  }

  /// False when what is required cannot be.
  mutating func solve() -> Bool {
    for level in levels {
      let price = tableau.minimize(level.priced)
      if level.isRequired, price > LinearConstraint.tolerance { return false }
    }
    return true
  }

  /// Enters the values that were found, by the problem's own numbers.
  func write(to values: inout [Double]) {
    for (variable, value) in zip(variables, tableau.freeValues) { values[variable] = value }
  }
}
