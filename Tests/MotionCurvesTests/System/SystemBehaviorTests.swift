import Foundation
import Testing

import MotionCurves

/// The springs of iOS 17 that are given by their frequency and damping ratio.
@Suite struct SystemBehaviorTests {
  /// By the definitions of a damped oscillator: ω = √(k/m) and ζ = c / (2√(km)).
  @Test func springsHaveTheFrequencyAndTheDampingRatioThatWereMeasured() throws {
    let system = SystemBehavior.iOS17
    let alert = try #require(system.presentation.alert.curve as? Spring)
    let springs = [
      (system.navigation.release.spring, 22, 0.85), (system.scrolling.edgeSpring, 10.9, 1), (alert, 22.85, 1),
    ]
    for (spring, frequency, ratio) in springs {
      #expect(isClose((spring.stiffness / spring.mass).squareRoot(), frequency, relative: 1e-14))
      let critical = 2 * (spring.stiffness * spring.mass).squareRoot()
      #expect(isClose(spring.damping / critical, ratio, relative: 1e-14), "of \(frequency) rad/s")
    }
  }

  /// A critical spring is within a thousandth at y/ω, where (1 + y) e^(−y) = 0.001.
  @Test func theAlertsSpringIsCutOffWhereItHasSettled() {
    let alert = SystemBehavior.iOS17.presentation.alert
    #expect(isClose(1 - alert.curve.value(at: alert.duration), 0.001, within: 1e-5))
  }
}
