import Foundation
import InterludeTestSupport
import Testing

import MotionCurves

/// A spring moves by the law of motion, in all three regimes.
@Suite struct SpringMotionTests {
  /// One of each regime, and both sides of critical as close as a design tool would set them.
  static let dampings: [Double] = [0, 2, 10, 19.999, 19.999999999, 20, 20.000000001, 20.001, 30, 400]

  private func spring(_ damping: Double, velocity: Double = 0) -> Spring {
    Spring(mass: 1, stiffness: 100, damping: damping, initialVelocity: velocity, overdamping: .physical)
  }

  /// x(0) = 0 and ẋ(0) = v; the law then gives ẍ(0) = k/m − (c/m)·v, here 100 − 3c.
  @Test(arguments: dampings)
  func atTimeZeroPositionVelocityAndAccelerationAreAsByHand(damping: Double) {
    let spring = spring(damping, velocity: 3)
    #expect(spring.value(at: 0) == 0)
    #expect(spring.velocity(at: 0) == 3)
    let h = 1e-6
    let acceleration = (4 * spring.velocity(at: h) - spring.velocity(at: 2 * h) - 3 * spring.velocity(at: 0)) / (2 * h)
    #expect(isClose(acceleration, 100 - 3 * damping, within: 1e-3))
  }

  @Test func regimesAreToldApartByTheDampingRatio() {
    func isCritical(_ spring: Spring) -> Bool { spring.description.contains("critically damped") }
    #expect(spring(19).dampingRatio == 0.95)
    #expect(isCritical(spring(20)))
    #expect(spring(30).dampingRatio == 1.5)
    #expect(!isCritical(spring(30)) && !isCritical(spring(19.999999999)))
    for stiffness in 1...500 {
      let rounded = 2 * (3 * Double(stiffness)).squareRoot()
      let spring = Spring(mass: 3, stiffness: Double(stiffness), damping: rounded, overdamping: .physical)
      #expect(isCritical(spring), "stiffness \(stiffness), ratio \(spring.dampingRatio)")
    }
    for duration in stride(from: 0.05, to: 3, by: 0.01) {
      #expect(isCritical(Spring(duration: duration, bounce: 0)), "\(duration) s")
    }
  }

  @Test func dampingBeyondCriticalCountsOnlyIfAllowed() {
    let creeping = Spring(mass: 1, stiffness: 100, damping: 30, overdamping: .physical)
    let clamped = Spring(mass: 1, stiffness: 100, damping: 30)
    let critical = Spring(mass: 1, stiffness: 100, damping: 20)
    #expect(clamped.dampingRatio == 1)
    for time in [0.05, 0.2, 0.8] {
      #expect(clamped.value(at: time) == critical.value(at: time))
      #expect(creeping.value(at: time) < critical.value(at: time))
    }
  }

  /// With rates s and f = 3.6·10⁹ s it is all but e^(−st) once the fast decay is over: d = −e^(−st) f/(f − s), ḋ = −s d.
  @Test func aVeryOverdampedSpringKeepsTheDigitsOfItsVelocity() {
    let spring = Spring(mass: 1, stiffness: 1, damping: 60_000, overdamping: .physical)
    // s·f = 1 and s + f = 60 000, and so s = 1/60 000 + 1/60 000³ + ….
    let slow = 1.0 / 60_000 + pow(60_000, -3.0)
    for time in [0.01, 1, 100, 10_000, 100_000] {
      let velocity = slow * exp(-slow * time) / (1 - slow * slow)
      #expect(isClose(spring.velocity(at: time), velocity, relative: 1e-14), "at \(time)")
    }
  }

  /// Fourth-order Runge–Kutta, in steps of a ten-thousandth of a period.
  @Test(arguments: dampings)
  func valuesAgreeWithANumericalSolution(damping: Double) {
    let spring = spring(damping, velocity: -2)
    func acceleration(_ x: Double, _ v: Double) -> Double { -damping * v - 100 * (x - 1) }
    var (x, v) = (0.0, -2.0)
    let h = 1e-4
    for step in 1...10_000 {
      let (x1, v1) = (v, acceleration(x, v))
      let (x2, v2) = (v + h / 2 * v1, acceleration(x + h / 2 * x1, v + h / 2 * v1))
      let (x3, v3) = (v + h / 2 * v2, acceleration(x + h / 2 * x2, v + h / 2 * v2))
      let (x4, v4) = (v + h * v3, acceleration(x + h * x3, v + h * v3))
      x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      guard step.isMultiple(of: 500) else { continue }
      let time = Double(step) * h
      #expect(isClose(spring.value(at: time), x, within: 1e-8), "at \(time)")
      #expect(isClose(spring.velocity(at: time), v, within: 1e-7), "at \(time)")
    }
  }

  @Test func velocityIsTheDerivativeOfValueForRandomSprings() {
    let seed: UInt64 = 1
    var random = SplitMix64(seed: seed)
    for _ in 0..<2000 {
      let spring = Spring(
        dampingRatio: .random(in: 0...3, using: &random), response: .random(in: 0.1...2, using: &random),
        initialVelocity: .random(in: -20...20, using: &random))
      let time = Double.random(in: 0.01...2, using: &random)
      let h = 1e-5 * spring.response
      let slope = (spring.value(at: time + h) - spring.value(at: time - h)) / (2 * h)
      // The next term of the difference is h²/6 of the third derivative, at most ω³ of the motion.
      let bound = 1e-6 * (spring.angularFrequency * 6 + 60)
      #expect(isClose(spring.velocity(at: time), slope, within: bound), "seed \(seed), \(spring), at \(time)")
    }
  }

  @Test func beforeTheStartItRestsAtZeroAndInTheEndAtOne() {
    for damping in Self.dampings.dropFirst() {
      let spring = spring(damping, velocity: 4)
      #expect(spring.value(at: -1) == 0 && spring.velocity(at: -1) == 0)
      #expect(spring.value(at: .nan) == 0 && spring.velocity(at: .nan) == 0)
      for late in [1e6, 1e300, .infinity] {
        #expect(spring.value(at: late) == 1 && spring.velocity(at: late) == 0)
      }
    }
  }
}
