import Foundation
import Testing

import MotionCurves

/// A decay is the deceleration of a scroll view.
@Suite struct DecayTests {
  /// Millisecond by millisecond, as the rate is defined: the velocity falls by the factor, then moves the content.
  @Test(arguments: [(0.998, 2500.0), (0.99, 900.0), (0.998, -1200.0)])
  func theWayIsTheSumOverMilliseconds(rate: Double, velocity: Double) {
    let decay = Decay(initialVelocity: velocity, rate: rate)
    var (position, speed, millisecond) = (0.0, velocity, 0)
    while abs(speed) * rate >= 10 {
      speed *= rate
      position += speed / 1000
      millisecond += 1
      let time = Double(millisecond) / 1000
      #expect(isClose(decay.value(at: time) * decay.distance, position, within: 1e-9), "at \(time)")
    }
    #expect(isClose(decay.settlingTime, Double(millisecond) / 1000, within: 0.001))
    #expect(isClose(decay.distance, position, within: 0.01))
  }

  /// Measured: (v − 10) · 0.499 at the normal rate.
  @Test func theTargetOfAScrollViewIsTheMeasuredOne() {
    #expect(isClose(Decay(initialVelocity: 1010).distance, 499, relative: 1e-12))
    #expect(isClose(Decay(initialVelocity: -1010).distance, -499, relative: 1e-12))
  }

  /// (v/1000) · r/(1 − r).
  @Test func projectionLeavesTheStoppingSpeedOut() {
    #expect(isClose(Decay.projectedDistance(initialVelocity: 1000), 499, relative: 1e-12))
    #expect(isClose(Decay.projectedDistance(initialVelocity: -2000, rate: Decay.fastRate), -198, relative: 1e-12))
  }

  @Test func itEndsAtTheStoppingSpeedAndThenRests() {
    let decay = Decay(initialVelocity: 2000)
    #expect(isClose(2000 * pow(0.998, decay.settlingTime * 1000), 10, relative: 1e-12))
    #expect(isClose(decay.value(at: decay.settlingTime.nextDown), 1, within: 1e-12))
    #expect(decay.value(at: decay.settlingTime) == 1 && decay.velocity(at: decay.settlingTime) == 0)
    #expect(decay.value(at: 0) == 0 && decay.value(at: -1) == 0 && decay.value(at: .nan) == 0)
    #expect(isClose(decay.velocity(at: 0) * decay.distance, 2000, relative: 0.0011))
  }

  @Test func velocityIsTheDerivativeOfValue() {
    let decay = Decay(initialVelocity: 700, rate: Decay.fastRate)
    for time in stride(from: 0.01, to: decay.settlingTime - 0.01, by: 0.02) {
      let slope = (decay.value(at: time + 1e-6) - decay.value(at: time - 1e-6)) / 2e-6
      #expect(isClose(decay.velocity(at: time), slope, within: 1e-6))
    }
  }

  @Test func aSpeedTooSmallToGlideIsAtRestAtOnce() {
    for velocity in [0, 10, -9.9] {
      let decay = Decay(initialVelocity: velocity)
      #expect(decay.distance == 0 && decay.settlingTime == 0 && decay.value(at: 0) == 1 && decay.velocity(at: 0) == 0)
    }
  }

  @Test(arguments: [.nan, .infinity, -1, 0, 1, 2, .greatestFiniteMagnitude] as [Double])
  func badInputIsReplacedAndNamed(odd: Double) {
    for decay in [Decay(initialVelocity: odd), Decay(initialVelocity: 500, rate: odd, stoppingSpeed: odd)] {
      for time in [0, 0.1, 10, odd] {
        #expect(decay.value(at: time).isFinite && decay.velocity(at: time).isFinite, "\(decay)")
      }
      #expect(decay.settlingTime.isFinite && decay.distance.isFinite, "\(decay)")
    }
    #expect(Decay(initialVelocity: 1, rate: odd).issues.map(\.parameter) == ["rate"])
  }
}
