import DisplayList
import Foundation
import MotionCurves
import Testing

@testable import LayerTree

/// The clock's listener hears where the motion of a layer begins, is held and ends.
@Suite struct MotionEventTests {
  private final class Log {
    var lines: [String] = []
  }

  private func listen(to stage: TestStage) -> Log {
    let log = Log()
    stage.clock.onMotion = { [clock = stage.clock] _, event in
      let now = clock.time
      switch event {
      case .begins(let animation, let time): log.lines.append("\(now) \(animation.key ?? "") begins at \(time)")
      case .isHeld(let animation): log.lines.append("\(now) \(animation.key ?? "") is held")
      case .ends(let animation): log.lines.append("\(now) \(animation.key ?? "") ends")
      case .breaks: break
      }
    }
    return log
  }

  private func animation(_ duration: Double = 2) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, duration)
    return animation
  }

  @Test func anAnimationBeginsAndEndsAtItsExactTimes() {
    let stage = TestStage()
    let log = listen(to: stage)
    stage.clock.advance(to: 0.25)
    stage.layer.add(animation(), forKey: "a")
    stage.clock.advance(to: 5)
    #expect(log.lines == ["0.25 a begins at 0.25", "2.25 a ends"])
  }

  @Test func aDelayedOneBeginsWhenItsTimeComes() {
    let stage = TestStage()
    let log = listen(to: stage)
    let delayed = animation()
    delayed.beginTime = 0.7
    stage.layer.add(delayed, forKey: "a")
    #expect(log.lines == ["0.0 a begins at 0.7"])
  }

  @Test func whatIsTakenOffEndsAndWhatIsRetimedBeginsAnew() {
    let stage = TestStage()
    let log = listen(to: stage)
    let running = stage.layer.start(animation(), forKey: "a")
    stage.clock.advance(to: 0.5)
    running.retime { $0.timing.speed = 0 }
    stage.clock.advance(to: 1)
    running.retime { ($0.timing.speed, $0.timing.beginTime) = (1, 1) }
    running.update { $0.fillMode = .both }
    stage.clock.advance(to: 1.5)
    running.remove()
    stage.clock.advance(to: 9)
    #expect(
      log.lines == ["0.0 a begins at 0.0", "0.5 a is held", "1.0 a begins at 1.0", "1.5 a ends"])
  }

  @Test func aTimelineHoldsAndSendsAllThatIsInIt() {
    let stage = TestStage()
    let log = listen(to: stage)
    let timeline = Timeline(on: stage.clock)
    timeline.run { stage.layer.add(animation(), forKey: "a") }
    timeline.flow = .even(offset: 0)
    stage.clock.advance(to: 0.5)
    timeline.flow = .held(0.5)
    stage.clock.advance(to: 1)
    timeline.flow = .along(
      TimeStretch(
        start: 1, from: 0.5, to: 2, along: TimedCurve(CubicBezier.linear, duration: 0.5), length: 0.5, rateAfter: 1))
    stage.clock.advance(to: 3)
    #expect(log.lines == ["0.0 a begins at 0.0", "0.5 a is held", "1.0 a begins at 1.0", "1.5 a ends"])
  }

  @Test func aChangeOfWhatIsAnimatedIsABreakAndNoOtherIs() {
    let stage = TestStage()
    var breaks: [String] = []
    stage.clock.onMotion = { _, event in
      if case .breaks(let kind, let properties) = event { breaks.append("\(kind) \(properties.map(\.rawValue))") }
    }
    stage.layer.position.x = 3
    stage.layer.add(animation(), forKey: "a")
    stage.layer.opacity = 0.5
    stage.layer.position.x = 3
    #expect(breaks == [], "nothing runs yet, another property is set, the value is the same")

    stage.layer.position.x = 4
    #expect(breaks == ["modelChanged [\"position\"]"])
    stage.layer.removeAnimation(forKey: "a")
    stage.layer.position.x = 5
    #expect(breaks == ["modelChanged [\"position\"]", "removed [\"position\"]"])
  }

  /// As `presentation()` does while it runs; at its end that shows the model again.
  @Test func upToNowALayerShowsWhatEndsNowAtItsEnd() {
    let stage = TestStage()
    stage.layer.position = CGPoint(x: 7, y: 9)
    stage.layer.add(animation(), forKey: "a")
    stage.clock.advance(to: 0.5)
    #expect(stage.layer.presentationUntilNow().position == CGPoint(x: 25, y: 9))
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([animation()], 1)
    var ends: [CGFloat] = []
    stage.clock.onMotion = { layer, event in
      guard case .breaks(.ended, _) = event else { return }
      ends.append(layer.presentationUntilNow().position.x)
    }
    stage.clock.advance(to: 3)
    stage.layer.add(group, forKey: "b")
    stage.clock.advance(to: 5)
    #expect(ends == [100, 50], "a has gone all the way, b's child is half-way when its group ends")
  }

  @Test func whatAnAnimationDoesByItselfCanBeSeen() throws {
    let stage = TestStage()
    stage.layer.position = CGPoint(x: 7, y: 9)
    let running = stage.layer.start(animation(), forKey: "a")
    let looks = try [0, 0.25, 1].map { try #require(running.snapshot(atProgress: $0)).position }
    #expect(looks == [CGPoint(x: 0, y: 9), CGPoint(x: 25, y: 9), CGPoint(x: 100, y: 9)])
    #expect(running.properties == [.position])
  }
}
