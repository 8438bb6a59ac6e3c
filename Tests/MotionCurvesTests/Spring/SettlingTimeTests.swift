import Foundation
import MotionCurves
import Testing

/// How long a critically damped spring is said to take, against its formula: d = e^(−ωt) (−1 + (v − ω) t).
@Suite struct SettlingTimeTests {
  private func spring(frequency: Double) -> Spring {
    Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * frequency)
  }

  /// The first tenth of a second with less than a thousandth of the way left.
  private func firstTenth(frequency: Double, velocity: Double) -> Double {
    var time = 0.0
    while abs(exp(-frequency * time) * (-1 + (velocity - frequency) * time)) >= 0.001 { time += 0.1 }
    return time
  }

  /// A kick towards the target shortens the way of a quick spring, and makes a slow one shoot past.
  @Test(arguments: [10.2, 0.1])
  func aTrajectoryWithAVelocityTakesTheLongerOfTwoTimes(frequency: Double) {
    let (atRest, kicked) = (
      firstTenth(frequency: frequency, velocity: 0), firstTenth(frequency: frequency, velocity: 1)
    )
    #expect(frequency > 1 ? atRest > kicked : atRest < kicked)

    let way = { SpringTrajectory(from: 0, to: 200, velocity: $0, spring: spring(frequency: frequency)) }
    #expect(way(50).settlingTime == max(atRest, kicked))
    #expect(way(0).settlingTime == atRest)
  }

  /// (1 + x) e^(−x) is a thousandth at x = 9.233413476451586. Beyond a thousand seconds no tenth is looked for.
  @Test func aVerySlowSpringIsTimedExactly() {
    #expect(abs(spring(frequency: 9.233413476451586 / 1200.05).settlingTime - 1200.05) < 1e-6)
    #expect(abs(spring(frequency: 9.233413476451586 / 900.05).settlingTime - 900.1) < 1e-6)
  }
}
