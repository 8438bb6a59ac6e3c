import DisplayList
import Foundation
import InterludeTestSupport
import MotionCurves
import Testing

@testable import LayerTree

@Suite struct RunningAnimationTests {
  private func start(_ stage: TestStage, log: @escaping (String) -> Void) -> RunningAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 2)
    animation.delegate = Recorder("a", log)
    return stage.layer.start(animation, forKey: "a")
  }

  @Test func pausingScrubbingReversingAndGoingOn() {
    let stage = TestStage()
    var log: [String] = []
    let running = start(stage) { log.append($0) }
    stage.clock.advance(to: 1)

    (running.timing.speed, running.timing.timeOffset) = (0, 1)
    stage.clock.advance(to: 10)
    #expect(stage.presented("position.x") == 50)
    running.timing.timeOffset = 2
    #expect(stage.presented("position.x") == 100)
    running.timing.timeOffset = 1.5
    #expect(stage.presented("position.x") == 75)

    // Backwards from its end, half a second of which is over.
    (running.timing.speed, running.timing.timeOffset, running.timing.beginTime) = (-1, 0, 9.5)
    stage.clock.advance(to: 11)
    #expect(stage.presented("position.x") == 25)
    #expect(running.isRunning)
    stage.clock.advance(to: 20)
    #expect(log == ["start a 0.0", "stop a 11.5 true"])
    #expect(!running.isRunning && stage.layer.runningAnimations.isEmpty)
  }

  @Test func whatStandsStillHasNeitherBegunNorEnded() {
    let stage = TestStage()
    var log: [String] = []
    stage.layer.speed = 0
    let running = start(stage) { log.append($0) }
    stage.clock.advance(to: 5)
    #expect(log.isEmpty && running.isRunning)
    stage.layer.speed = 1
    running.timing.beginTime = 5
    stage.clock.advance(to: 10)
    #expect(log == ["start a 5.0", "stop a 7.0 true"])
  }

  @Test func changingItsCurveAndEndOnTheWay() {
    let stage = TestStage()
    let running = start(stage) { _ in }
    stage.clock.advance(to: 1)
    running.update {
      guard let basic = $0 as? CABasicAnimation else { return }
      (basic.fromValue, basic.toValue) = (50, 0)
      basic.curve = TimedCurve(CubicBezier.linear, duration: 4)
      (basic.beginTime, basic.duration) = (1, 4)
    }
    #expect(stage.samples("position.x", at: [1, 2, 3, 5]) == [50, 37.5, 25, 0])
    #expect(!running.isRunning)
  }

  @Test func removingTellsOnce() {
    let stage = TestStage()
    var log: [String] = []
    let running = start(stage) { log.append($0) }
    running.remove()
    running.remove()
    stage.clock.advance(to: 5)
    #expect(log == ["stop a 0.0 false"])
  }

  /// Springs that are laid over each other when the target changes keep value and velocity: both measured by finite
  /// differences on either side of the change.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func additiveRetargetingKeepsValueAndVelocity(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let stage = TestStage()
    func value(_ t: Double) -> CGPoint { stage.layer.presentedState(at: t).position }
    func retarget(to new: CGPoint) throws {
      let old = stage.layer.position
      stage.layer.position = new
      let spring = CASpringAnimation(keyPath: "position")
      (spring.stiffness, spring.damping) = (random.number(50...400), random.number(5...40))
      spring.isAdditive = true
      spring.fromValue = AnimatableValue.difference(from: .point(old), to: .point(new))
      (spring.toValue, spring.duration) = (CGPoint.zero, 10)
      stage.layer.add(spring, forKey: nil)
    }
    try retarget(to: random.point(0...500))
    for _ in 0..<4 {
      let now = stage.clock.time + random.number(0.02...0.4)
      stage.clock.advance(to: now)
      let h = 1e-6
      let before = value(now)
      let velocityBefore = CGPoint(x: (value(now + h).x - before.x) / h, y: (value(now + h).y - before.y) / h)
      try retarget(to: random.point(0...500))
      let after = value(now)
      let velocityAfter = CGPoint(x: (value(now + h).x - after.x) / h, y: (value(now + h).y - after.y) / h)
      #expect(before.distance(to: after) < 1e-9, "seed \(seed)")
      // A second-order remainder: acceleration · h / 2, with accelerations up to 400 · 700.
      #expect(velocityBefore.distance(to: velocityAfter) < 0.5, "seed \(seed)")
    }
  }
}
