import DisplayList
import Foundation
import InterludeTestSupport
import Testing

@testable import LayerTree

@Suite struct AnimationEndTests {
  private func ramp(_ duration: Double, _ delegate: (any CAAnimationDelegate)? = nil) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, duration)
    animation.delegate = delegate
    return animation
  }

  /// Four overlapping animations, one of which another follows at its end, seen at some frame times.
  private func run(frames: [Double]) -> (log: [String], values: [Double: Double]) {
    let stage = TestStage()
    var log: [String] = []
    var values: [Double: Double] = [:]
    let note: (String) -> Void = { log.append($0) }
    let chained = Recorder("chained") { text in
      note(text)
      if text.hasPrefix("stop") { stage.layer.add(self.ramp(0.123, Recorder("next", note)), forKey: "next") }
    }
    stage.layer.add(ramp(0.3, chained), forKey: "a")
    stage.layer.add(ramp(0.7, Recorder("b", note)), forKey: "b")
    stage.layer.add(ramp(0.7, Recorder("c", note)), forKey: "c")
    let late = ramp(0.1, Recorder("late", note))
    (late.beginTime, late.repeatCount, late.autoreverses) = (0.25, 2, true)
    stage.layer.add(late, forKey: "late")
    for time in frames {
      stage.clock.advance(to: time)
      values[time] = stage.presented("position.x")
    }
    return (log, values)
  }

  @Test func callbacksComeAtExactTimesInOrder() {
    #expect(
      run(frames: [2]).log == [
        "start chained 0.0", "start b 0.0", "start c 0.0", "start late 0.25",
        "stop chained 0.3 true", "start next 0.3", "stop next 0.423 true",
        "stop late 0.65 true", "stop b 0.7 true", "stop c 0.7 true",
      ])
  }

  @Test(arguments: [24, 30, 60, 120, 7] as [Int])
  func theFrameRateMakesNoDifference(rate: Int) {
    let frames = (0...(2 * rate)).map { Double($0) / Double(rate) }
    let (log, values) = run(frames: frames)
    let reference = run(frames: [2])
    #expect(log == reference.log)
    for time in frames { #expect(run(frames: [time]).values[time] == values[time], "\(time)") }
  }

  @Test(arguments: [1, 2] as [UInt64])
  func unevenFramesMakeNoDifference(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var (frames, time) = ([Double](), 0.0)
    while time < 2 {
      time += random.number(0...0.08)
      frames.append(time)
    }
    #expect(run(frames: frames).log == run(frames: [frames.last ?? 2]).log, "seed \(seed)")
  }

  @Test func removalBeforeTheEndIsNotFinished() {
    let stage = TestStage()
    var log: [String] = []
    for key in ["a", "b", "c"] { stage.layer.add(ramp(1, Recorder(key) { log.append($0) }), forKey: key) }
    stage.clock.advance(to: 0.5)
    log.removeAll()
    stage.layer.removeAnimation(forKey: "b")
    stage.layer.add(ramp(1), forKey: "a")
    #expect(stage.layer.animationKeys() == ["c", "a"])
    #expect(log.isEmpty)
    stage.clock.advance(to: 0.5)
    #expect(log == ["stop b 0.5 false", "stop a 0.5 false"])
    stage.layer.removeAllAnimations()
    stage.clock.advance(to: 3)
    #expect(log == ["stop b 0.5 false", "stop a 0.5 false", "stop c 0.5 false"])
  }

  @Test func whatIsNotRemovedOnCompletionEndsOnceAndStays() {
    let stage = TestStage()
    var log: [String] = []
    let animation = ramp(1, Recorder("a") { log.append($0) })
    (animation.isRemovedOnCompletion, animation.fillMode) = (false, .forwards)
    stage.layer.add(animation, forKey: "a")
    stage.clock.advance(to: 2)
    #expect(stage.presented("position.x") == 100)
    stage.layer.removeAnimation(forKey: "a")
    stage.clock.advance(to: 3)
    #expect(log == ["start a 0.0", "stop a 1.0 true"])
  }

  @Test func slowedAndMovedLayersEndWhenTheirTimeSaysSo() {
    let stage = TestStage()
    var log: [String] = []
    stage.clock.advance(to: 2)
    stage.layer.add(ramp(1, Recorder("a") { log.append($0) }), forKey: "a")
    stage.clock.advance(to: 2.5)
    // The root's time stops at 2.5 and goes on at half speed from 4: the other half takes a second more.
    (stage.root.speed, stage.root.timeOffset) = (0, 2.5)
    stage.clock.advance(to: 4)
    #expect(stage.presented("position.x") == 50)
    (stage.root.speed, stage.root.beginTime) = (0.5, 4)
    stage.clock.advance(to: 4.5)
    #expect(stage.presented("position.x") == 75)
    stage.clock.advance(to: 9)
    #expect(log == ["start a 2.0", "stop a 5.0 true"])
  }

  @Test func beginningNowIsNowInTheLayersTime() {
    let stage = TestStage()
    var log: [String] = []
    (stage.root.speed, stage.root.beginTime, stage.layer.timeOffset) = (2, 1, 7)
    stage.clock.advance(to: 3)
    stage.layer.add(ramp(1, Recorder("a") { log.append($0) }), forKey: "a")
    #expect(stage.layer.animation(forKey: "a")?.beginTime == 11)
    stage.clock.advance(to: 3.25)
    #expect(stage.presented("position.x") == 50)
    stage.clock.advance(to: 4)
    #expect(log == ["start a 3.0", "stop a 3.5 true"])
  }

  @Test func aLayerTakesItsAnimationsToAnotherTime() {
    let stage = TestStage()
    var log: [String] = []
    let fast = CALayer()
    (fast.speed, fast.beginTime, fast.timeOffset) = (4, 1, 1)
    stage.root.addSublayer(fast)
    stage.layer.add(ramp(3, Recorder("a") { log.append($0) }), forKey: "a")
    stage.clock.advance(to: 1)
    fast.addSublayer(stage.layer)
    stage.clock.advance(to: 5)
    // At 1 s both times read 1; the remaining 2 s pass four times as fast.
    #expect(log == ["start a 0.0", "stop a 1.5 true"])
  }
}
