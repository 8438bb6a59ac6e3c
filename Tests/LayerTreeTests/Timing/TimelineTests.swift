import DisplayList
import Foundation
import InterludeTestSupport
import MotionCurves
import Testing

@testable import LayerTree

@Suite struct TimelineTests {
  /// An animation of a timeline that moves a layer from 0 to 100 in 2 s.
  private func start(_ timeline: Timeline, on stage: TestStage, log: @escaping (String) -> Void = { _ in }) {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 2)
    animation.delegate = Recorder("a", log)
    timeline.run { stage.layer.add(animation, forKey: "a") }
  }

  @Test func atFirstItIsTheClocksTime() {
    let stage = TestStage()
    let timeline = Timeline(on: stage.clock)
    var log: [String] = []
    start(timeline, on: stage) { log.append($0) }
    stage.clock.advance(to: 0.5)
    #expect(timeline.now == 0.5 && stage.presented("position.x") == 25)
    stage.clock.advance(to: 5)
    #expect(log == ["start a 0.0", "stop a 2.0 true"])
  }

  @Test func itsRateIsHowFastItsTimePasses() {
    let stage = TestStage()
    let timeline = Timeline(on: stage.clock)
    #expect(timeline.rate == 1)
    timeline.flow = .held(0.5)
    #expect(timeline.rate == 0)
    // A spring that is sent back at first: mass 1, stiffness 100, damping 20, from 0.5 to 1.5 at −3 per second.
    let spring = Spring(mass: 1, stiffness: 100, damping: 20, initialVelocity: -3)
    timeline.flow = .along(
      TimeStretch(start: 0, from: 0.5, to: 1.5, along: spring, length: 2, rateAfter: 1))
    #expect(timeline.rate == -3)
    stage.clock.advance(to: 0.1)
    let before = timeline.now
    // x = 1 − e^(−10t)(1 + 13t), and so dx/dt = e^(−10t)(130t − 3).
    #expect(abs(timeline.rate - exp(-1) * 10) < 1e-12)
    stage.clock.advance(to: 0.1 + 1e-6)
    #expect(abs((timeline.now - before) / 1e-6 - exp(-1) * 10) < 1e-3)
    stage.clock.advance(to: 3)
    #expect(timeline.rate == 1, "the clock's own again")
  }

  /// A curve that is cut off before it has arrived must not show where it was cut off, at any start.
  @Test func aStretchIsWhollyOverWhenItsEndComes() {
    var generator = SplitMix64(seed: 20)
    for _ in 0..<1000 {
      let (start, length) = (
        Double.random(in: 0...100, using: &generator), Double.random(in: 0.1...1, using: &generator)
      )
      let curve = TimedCurve(CubicBezier.linear, duration: 2)
      let stretch = TimeStretch(start: start, from: 3, to: 4, along: curve, length: length, rateAfter: 1)
      let end = stretch.clockTime(atTime: 4)
      #expect(end.map(stretch.time) == 4, "from \(start) for \(length)")
    }
  }

  @Test func heldItsAnimationsNeitherMoveNorEnd() {
    let stage = TestStage()
    let timeline = Timeline(on: stage.clock)
    var log: [String] = []
    start(timeline, on: stage) { log.append($0) }
    stage.clock.advance(to: 0.5)
    timeline.flow = .held(1.5)
    stage.clock.advance(to: 9)
    #expect(timeline.now == 1.5 && stage.presented("position.x") == 75)
    #expect(log == ["start a 0.0"])
    let frame = stage.layer.displayList(at: 3, size: CGSize(width: 100, height: 100))
    #expect(frame == stage.layer.displayList(at: 7, size: CGSize(width: 100, height: 100)))
  }

  @Test func whatHasEndedIsSeenAgainWhenTimeRunsBack() {
    let stage = TestStage()
    let timeline = Timeline(on: stage.clock)
    start(timeline, on: stage)
    stage.clock.advance(to: 3)
    #expect(stage.layer.animation(forKey: "a") == nil && stage.layer.animationKeys() == nil)
    timeline.flow = .held(0.5)
    #expect(stage.presented("position.x") == 25)
    timeline.flow = .held(2.5)
    #expect(stage.presented("position.x") == 0, "the model")
    timeline.flow = .held(0.5)
    timeline.close()
    #expect(stage.presented("position.x") == 0 && stage.layer.running.isEmpty)
  }

  @Test func closedWhatIsUnderWayGoesOnEvenly() {
    let stage = TestStage()
    let timeline = Timeline(on: stage.clock)
    var log: [String] = []
    start(timeline, on: stage) { log.append($0) }
    timeline.flow = .held(1)
    stage.clock.advance(to: 4)
    timeline.close()
    stage.clock.advance(to: 4.5)
    #expect(stage.presented("position.x") == 75)
    stage.clock.advance(to: 6)
    #expect(log.count == 2 && stage.layer.running.isEmpty)
  }

  @Test func anAnimationThatStartsInACompletionBelongsToIt() {
    let stage = TestStage()
    let timeline = Timeline(on: stage.clock)
    start(timeline, on: stage) { entry in
      guard entry.hasPrefix("stop") else { return }
      #expect(stage.clock.timeline === timeline)
      stage.clock.run(in: nil) { #expect(stage.clock.timeline == nil) }
    }
    stage.clock.advance(to: 3)
    #expect(stage.clock.timeline == nil)
  }

  @Test func runBackToTheStartItHandsOverWhatIsInIt() {
    let stage = TestStage()
    let timeline = Timeline(on: stage.clock)
    var log: [String] = []
    start(timeline, on: stage) { log.append($0) }
    timeline.schedule(at: 1) { log.append("event \($0)") }
    timeline.onReturn = {
      log.append("return \(stage.clock.time)")
      timeline.abandonMembers()
    }
    timeline.flow = .held(0.5)
    stage.clock.advance(to: 4)
    timeline.flow = .along(
      TimeStretch(
        start: 4, from: 0.5, to: 0, along: TimedCurve(CubicBezier.easeIn, duration: 0.25), length: 0.25, rateAfter: 1))
    stage.clock.advance(to: 9)
    #expect(log == ["return 4.25", "stop a 0.0 false", "event false"])
  }

  @Test func whatWasAbandonedIsInItNoLonger() {
    let stage = TestStage()
    let timeline = Timeline(on: stage.clock)
    var log: [String] = []
    start(timeline, on: stage) { log.append($0) }
    stage.clock.advance(to: 0.5)
    timeline.abandonMembers()
    #expect(timeline.animations.isEmpty)
    timeline.abandonMembers()
    stage.clock.advance(to: 3)
    #expect(log == ["start a 0.0", "stop a 0.5 false"])
  }

  @Test func eventsComeInTheOrderOfTheirTimesEvenIfTheyAreOverdue() {
    let stage = TestStage()
    let timeline = Timeline(on: stage.clock)
    var log: [Int] = []
    for time in [3, 1, 2] { timeline.schedule(at: Double(time)) { _ in log.append(time) } }
    timeline.flow = .held(2.5)
    stage.clock.advance(to: 1)
    #expect(log.isEmpty)
    timeline.flow = .even(offset: 1.5)
    stage.clock.advance(to: 1)
    #expect(log == [1, 2])
    stage.clock.advance(to: 1.5)
    #expect(log == [1, 2, 3])
  }
}

@Suite struct TimeStretchTests {
  static let curves: [any MotionCurve] = [
    TimedCurve(CubicBezier.linear, duration: 0.7), TimedCurve(CubicBezier.easeInEaseOut, duration: 0.7),
    TimedCurve(CubicBezier(1, 0, 0, 1), duration: 0.7), Spring(dampingRatio: 1, duration: 0.7),
    Spring(dampingRatio: 0.2, duration: 0.7), Spring(dampingRatio: 1, duration: 0.7, initialVelocity: -8),
  ]

  @Test(arguments: 0..<6)
  func aTimeIsReachedExactlyWhenItIsSaidToBe(index: Int) throws {
    let stretch = TimeStretch(start: 3, from: 1, to: 2, along: Self.curves[index], length: 0.7, rateAfter: 2)
    for time in [1.001, 1.3, 1.77, 1.99] {
      let clockTime = try #require(stretch.clockTime(atTime: time))
      #expect(abs(stretch.time(atClockTime: clockTime) - time) < 1e-12)
      #expect(clockTime > 3 && clockTime <= 3 + stretch.length)
      // Not before.
      for part in 0..<200 {
        let before = 3 + (clockTime - 3) * Double(part) / 200
        #expect(stretch.time(atClockTime: before) < time)
      }
    }
    #expect(stretch.clockTime(atTime: 2) == 3 + stretch.length)
    #expect(stretch.clockTime(atTime: 2.5) == 3 + stretch.length + 0.25)
    #expect(stretch.clockTime(atTime: 0.5) == 3)
  }

  @Test func aSpringThatOvershootsArrivesEarly() {
    let curve = Spring(dampingRatio: 0.2, duration: 0.7)
    let stretch = TimeStretch(start: 0, from: 0, to: 1, along: curve, length: 0.7, rateAfter: 1)
    #expect(stretch.length < 0.7 && abs(curve.value(at: stretch.length) - 1) < 1e-12)
    for part in 0..<500 { #expect(curve.value(at: stretch.length * Double(part) / 500) < 1) }
  }

  @Test func backwardsItStaysAtItsEnd() {
    let stretch = TimeStretch(
      start: 0, from: 2, to: 1, along: TimedCurve(CubicBezier.linear, duration: 1), length: 1, rateAfter: 1)
    #expect(stretch.time(atClockTime: 0.25) == 1.75 && stretch.time(atClockTime: 7) == 1)
    #expect(stretch.clockTime(atTime: 1.5) == nil)
  }
}
