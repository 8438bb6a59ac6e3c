import Testing

@testable import InterludeUI

/// Small systems, against solutions worked out by hand.
@Suite struct SolverTests {
  private let x = LinearExpression(variable: 0)
  private let y = LinearExpression(variable: 1)
  private let z = LinearExpression(variable: 2)

  private func equal(_ a: LinearExpression, _ b: Double, _ priority: Float = 1000) -> LinearConstraint {
    LinearConstraint(expression: a + -b, relation: .equal, priority: priority)
  }

  private func atLeast(_ a: LinearExpression, _ b: Double, _ priority: Float = 1000) -> LinearConstraint {
    LinearConstraint(expression: a + -b, relation: .greaterOrEqual, priority: priority)
  }

  private func atMost(_ a: LinearExpression, _ b: Double, _ priority: Float = 1000) -> LinearConstraint {
    LinearConstraint(expression: a + -b, relation: .lessOrEqual, priority: priority)
  }

  private func solve(_ constraints: LinearConstraint...) -> [Double] {
    LinearSolver.solve(constraints, variableCount: 3).values
  }

  @Test func equationsAreSolved() {
    // x + y = 10, x − y = 4, z = 2y.
    #expect(solve(equal(x + y, 10), equal(x - y, 4), equal(z - 2 * y, 0)) == [7, 3, 6])
  }

  @Test func whatIsSaidTwiceIsNoContradiction() {
    let solution = LinearSolver.solve([equal(x + y, 10), equal(2 * x + 2 * y, 20), equal(x, 1)], variableCount: 3)
    #expect(solution == LinearSolver.Solution(values: [1, 9, 0], broken: []))
  }

  @Test func aVariableWithoutConstraintsIsZero() {
    #expect(solve(equal(y, 5)) == [0, 5, 0])
  }

  @Test func variablesMayBeNegative() {
    #expect(
      solve(equal(x, -20), atMost(y, -3), equal(y, 7, 10), atLeast(z, -8, 20), equal(z, -100, 10)) == [-20, -3, -8])
  }

  @Test func inequalitiesHoldAndWishesComeAsNearAsTheyMay() {
    #expect(solve(atLeast(x, 10), equal(x, 0, 500), atMost(y, 5), equal(y, 50, 1), equal(z, 3, 1)) == [10, 5, 3])
  }

  @Test func aStrongerWishWinsHoweverManyWeakerOnesThereAre() {
    var constraints = [equal(x, 1, 251)]
    constraints += (0..<100).map { _ in equal(x, 1000, 250) }
    #expect(LinearSolver.solve(constraints, variableCount: 1).values == [1])
  }

  @Test func weakerWishesDecideWhatStrongerOnesLeaveOpen() {
    // x + y = 100 at most costs nothing anywhere on the line; then x wants 30 more than y wants 10.
    #expect(solve(equal(x + y, 100, 900), equal(x, 30, 700), equal(y, 10, 600)) == [30, 70, 0])
    #expect(solve(equal(x + y, 100, 900), equal(x, 30, 600), equal(y, 10, 700)) == [90, 10, 0])
  }

  @Test func aWishThatCannotBeFulfilledIsMissedByTheLeast() {
    // Two of three say 4, at one priority.
    #expect(solve(equal(x, 4, 300), equal(x, 4, 300), equal(x, 9, 300))[0] == 4)
  }

  @Test func contentHuggingAndResistanceMeetInARow() {
    // Widths x and y fill 100; content is 30 and 40; y hugs less, so it takes what is left.
    let fill = equal(x + y, 100)
    let content = [atMost(x, 30, 251), atLeast(x, 30, 750), atMost(y, 40, 250), atLeast(y, 40, 750)]
    #expect(LinearSolver.solve([fill] + content, variableCount: 2).values == [30, 70])
    // Content is 80 and 60; x resists more, so y gives way.
    let large = [atMost(x, 80, 250), atLeast(x, 80, 751), atMost(y, 60, 250), atLeast(y, 60, 750)]
    #expect(LinearSolver.solve([fill] + large, variableCount: 2).values == [80, 20])
  }

  @Test func ofContradictingEquationsTheLastGivesWay() {
    let constraints = [equal(x, 1), equal(y, 9), equal(x, 2), equal(z, 3)]
    #expect(LinearSolver.solve(constraints, variableCount: 3) == .init(values: [1, 9, 3], broken: [2]))
    #expect(LinearSolver.opponents(of: 2, among: constraints, without: [2], variableCount: 3) == [0])
  }

  @Test func aContradictionThroughOthersIsFoundAndOnlyThoseAreNamed() {
    let constraints = [
      atLeast(x, 10), equal(z, 1), equal(y - x, 0), atMost(z, 4), atMost(y, 5), equal(z, 2), atMost(x, 50),
    ]
    let solution = LinearSolver.solve(constraints, variableCount: 3)
    #expect(solution.broken == [4, 5])
    #expect(solution.values == [10, 10, 1])
    #expect(LinearSolver.opponents(of: 4, among: constraints, without: [4, 5], variableCount: 3) == [0, 2])
    #expect(LinearSolver.opponents(of: 5, among: constraints, without: [4, 5], variableCount: 3) == [1])
  }

  @Test func aConstraintThatContradictsItselfHasNoOpponents() {
    let constraints = [equal(x, 1), equal(LinearExpression(constant: 3), 0)]
    #expect(LinearSolver.solve(constraints, variableCount: 1) == .init(values: [1], broken: [1]))
    #expect(LinearSolver.opponents(of: 1, among: constraints, without: [1], variableCount: 1) == [])
  }
}
