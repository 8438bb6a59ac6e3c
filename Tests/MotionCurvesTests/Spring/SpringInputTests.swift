import Foundation
import Testing

import MotionCurves

/// A spring made of bad input is defined and says what is wrong.
@Suite struct SpringInputTests {
  static let oddities: [Double] = [
    .nan, .infinity, -.infinity, 0, -1, 1e-300, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, 1e-9, 1e12, 0.5,
  ]

  @Test(arguments: oddities)
  func nothingTrapsHangsOrLeavesTheNumbers(odd: Double) {
    for other in Self.oddities + [1] {
      let springs = [
        Spring(mass: odd, stiffness: other), Spring(mass: other, stiffness: 1, damping: odd, overdamping: .physical),
        Spring(stiffness: odd, damping: other), Spring(damping: other, initialVelocity: odd),
        Spring(dampingRatio: odd, duration: other), Spring(dampingRatio: other, duration: 1, initialVelocity: odd),
        Spring(dampingRatio: odd, response: other), Spring(duration: odd, bounce: other),
        Spring(mass: 1, stiffness: 1, damping: 8, initialVelocity: odd, overdamping: .physical),
      ]
      for spring in springs {
        for time in Self.oddities {
          #expect(!spring.value(at: time).isNaN, "\(spring) at \(time)")
          #expect(!spring.velocity(at: time).isNaN, "\(spring) at \(time)")
          #expect(!spring.endStep(at: time).isNaN, "\(spring) at \(time)")
          #expect(spring.settlingTime(within: time) >= 0, "\(spring) within \(time)")
        }
        #expect(spring.settlingTime >= 0 && spring.settlingTime.isFinite, "\(spring)")
        #expect(spring.peak.map { $0.time > 0 && $0.overshoot >= 0 } ?? true, "\(spring)")
        #expect(spring.firstCrossing.map { $0 > 0 } ?? true, "\(spring)")
      }
    }
  }

  @Test func aParameterOutOfRangeIsReplacedByCoreAnimationsDefault() {
    let spring = Spring(mass: 0, stiffness: -5, damping: .nan, initialVelocity: .infinity)
    #expect([spring.mass, spring.stiffness, spring.damping, spring.initialVelocity] == [1, 100, 10, 0])
    #expect(spring.issues.map(\.parameter) == ["mass", "stiffness", "damping", "initialVelocity"])
    #expect(
      spring.issues.first?.description == "Spring: mass is 0; it must lie in 1e-09…1e+12, so 1 is used.")
  }

  @Test func bounceAndRatioOutOfRangeAreMovedToTheNearestEnd() {
    #expect(Spring(duration: 1, bounce: 2).bounce == 1)
    #expect(isClose(Spring(duration: 1, bounce: -2).bounce, -0.999, within: 1e-12))
    #expect(Spring(dampingRatio: -1, response: 1).damping == 0)
    #expect(isClose(Spring(dampingRatio: 1, response: 0).response, 0.001, relative: 1e-14))
    #expect(Spring(duration: .nan, bounce: .nan).issues.map(\.parameter) == ["bounce", "duration"])
  }

  @Test func aSoundSpringHasNoIssues() {
    #expect(Spring().issues.isEmpty && Spring(duration: 0.5, bounce: 0.2).issues.isEmpty)
  }
}
