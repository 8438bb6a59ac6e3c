import InterludeTestSupport
import Testing

@testable import LayerTree

@Suite struct MediaTimingTests {
  /// The rule the slow way: the local time is walked into the one cycle that it lies in, a run, or a run and the run back, at a
  /// time. None for moments that lie between two runs, which the rule leaves open.
  private func reference(_ timing: MediaTiming, at parent: Double) -> (time: Double, iteration: Int)? {
    let cycle = timing.autoreverses ? timing.duration * 2 : timing.duration
    var total = cycle
    if timing.repeatCount > 0 { total = cycle * Double(timing.repeatCount) }
    if timing.repeatDuration > 0 { total = timing.repeatDuration }
    var elapsed = parent - timing.beginTime
    if elapsed < 0 {
      guard timing.fillMode == .backwards || timing.fillMode == .both else { return nil }
      elapsed = 0
    } else if elapsed * abs(timing.speed) > total {
      guard timing.fillMode == .forwards || timing.fillMode == .both else { return nil }
      elapsed = total / abs(timing.speed)
    }
    var (local, iteration) = (elapsed * timing.speed + timing.timeOffset, 0)
    while local < 0 { (local, iteration) = (local + cycle, iteration - 1) }
    while local > cycle { (local, iteration) = (local - cycle, iteration + 1) }
    return (local > timing.duration ? cycle - local : local, max(0, iteration))
  }

  @Test(arguments: [11, 12, 13, 14] as [UInt64])
  func phasesAgreeWithALayoutOfAllRuns(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<2000 {
      var timing = MediaTiming()
      timing.beginTime = random.number(-2...2)
      timing.timeOffset = random.number(-1...1)
      timing.duration = random.number(0.1...2)
      timing.speed = random.number(-3...3)
      timing.autoreverses = .random(using: &random)
      if .random(using: &random) { timing.repeatCount = Float(random.number(0.1...4)) }
      if .random(using: &random) { timing.repeatDuration = random.number(0.1...5) }
      timing.fillMode = [.removed, .forwards, .backwards, .both].randomElement(using: &random) ?? .removed
      let parent = random.number(-4...8)

      let phase = timing.phase(atParentTime: parent)
      let expected = reference(timing, at: parent)

      #expect((phase == nil) == (expected == nil), "seed \(seed) \(timing) at \(parent)")
      guard let phase, let expected else { continue }
      #expect(abs(phase.time - expected.time) < 1e-12, "seed \(seed) \(timing) at \(parent)")
      #expect(phase.iteration == expected.iteration, "seed \(seed) \(timing) at \(parent)")
    }
  }

  /// "timeOffset, negative speed of an animation", by the rule, and by hand: where runs of one second each stand, whose model
  /// shows 0 before and after, as "-".
  @Test(
    arguments: [
      // speed, timeOffset, repeatCount, repeatDuration, autoreverses, fill, then times with what shows there.
      (1, 0, 0, 0, false, .removed, "-0.1 -  0 0  0.25 0.25  0.9 0.9  1 1  1.1 -"),
      (1, 0.3, 0, 0, false, .removed, "-0.1 -  0 0.3  0.5 0.8  0.9 0.2  1 0.3  1.1 -"),
      (-1, 0, 0, 0, false, .removed, "-0.1 -  0 1  0.25 0.75  0.9 0.1  1 0  1.1 -"),
      (-1, 0.3, 0, 0, false, .removed, "0 0.3  0.2 0.1  0.4 0.9  0.9 0.4  1 0.3  1.01 -"),
      (2, 0, 0, 0, false, .removed, "0 0  0.1 0.2  0.25 0.5  0.45 0.9  0.5 1  0.55 -"),
      (2, 0.3, 0, 0, false, .removed, "-0.1 -  0.1 0.5  0.4 0.1  0.45 0.2  0.5 0.3  0.6 -"),
      (-0.5, 0, 0, 0, false, .removed, "0 1  0.5 0.75  1 0.5  1.5 0.25  2 0  2.1 -"),
      (1, 0, 2, 0, false, .removed, "0.5 0.5  1 0  1.5 0.5  1.75 0.75  2 1  2.1 -"),
      (-1, 0, 2, 0, false, .removed, "0 1  0.5 0.5  1 1  1.5 0.5  2 0  2.1 -"),
      (1, 0, 0, 0, true, .removed, "0 0  0.5 0.5  1 1  1.5 0.5  2 0  2.1 -"),
      (1, 0.3, 0, 0, true, .removed, "0 0.3  0.5 0.8  0.9 0.8  1.5 0.2  2 0.3  2.1 -"),
      (-1, 0, 0, 0, true, .removed, "0 0  0.5 0.5  1 1  1.5 0.5  2 0  2.1 -"),
      (1, 0.5, 0, 1.5, false, .removed, "0 0.5  0.25 0.75  0.75 0.25  1.25 0.75  1.5 1  1.6 -"),
      (1, 0.3, 0, 0, false, .both, "-1 0.3  0 0.3  0.9 0.2  1 0.3  2 0.3  9 0.3"),
      (-1, 0, 0, 0, false, .both, "-1 1  0 1  0.25 0.75  1 0  2 0  9 0"),
    ] as [(Double, Double, Float, Double, Bool, CAMediaTimingFillMode, String)])
  func ninetyMomentsAreWhereTheRuleHasThem(
    speed: Double, timeOffset: Double, repeatCount: Float, repeatDuration: Double, autoreverses: Bool,
    fillMode: CAMediaTimingFillMode, moments: String
  ) throws {
    var timing = MediaTiming()
    (timing.duration, timing.beginTime, timing.speed, timing.timeOffset) = (1, 8, speed, timeOffset)
    (timing.repeatCount, timing.repeatDuration, timing.autoreverses) = (repeatCount, repeatDuration, autoreverses)
    timing.fillMode = fillMode
    let words = moments.split(separator: " ")
    #expect(words.count == 12)
    for (time, shown) in stride(from: 0, to: words.count, by: 2).map({ (words[$0], words[$0 + 1]) }) {
      let phase = timing.phase(atParentTime: 8 + (try #require(Double(time))))
      guard let shown = Double(shown) else {
        #expect(phase == nil, "at \(time)")
        continue
      }
      #expect(abs((try #require(phase, "at \(time)")).time - shown) < 1e-12, "at \(time)")
    }
  }

  /// An animation that begins at 0.2 of a layer whose time runs from 1 downwards: the layer comes to its end first.
  @Test func inALayerOfNegativeSpeedAnAnimationRunsFromItsEndToItsBeginning() {
    let stage = TestStage()
    (stage.layer.speed, stage.layer.timeOffset) = (-1, 1)
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.beginTime, animation.duration) = (100, 200, 0.2, 0.5)
    var log: [String] = []
    animation.delegate = Recorder("back") { log.append($0) }
    stage.layer.add(animation, forKey: nil)
    let shown = stage.samples("position.x", at: [0.2, 0.4, 0.7, 0.9])
    for (shown, expected) in zip(shown, [0.0, 180, 120, 0]) {
      #expect(abs((shown ?? .nan) - expected) < 1e-9)
    }
    #expect(log.count == 2 && log[0].hasPrefix("start back 0.3") && log[1].hasPrefix("stop back 0.8"))
  }

  /// "At 0.9 it shows 0.2": in a layer, and its end comes after its duration, not where it has come round to its own end.
  @Test func anAnimationWithAnOffsetEndsWhenItsDurationHasPassed() {
    let stage = TestStage()
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration, animation.timeOffset) = (0, 1, 1, 0.3)
    var log: [String] = []
    animation.delegate = Recorder("round") { log.append($0) }
    stage.layer.add(animation, forKey: nil)
    stage.clock.advance(to: 0.9)
    #expect(abs((stage.presented("position.x") ?? 0) - 0.2) < 1e-12)
    stage.clock.advance(to: 2)
    #expect(log == ["start round 0.0", "stop round 1.0 true"])
  }

  @Test func theEndBelongsToTheLastRunAndStaysIfFilled() {
    var timing = MediaTiming()
    timing.duration = 2
    timing.repeatCount = 3
    #expect(timing.phase(atParentTime: 0) == .init(time: 0, iteration: 0))
    #expect(timing.phase(atParentTime: 2) == .init(time: 0, iteration: 1))
    #expect(timing.phase(atParentTime: 6) == .init(time: 2, iteration: 2))
    #expect(timing.phase(atParentTime: 6.001) == nil)
    timing.fillMode = .forwards
    #expect(timing.phase(atParentTime: 6) == .init(time: 2, iteration: 2))
    #expect(timing.phase(atParentTime: 100) == .init(time: 2, iteration: 2))
    timing.autoreverses = true
    #expect(timing.phase(atParentTime: 100) == .init(time: 0, iteration: 2))
  }

  @Test func standingStillShowsBothEnds() {
    var timing = MediaTiming()
    timing.duration = 2
    timing.speed = 0
    timing.timeOffset = 2
    #expect(timing.phase(atParentTime: 77) == .init(time: 2, iteration: 0))
    timing.timeOffset = 0
    #expect(timing.phase(atParentTime: 77) == .init(time: 0, iteration: 0))
  }

  @Test func backwardsItRunsFromItsOffsetRoundToItsOffset() {
    var timing = MediaTiming()
    timing.duration = 2
    timing.speed = -1
    timing.timeOffset = 1.5
    timing.beginTime = 10
    #expect(timing.phase(atParentTime: 10) == .init(time: 1.5, iteration: 0))
    #expect(timing.phase(atParentTime: 11) == .init(time: 0.5, iteration: 0))
    #expect(timing.phase(atParentTime: 11.75) == .init(time: 1.75, iteration: 0))
    #expect(timing.phase(atParentTime: 12) == .init(time: 1.5, iteration: 0))
    #expect(timing.phase(atParentTime: 12.01) == nil)
    #expect(timing.endTime == 12)
  }

  @Test func repeatingForEverNeverEnds() {
    var timing = MediaTiming()
    timing.duration = 2
    timing.repeatCount = .infinity
    #expect(timing.activeDuration == .infinity)
    #expect(timing.phase(atParentTime: 2001) == .init(time: 1, iteration: 1000))
  }
}
