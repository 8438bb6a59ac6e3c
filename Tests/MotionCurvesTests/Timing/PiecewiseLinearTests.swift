import Testing

import MotionCurves

/// A piecewise linear function is that of CSS linear().
@Suite struct PiecewiseLinearTests {
  @Test func outputsAloneAreSpacedEvenly() {
    let function = PiecewiseLinear(outputs: [0, 0.8, 1])
    #expect(function.points.map(\.input) == [0, 0.5, 1])
    #expect(isClose(function.value(at: 0.25), 0.4, within: 1e-15))
    #expect(isClose(function.value(at: 0.75), 0.9, within: 1e-15))
    #expect(function.value(at: 0) == 0 && function.value(at: 0.5) == 0.8 && function.value(at: 1) == 1)
    #expect(isClose(function.slope(at: 0.5), 0.4, within: 1e-15) && isClose(function.slope(at: 1), 0.4, within: 1e-15))
  }

  @Test func missingInputsAreFilledInBetweenTheirNeighbours() {
    let function = PiecewiseLinear([(0, nil), (0.1, nil), (0.2, nil), (0.3, 0.6), (0.5, nil), (1, nil)])
    #expect(function.points.count == 6)
    for (input, expected) in zip(function.points.map(\.input), [0, 0.2, 0.4, 0.6, 0.8, 1]) {
      #expect(isClose(input, expected, within: 1e-15))
    }
  }

  @Test func equalInputsAreAJumpToTheLater() {
    let function = PiecewiseLinear([(0, 0), (0.2, 0.5), (0.7, 0.5), (1, 1)])
    #expect(function.value(at: 0.5) == 0.7)
    #expect(isClose(function.value(at: 0.5.nextDown), 0.2, within: 1e-12))
  }

  @Test func anInputThatGoesBackIsRaisedAndNamed() {
    let function = PiecewiseLinear([(0, 0), (0.4, 0.6), (0.6, 0.3), (1, 1)])
    #expect(function.points.map(\.input) == [0, 0.6, 0.6, 1])
    #expect(function.issues.first?.description == "PiecewiseLinear: input 0.3 is below 0.6 before it and is raised.")
  }

  @Test func theOuterLinesGoOnWhereNoPointIs() {
    let function = PiecewiseLinear([(0, 0.25), (1, 0.75)])
    #expect(function.value(at: 0) == -0.5 && function.value(at: 1) == 1.5)
    let jumps = PiecewiseLinear([(3, 0.5), (4, 0.5)])
    #expect(jumps.value(at: 0.4) == 3 && jumps.value(at: 0.5) == 4 && jumps.value(at: 0.6) == 4)
    #expect(jumps.slope(at: 0.6) == 0)
  }

  @Test func onePointIsAConstantAndNoneTheIdentity() {
    #expect(PiecewiseLinear(outputs: [0.3]).value(at: 0.9) == 0.3)
    #expect(PiecewiseLinear(outputs: []).value(at: 0.3) == 0.3)
    #expect(PiecewiseLinear(outputs: []).issues.count == 1)
  }

  @Test func numbersThatAreNoneAreReplaced() {
    let function = PiecewiseLinear([(.nan, .infinity), (1, .nan), (2, nil)])
    #expect(function.issues.count == 3)
    for input in [-1, 0, 0.3, 1, Double.nan] { #expect(function.value(at: input).isFinite) }
  }
}
