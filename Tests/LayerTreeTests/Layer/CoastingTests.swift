import DisplayList
import Foundation
import MotionCurves
import Testing

@testable import LayerTree

/// Velocities, as what is ahead less what is behind.
@Suite struct CoastingTests {
  private func velocity(_ stage: TestStage, _ keyPath: String) -> Double {
    func value(_ seconds: Double) -> Double {
      stage.layer.presentation(coasting: seconds).value(forKeyPath: keyPath) as? Double ?? .nan
    }
    return (value(1.0 / 1024) - value(-1.0 / 1024)) * 512
  }

  private func ramp(_ keyPath: String = "zPosition", _ duration: Double = 2) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (0, 12, duration)
    return animation
  }

  @Test func aMotionHasItsPaceFromItsBeginningAndNoneAtItsEnd() {
    let stage = TestStage()
    stage.clock.advance(to: 1)
    let animation = ramp()
    (animation.fillMode, animation.isRemovedOnCompletion, animation.beginTime) = (.both, false, 2)
    stage.layer.add(animation, forKey: nil)
    let velocities = [1.5, 2, 3, 3.999, 4, 5].map { time in
      stage.clock.advance(to: time)
      return (velocity(stage, "zPosition") * 1e6).rounded() / 1e6
    }
    #expect(velocities == [0, 6, 6, 6, 0, 0])
  }

  @Test func speedsMultiplyAndTheWayBackIsNegative() {
    let stage = TestStage()
    let animation = ramp()
    (animation.autoreverses, animation.repeatCount, animation.speed) = (true, 2, 2)
    stage.layer.add(animation, forKey: nil)
    stage.root.speed = 0.5
    let velocities = [1, 2, 3, 4, 5].map { time in
      stage.clock.advance(to: time)
      return velocity(stage, "zPosition").rounded()
    }
    #expect(velocities == [6, -6, -6, 6, 6])
  }

  @Test func aSpringsVelocityIsItsOwn() {
    let stage = TestStage()
    let animation = ramp()
    let spring = Spring(dampingRatio: 0.4, response: 0.7)
    animation.curve = spring
    stage.layer.add(animation, forKey: nil)
    for time in [0, 0.1, 0.33, 0.9] {
      stage.clock.advance(to: time)
      #expect(abs(velocity(stage, "zPosition") - 12 * spring.velocity(at: time)) < 1e-9)
    }
  }

  /// Everything in a group runs at the group's pace, and what is laid on top adds its own.
  @Test func groupsAndSumsOfMotions() {
    let stage = TestStage()
    let group = CAAnimationGroup()
    group.animations = [ramp("cornerRadius", 4)]
    (group.duration, group.timingFunction) = (4, CAMediaTimingFunction(name: .easeInEaseOut))
    stage.layer.add(group, forKey: nil)
    let sum = ramp("cornerRadius", 6)
    sum.isAdditive = true
    stage.layer.add(sum, forKey: nil)
    stage.clock.advance(to: 2)
    // The middle of easeInEaseOut has the slope 1.5 / 0.87.
    #expect(abs(velocity(stage, "cornerRadius") - (12 / 4.0 * 1.5 / 0.87 + 2)) < 1e-6)
  }

  /// 0.75 s of the clock are 1.5 s of the group: its child, which began at 1, is a quarter on, where easeIn's slope is its own.
  @Test func whatBeginsLaterInAGroupHasThePaceOfItsOwnTime() {
    let stage = TestStage()
    stage.clock.advance(to: 10)
    let child = ramp()
    let ease = CubicBezier.easeIn
    (child.beginTime, child.timingFunction) = (1, CAMediaTimingFunction(name: .easeIn))
    let group = CAAnimationGroup()
    group.animations = [child]
    (group.duration, group.speed) = (4, 2)
    stage.layer.add(group, forKey: nil)
    stage.clock.advance(to: 10.25)
    #expect(velocity(stage, "zPosition") == 0, "it has not begun")
    stage.clock.advance(to: 10.75)
    #expect(abs(velocity(stage, "zPosition") - 12 / 2 * ease.slope(at: 0.25) * 2) < 1e-6)
  }

  /// A second of the clock is as much of the animation as its timeline makes of it.
  @Test func aTimelineSetsThePace() {
    let stage = TestStage()
    let timeline = Timeline(on: stage.clock)
    timeline.run { stage.layer.add(ramp(), forKey: nil) }
    stage.clock.advance(to: 0.5)
    #expect(abs(velocity(stage, "zPosition") - 6) < 1e-9)

    timeline.flow = .held(1.5)
    #expect(velocity(stage, "zPosition") == 0 && stage.layer.presentation(coasting: 1).zPosition == 9)

    let back = TimedCurve(CubicBezier.linear, duration: 0.25)
    timeline.flow = .along(TimeStretch(start: 0.5, from: 1.5, to: 1, along: back, length: 0.25, rateAfter: 1))
    #expect(abs(velocity(stage, "zPosition") + 12) < 1e-9)

    let onward = TimedCurve(CubicBezier.easeInEaseOut, duration: 1)
    timeline.flow = .along(TimeStretch(start: 0, from: 0, to: 1, along: onward, length: 1, rateAfter: 2))
    #expect(abs(velocity(stage, "zPosition") - 6 * onward.velocity(at: 0.5)) < 1e-9)
    stage.clock.advance(to: 1.25)
    #expect(abs(velocity(stage, "zPosition") - 12) < 1e-9)
  }

  @Test func aVerticalCurveStaysFinite() {
    let stage = TestStage()
    let animation = ramp()
    animation.timingFunction = CAMediaTimingFunction(controlPoints: 0, 1, 1, 1)
    stage.layer.add(animation, forKey: nil)
    #expect(velocity(stage, "zPosition").isFinite)
  }

  @Test func nothingIsChangedByLooking() {
    let stage = TestStage()
    stage.layer.add(ramp(), forKey: nil)
    stage.clock.advance(to: 1)
    _ = stage.layer.presentation(coasting: 5)
    #expect(stage.presented("zPosition") == 6)
  }
}
