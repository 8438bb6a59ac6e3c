/// Sorts constraints into groups that have no variable in common, in the order of their first constraints.
nonisolated enum IndependentParts {
  static func of(_ constraints: [LinearConstraint], variableCount: Int) -> [[LinearConstraint]] {
    var leaders = Array(0..<variableCount)
    func leader(of variable: Int) -> Int {
      var variable = variable
      while leaders[variable] != variable {
        leaders[variable] = leaders[leaders[variable]]
        variable = leaders[variable]
      }
      return variable
    }
    for constraint in constraints {
      guard let first = constraint.expression.terms.first else { continue }
      let target = leader(of: first.variable)
      for term in constraint.expression.terms.dropFirst() { leaders[leader(of: term.variable)] = target }
    }
    var parts: [[LinearConstraint]] = []
    var partOfLeader = [Int?](repeating: nil, count: variableCount)
    for constraint in constraints {
      guard let first = constraint.expression.terms.first else { continue }
      let leader = leader(of: first.variable)
      if let part = partOfLeader[leader] {
        parts[part].append(constraint)
      } else {
        partOfLeader[leader] = parts.count
        parts.append([constraint])
      }
    }
    return parts
  }
}
