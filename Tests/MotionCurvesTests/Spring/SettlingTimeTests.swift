import Foundation
import MotionCurves
import Testing

/// How long a critically damped spring is said to take, against its formula: d = e^(−ωt) (−1 + (v − ω) t).
@Suite struct SettlingTimeTests {
  private func spring(frequency: Double) -> Spring {
    Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * frequency)
  }

  /// The last time with more than a thousandth of the way left, found from behind in steps of 1e−4 of 20 / ω.
  private func settled(frequency: Double, velocity: Double) -> Double {
    let step = 20 / frequency / 1e4
    return step
      * Double(
        stride(from: 10_000, through: 0, by: -1).first {
          let time = Double($0) * step
          return abs(exp(-frequency * time) * (-1 + (velocity - frequency) * time)) >= 0.001
        } ?? 0)
  }

  /// A kick towards the target shortens the way of a quick spring, and makes a slow one shoot past.
  @Test(arguments: [10.2, 0.1])
  func aTrajectoryWithAVelocityTakesTheLongerOfTwoTimes(frequency: Double) {
    let (atRest, kicked) = (
      settled(frequency: frequency, velocity: 0), settled(frequency: frequency, velocity: 1)
    )
    #expect(frequency > 1 ? atRest > kicked : atRest < kicked)

    let way = { SpringTrajectory(from: 0, to: 200, velocity: $0, spring: spring(frequency: frequency)) }
    #expect(isClose(way(50).settlingTime, max(atRest, kicked), within: 0.002 / frequency))
    #expect(isClose(way(0).settlingTime, atRest, within: 0.002 / frequency))
  }

  /// (1 + x) e^(−x) is a thousandth at x = 9.233413476451586. Beyond a thousand seconds no tenth is looked for.
  @Test func aVerySlowSpringIsTimedExactly() {
    #expect(abs(spring(frequency: 9.233413476451586 / 1200.05).coreAnimationSettlingDuration - 1200.05) < 1e-6)
    #expect(abs(spring(frequency: 9.233413476451586 / 900.05).coreAnimationSettlingDuration - 900.1) < 1e-6)
  }
}
