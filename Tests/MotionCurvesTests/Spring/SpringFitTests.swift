import Foundation
import Testing

import MotionCurves

/// The spring of UIView.animate(usingSpringWithDamping:) is UIKit's fit.
@Suite struct SpringFitTests {
  static let entries = SpringTable.entries.filter { $0.fit != nil }

  private func fitted(_ entry: SpringTable.Entry) throws -> Spring {
    Spring(
      dampingRatio: try #require(entry.given["dampingRatio"]), duration: try #require(entry.given["duration"]),
      initialVelocity: try #require(entry.given["initialSpringVelocity"]))
  }

  @Test(arguments: entries)
  func stiffnessAndDampingAreTheTables(entry: SpringTable.Entry) throws {
    let spring = try fitted(entry)
    #expect(spring.mass == 1)
    #expect(isClose(spring.stiffness, entry.stiffness, relative: 1e-13))
    #expect(isClose(spring.damping, entry.damping, relative: 1e-13))
    #expect(spring.issues.isEmpty)
  }

  @Test(arguments: entries)
  func twelveStepsGiveTheFrequencyOfASecondImplementation(entry: SpringTable.Entry) throws {
    let frequency = try #require(entry.fit).omega0_newton12_from_5_over_D
    #expect(isClose(try fitted(entry).angularFrequency, frequency, relative: 1e-14))
  }

  @Test(arguments: entries)
  func valuesAndVelocitiesAreTheTables(entry: SpringTable.Entry) throws {
    let spring = try fitted(entry)
    for (index, time) in entry.times.enumerated() {
      #expect(isClose(spring.value(at: time), entry.values[index], within: 1e-12), "value at \(time)")
      let velocity = abs(entry.velocities[index]) < 1e-49 ? 0 : entry.velocities[index]
      #expect(isClose(spring.velocity(at: time), velocity, relative: 1e-9), "velocity at \(time)")
    }
  }

  @Test(arguments: [0.05, 0.2, 0.4, 0.7, 0.9, 0.999])
  func withoutVelocityTheFrequencyHasAClosedForm(ratio: Double) {
    for duration in [0.01, 0.25, 1, 10] {
      let frequency = log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * duration)
      let spring = Spring(dampingRatio: ratio, duration: duration)
      #expect(isClose(spring.angularFrequency, frequency, relative: 1e-12), "\(duration) s")
    }
  }

  @Test(arguments: [1.0001, 45.71, .greatestFiniteMagnitude])
  func aRatioAboveOneCountsAsOneWithoutAWord(ratio: Double) {
    let spring = Spring(dampingRatio: ratio, duration: 0.4)
    #expect(spring.damping == Spring(dampingRatio: 1, duration: 0.4).damping)
    #expect(spring.issues.isEmpty)
  }

  /// Nor is a range named: beyond it lie ratios that are taken, and in it one that is not.
  @Test(arguments: [0, -1, -Double.greatestFiniteMagnitude])
  func aRatioWithWhichNothingRestsCountsAsAHundredth(ratio: Double) {
    let spring = Spring(dampingRatio: ratio, duration: 0.4)
    #expect(spring.damping == Spring(dampingRatio: 0.01, duration: 0.4).damping)
    #expect(spring.issues.map(\.parameter) == ["dampingRatio"])
    #expect(spring.issues.allSatisfy { $0.message.hasSuffix(", with which no spring comes to rest, so 0.01 is used.") })
    #expect(Spring(dampingRatio: 0.001, duration: 0.4).issues.isEmpty)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func aRatioThatIsNotFiniteCountsAsOneAndIsNamed(ratio: Double) {
    let spring = Spring(dampingRatio: ratio, duration: 0.4)
    #expect(spring.damping == Spring(dampingRatio: 1, duration: 0.4).damping)
    #expect(spring.issues.map(\.parameter) == ["dampingRatio"])
  }

  /// UIKit's stiffness for a critical spring of 1 s: "spring fitted to a duration, ζ 1 with v·d from 5 to 6", iOS 26.1, probe.
  @Test(arguments: [(5.0, 15.588), (5.9, 22.856)])
  func aCriticalSpringOfFiveToSixDistancesInItsDurationEndsAThousandthPastItsTarget(
    velocity: Double, stiffness: Double
  ) {
    let spring = Spring(dampingRatio: 1, duration: 1, initialVelocity: velocity)
    #expect(isClose(spring.stiffness, stiffness, within: 5e-4))
    for duration in [0.01, 0.25, 1, 10] {
      let spring = Spring(dampingRatio: 1, duration: duration, initialVelocity: velocity / duration)
      #expect(isClose(spring.stiffness * duration * duration, stiffness, within: 5e-4), "\(duration) s")
      #expect(isClose(spring.endStep(at: duration), -0.001, within: 1e-13), "\(duration) s")
      #expect(spring.issues.isEmpty)
    }
  }

  /// From 6 on, and where the steps come to an end below 5, it is the root a thousandth before the target.
  @Test(arguments: [3, 4, 4.8, 6, 6.01, 6.5])
  func outsideOfFiveToSixACriticalSpringEndsAThousandthBeforeItsTarget(velocity: Double) {
    let spring = Spring(dampingRatio: 1, duration: 1, initialVelocity: velocity)
    #expect(isClose(spring.endStep(at: 1), 0.001, within: 1e-12))
  }

  @Test func withoutVelocityCriticalFrequencyTimesDurationIsAConstant() {
    for duration in [0.01, 0.25, 1, 10] {
      let spring = Spring(dampingRatio: 1, duration: duration)
      #expect(isClose(spring.angularFrequency * duration, 9.233413476451586, relative: 1e-13))
      #expect(isClose(spring.endStep(at: duration), 0.001, within: 1e-13))
    }
  }

  @Test func anUnconvergedFitIsShownAsItIsAndNamed() {
    let spring = Spring(dampingRatio: 0.5, duration: 2, initialVelocity: 0.9)
    #expect(isClose(spring.stiffness, 354.606, within: 0.0005))
    #expect(isClose(spring.dampingRatio, 0.5, within: 1e-15))
    #expect(spring.issues.map(\.parameter) == ["initialVelocity"])
    #expect(
      spring.issues.first?.description
        == "Spring: initialVelocity 0.9 with dampingRatio 0.5 over 2 s is one that UIKit's fit does not converge for, "
        + "so the spring settles at another time.")
  }

  @Test func aFitThatLeadsNowhereFallsBackToTheOneWithoutVelocity() {
    // The first guess, 5 / duration, is where the derivative of the critical equation all but vanishes.
    let spring = Spring(dampingRatio: 1, duration: 1, initialVelocity: 4.99)
    #expect(isClose(spring.angularFrequency, 9.233413476451586, relative: 1e-15))
    #expect(spring.initialVelocity == 4.99)
    #expect(spring.issues.count == 1)
  }

  @Test(arguments: [(0.7, 0.3, 9.0), (0.05, 0.1, 0.8)])
  func aSwingingFitThatLeadsNowhereFallsBackToTheClosedForm(ratio: Double, duration: Double, velocity: Double) {
    // The steps run to frequencies so far below 0 that the exponential overflows.
    let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
    let frequency = log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * duration)
    #expect(isClose(spring.angularFrequency, frequency, relative: 1e-12))
    #expect(spring.issues.map(\.parameter) == ["initialVelocity"])
  }

  /// Of a swing that never is as wide as 0.001 the closed form would be negative.
  @Test(arguments: [0.01, 1, 10])
  func aRatioBelowTheToleranceWhoseFitLeadsNowhereKeepsTheFirstGuess(duration: Double) {
    let spring = Spring(dampingRatio: 1e-6, duration: duration)
    #expect(isClose(spring.angularFrequency, 5 / duration, relative: 1e-12))
    #expect(isClose(spring.damping, 2 * 1e-6 * 5 / duration, relative: 1e-12))
    #expect(spring.issues.map(\.parameter) == ["initialVelocity"])
  }

  @Test func aFirstGuessThatLeavesNothingGoesOnAsOneThatLeavesALittle() {
    // Nothing is left at 5 / duration when the velocity is 5 · ratio / duration. For less velocity the steps go up from
    // there, for more they go down.
    let (less, more) = (frequency(velocity: 2.5 - 1e-9), frequency(velocity: 2.5 + 1e-9))
    #expect(isClose(frequency(velocity: 2.5), less, relative: 1e-8))
    #expect(less > 5.1 && more < 4.95)
  }

  private func frequency(velocity: Double) -> Double {
    Spring(dampingRatio: 0.5, duration: 1, initialVelocity: velocity).angularFrequency
  }

  @Test func theSpringIsNotAtItsTargetWhenItIsCutOff() {
    let spring = Spring(dampingRatio: 0.4, duration: 1)
    #expect(isClose(spring.value(at: 1), 0.99855, within: 5e-6))
    #expect(isClose(spring.endStep(at: 1), 0.00145, within: 5e-6))
  }

  @Test func ratioAndDurationAreClampedAsInUIKit() {
    #expect(Spring(dampingRatio: 1.7, duration: 1).stiffness == Spring(dampingRatio: 1, duration: 1).stiffness)
    #expect(Spring(dampingRatio: 0.5, duration: 0).stiffness == Spring(dampingRatio: 0.5, duration: 0.01).stiffness)
    #expect(Spring(dampingRatio: 0.5, duration: 60).stiffness == Spring(dampingRatio: 0.5, duration: 10).stiffness)
    #expect(Spring(dampingRatio: 1.7, duration: 60).issues.map(\.parameter) == ["duration"])
  }
}
