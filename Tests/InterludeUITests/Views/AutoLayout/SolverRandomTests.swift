import InterludeTestSupport
import InterludeUITestSupport
import Testing

@testable import InterludeUI

/// Random systems: whether what is required holds, and whether what is wished for is missed by no more than at the best of all
/// the points where it could be missed by the least.
@Suite struct SolverRandomTests {
  private struct Dice {
    var generator: SplitMix64

    mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    /// A sum of some variables with small whole coefficients.
    mutating func expression(of variables: Int, terms: Int) -> LinearExpression {
      var sum = LinearExpression(constant: Double(roll(-20...20)))
      for _ in 0..<terms {
        let coefficient = [-2.0, -1, 1, 1, 3][roll(0...4)]
        sum = sum + coefficient * LinearExpression(variable: roll(0...variables - 1))
      }
      return sum
    }

    mutating func relation() -> LinearConstraint.Relation {
      [LinearConstraint.Relation.lessOrEqual, .equal, .greaterOrEqual][roll(0...2)]
    }
  }

  @Test(arguments: 1...60) func satisfiableSystemsAreSatisfied(seed: Int) {
    var dice = Dice(generator: SplitMix64(seed: UInt64(seed)))
    let count = dice.roll(3...40)
    let point = (0..<count).map { _ in Double(dice.roll(-100...100)) }
    var constraints: [LinearConstraint] = []
    for _ in 0..<dice.roll(1...3 * count) {
      var constraint = LinearConstraint(
        expression: dice.expression(of: count, terms: dice.roll(1...4)), relation: dice.relation())
      let value = constraint.expression.value(point)
      let slack = constraint.relation == .equal ? 0 : Double(dice.roll(0...30))
      constraint.expression.constant -= value - (constraint.relation == .greaterOrEqual ? slack : -slack)
      constraints.append(constraint)
    }
    let required = constraints
    for _ in 0..<dice.roll(0...2 * count) {
      constraints.append(
        LinearConstraint(
          expression: dice.expression(of: count, terms: dice.roll(1...3)), relation: dice.relation(),
          priority: [50, 250, 750, 999][dice.roll(0...3)]))
    }
    let solution = LinearSolver.solve(constraints, variableCount: count)
    #expect(solution.broken.isEmpty, "seed \(seed)")
    for constraint in required {
      #expect(constraint.violation(at: constraint.expression.value(solution.values)) < 1e-6, "seed \(seed)")
    }
    #expect(solution == LinearSolver.solve(constraints, variableCount: count), "seed \(seed)")
  }

  /// The best point is where as many constraints' borders meet as there are variables: all of them are tried.
  @Test(arguments: 1...200) func prioritiesAreServedAsWellAsByTryingAllCorners(seed: Int) throws {
    var dice = Dice(generator: SplitMix64(seed: UInt64(seed)))
    let count = dice.roll(2...3)
    var constraints: [LinearConstraint] = []
    // With these the borders meet somewhere; the rest is at random.
    for variable in 0..<count {
      let side = LinearExpression(variable: variable) + Double(dice.roll(-30...30))
      constraints.append(LinearConstraint(expression: side, relation: .equal, priority: 1))
    }
    for _ in 0..<dice.roll(2...7) {
      constraints.append(
        LinearConstraint(
          expression: dice.expression(of: count, terms: dice.roll(1...count)), relation: dice.relation(),
          priority: [1, 250, 750, 1000][dice.roll(0...3)]))
    }
    let best = bestCorner(constraints, variables: count)
    let solution = LinearSolver.solve(constraints, variableCount: count)
    guard let best else {
      #expect(!solution.broken.isEmpty, "seed \(seed)")
      return
    }
    #expect(solution.broken.isEmpty, "seed \(seed)")
    let misses = misses(constraints, solution.values)
    #expect(zip(misses, best).allSatisfy { abs($0 - $1) < 1e-6 }, "seed \(seed): \(misses) instead of \(best)")
  }

  /// What broke in a system without a solution could not have held; what did not break holds.
  @Test(arguments: 1...60) func onlyWhatCannotHoldBreaks(seed: Int) {
    var dice = Dice(generator: SplitMix64(seed: UInt64(seed)))
    let count = dice.roll(2...6)
    let constraints = (0..<dice.roll(4...20)).map { _ in
      LinearConstraint(expression: dice.expression(of: count, terms: dice.roll(1...3)), relation: dice.relation())
    }
    let solution = LinearSolver.solve(constraints, variableCount: count)
    var standing: [LinearConstraint] = []
    for (index, constraint) in constraints.enumerated() {
      let holds = LinearSolver.values(satisfying: standing + [constraint], variableCount: count) != nil
      #expect(holds != solution.broken.contains(index), "seed \(seed), \(index)")
      if holds { standing.append(constraint) }
    }
    for constraint in standing {
      #expect(constraint.violation(at: constraint.expression.value(solution.values)) < 1e-6, "seed \(seed)")
    }
  }

  // MARK: The slow reference

  /// The total misses by priority, from the highest down, required ones apart.
  private func misses(_ constraints: [LinearConstraint], _ values: [Double]) -> [Double] {
    [750, 250, 1].map { priority in
      constraints.filter { $0.priority == priority }
        .reduce(0) { $0 + $1.violation(at: $1.expression.value(values)) }
    }
  }

  private func bestCorner(_ constraints: [LinearConstraint], variables: Int) -> [Double]? {
    var best: [Double]?
    for corner in corners(constraints.map(\.expression), variables: variables) {
      let holds = constraints.allSatisfy {
        !$0.isRequired || $0.violation(at: $0.expression.value(corner)) < 1e-7
      }
      guard holds else { continue }
      let misses = misses(constraints, corner)
      if best.map({ isLess(misses, $0) }) ?? true { best = misses }
    }
    return best
  }

  private func isLess(_ a: [Double], _ b: [Double]) -> Bool {
    for (a, b) in zip(a, b) where abs(a - b) > 1e-7 { return a < b }
    return false
  }

  private func corners(_ borders: [LinearExpression], variables: Int) -> [[Double]] {
    var corners: [[Double]] = []
    for i in borders.indices {
      for j in borders.indices where j > i {
        if variables == 2 {
          corners += [cramer([borders[i], borders[j]])].compactMap(\.self)
        } else {
          corners += borders.indices.filter { $0 > j }.compactMap { cramer([borders[i], borders[j], borders[$0]]) }
        }
      }
    }
    return corners
  }

  /// Where borders meet, by Cramer's rule.
  private func cramer(_ borders: [LinearExpression]) -> [Double]? {
    let matrix = borders.map { border in
      borders.indices.map { variable in border.terms.first { $0.variable == variable }?.coefficient ?? 0 }
    }
    let whole = determinant(matrix)
    guard abs(whole) > 1e-9 else { return nil }
    return borders.indices.map { variable in
      var replaced = matrix
      for row in borders.indices { replaced[row][variable] = -borders[row].constant }
      return determinant(replaced) / whole
    }
  }

  private func determinant(_ m: [[Double]]) -> Double {
    if m.count == 2 { return m[0][0] * m[1][1] - m[0][1] * m[1][0] }
    return m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1]) - m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0])
      + m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0])
  }
}
