/// Finds values for variables that satisfy linear constraints as well as their priorities ask.
///
/// Required constraints hold. Of all values for which they do, those with the least total violation at the highest other
/// priority are kept, of these the ones with the least at the next, and so on: priorities are lexicographic, so that no number
/// of weaker constraints outweighs a stronger one. It is Cassowary's hierarchy (Badros, Borning, Stuckey 2001) solved
/// afresh each time: required equations are eliminated, and what remains falls into parts without a common variable, each of
/// which goes through a simplex of its own. Where constraints leave a choice, the same system always gets the same values.
nonisolated enum LinearSolver {
  /// Values that satisfy what is required; nil when none do.
  static func values(satisfying constraints: [LinearConstraint], variableCount: Int) -> [Double]? {
    var elimination = Elimination(variableCount: variableCount)
    for constraint in constraints where constraint.isRequired && constraint.relation == .equal {
      guard elimination.require(constraint.expression) else { return nil }
    }
    var remaining: [LinearConstraint] = []
    for var constraint in constraints where !constraint.isRequired || constraint.relation != .equal {
      constraint.expression = elimination.reduce(constraint.expression)
      if !constraint.expression.isConstant {
        remaining.append(constraint)
      } else if constraint.isRequired {
        let miss = constraint.violation(at: constraint.expression.constant)
        guard miss <= LinearConstraint.tolerance else { return nil }
      }
    }
    var free = [Double](repeating: 0, count: variableCount)
    for part in IndependentParts.of(remaining, variableCount: variableCount) {
      var simplex = LexicographicSimplex(part)
      guard simplex.solve() else { return nil }
      simplex.write(to: &free)
    }
    return elimination.complete(free)
  }
}
