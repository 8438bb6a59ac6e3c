extension LinearSolver {
  nonisolated struct Solution: Equatable, Sendable {
    var values: [Double]
    /// The required constraints that cannot hold together with those before them, by their places.
    var broken: [Int]
  }

  /// The values of a system of which the first constraints come first: a required one that contradicts those before it gives
  /// way, as if it were not there.
  static func solve(_ constraints: [LinearConstraint], variableCount: Int) -> Solution {
    if let values = values(satisfying: constraints, variableCount: variableCount) {
      return Solution(values: values, broken: [])
    }
    var broken: [Int] = []
    var standing = constraints.indices.filter { constraints[$0].isRequired }
    while let place = firstContradiction(in: standing, of: constraints, after: [], variableCount: variableCount) {
      broken.append(standing.remove(at: place))
    }
    let rest = constraints.indices.filter { !broken.contains($0) }.map { constraints[$0] }
    let values = values(satisfying: rest, variableCount: variableCount)
    return Solution(values: values ?? Array(repeating: 0, count: variableCount), broken: broken)
  }

  /// The constraints before a broken one that it contradicts: without any one of them it could hold.
  static func opponents(
    of broken: Int, among constraints: [LinearConstraint], without others: [Int], variableCount: Int
  ) -> [Int] {
    var candidates = (0..<broken).filter { constraints[$0].isRequired && !others.contains($0) }
    var core = [broken]
    while let place = firstContradiction(in: candidates, of: constraints, after: core, variableCount: variableCount) {
      core.append(candidates[place])
      candidates.removeSubrange(place...)
    }
    return core.dropFirst().sorted()
  }

  /// The place of the first of some constraints that cannot hold with those before it, and others; nil when all can, or when
  /// the others cannot hold by themselves.
  private static func firstContradiction(
    in candidates: [Int], of constraints: [LinearConstraint], after others: [Int], variableCount: Int
  ) -> Int? {
    func canHold(_ count: Int) -> Bool {
      let chosen = (others + candidates.prefix(count)).map { constraints[$0] }
      return values(satisfying: chosen, variableCount: variableCount) != nil
    }
    guard canHold(0), !canHold(candidates.count) else { return nil }
    // The more constraints, the less can hold: the border is found by halving.
    var (possible, impossible) = (0, candidates.count)
    while impossible - possible > 1 {
      let middle = (possible + impossible) / 2
      if canHold(middle) { possible = middle } else { impossible = middle }
    }
    return possible
  }
}
