import Testing

import MotionCurves

/// Steps are those of CSS.
@Suite struct StepsTests {
  /// The heights of three intervals, then the height at 1, for each of `JumpPosition.allCases`.
  static let heights: [[Double]] = [
    [1.0 / 3, 2.0 / 3, 1, 1],
    [0, 1.0 / 3, 2.0 / 3, 1],
    [0, 0.5, 1, 1],
    [0.25, 0.5, 0.75, 1],
  ]

  @Test(arguments: zip(Steps.JumpPosition.allCases, heights))
  func threeStepsHaveTheirHeights(position: Steps.JumpPosition, heights: [Double]) {
    let steps = Steps(3, position)
    for (interval, height) in heights.dropLast().enumerated() {
      #expect(steps.value(at: Double(interval) / 3) == height)
      #expect(steps.value(at: (Double(interval) + 0.5) / 3) == height)
      #expect(steps.value(at: (Double(interval + 1) / 3).nextDown) == height)
    }
    #expect(steps.value(at: 1) == heights.last)
    #expect(steps.value(at: -1) == heights.first && steps.value(at: 2) == heights.last)
    #expect(steps.slope(at: 0.4) == 0)
  }

  @Test func everyJumpIsExactlyAtItsFraction() {
    for count in 1...300 {
      let steps = Steps(count)
      for jump in 1...count {
        let place = Double(jump) / Double(count)
        #expect(steps.value(at: place) == place, "\(jump)/\(count)")
        #expect(steps.value(at: place.nextDown) == Double(jump - 1) / Double(count), "before \(jump)/\(count)")
      }
    }
  }

  @Test func aCountOutOfRangeIsMovedIntoIt() {
    #expect(Steps(0).count == 1 && Steps(-4, .jumpBoth).count == 1 && Steps(1, .jumpNone).count == 2)
    #expect(Steps(.max).value(at: 1) == 1)
    #expect(Steps(1, .jumpNone).issues.map(\.parameter) == ["count"])
  }
}
