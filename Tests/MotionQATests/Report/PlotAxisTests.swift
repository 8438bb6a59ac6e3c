import Testing

@testable import MotionQA

@Suite struct PlotAxisTests {
  @Test(arguments: [0...1.0, -3...17, 0.0123...0.0131, -1e6...1e6, 99...100, 0...0.0007])
  func ticksAreRoundInsideAndFew(range: ClosedRange<Double>) {
    let ticks = PlotAxis(range, from: 0, to: 100).ticks
    let step = ticks.count > 1 ? ticks[1] - ticks[0] : 1

    #expect((2...6).contains(ticks.count))
    #expect(ticks.allSatisfy { range.lowerBound - step * 1e-9 <= $0 && $0 <= range.upperBound + step * 1e-9 })
    #expect(ticks.allSatisfy { abs(($0 / step) - ($0 / step).rounded()) < 1e-6 })
  }

  @Test func placesTheEndsOfTheRangeAtTheEndsOfTheStretch() {
    let axis = PlotAxis(2...4, from: 100, to: 20)

    #expect(axis.place(2) == 100)
    #expect(axis.place(3) == 60)
    #expect(axis.place(4) == 20)
  }

  @Test func numbersThatAreAllTheSameStandInTheMiddle() {
    let axis = PlotAxis(covering: [5, 5], from: 0, to: 10)

    #expect(abs(axis.place(5) - 5) < 1e-12)
  }

  @Test func whatIsNotANumberIsLeftOut() {
    let axis = PlotAxis(covering: [.nan, 1, .infinity, 2], from: 0, to: 1)

    #expect(axis.range.lowerBound > 0.9)
    #expect(axis.range.upperBound < 2.1)
  }
}
