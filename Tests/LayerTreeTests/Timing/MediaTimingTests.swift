import InterludeTestSupport
import Testing

@testable import LayerTree

@Suite struct MediaTimingTests {
  /// The documented formulas the slow way: every run, there and back, is laid out on the time line and searched.
  private func reference(_ timing: MediaTiming, at parent: Double) -> (time: Double, iteration: Int)? {
    let t = (parent - timing.beginTime) * timing.speed + timing.timeOffset
    let oneCycle = timing.autoreverses ? timing.duration * 2 : timing.duration
    var total = oneCycle
    if timing.repeatCount > 0 { total = oneCycle * Double(timing.repeatCount) }
    if timing.repeatDuration > 0 { total = timing.repeatDuration }
    var inside = t
    if t < 0 {
      guard timing.fillMode == .backwards || timing.fillMode == .both else { return nil }
      inside = 0
    } else if t > total {
      guard timing.fillMode == .forwards || timing.fillMode == .both else { return nil }
      inside = total
    }
    var (start, iteration) = (0.0, 0)
    while true {
      if inside <= start + timing.duration { return (inside - start, iteration) }
      if timing.autoreverses, inside <= start + 2 * timing.duration {
        return (start + 2 * timing.duration - inside, iteration)
      }
      start += oneCycle
      iteration += 1
    }
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

  @Test func theEndBelongsToTheLastRunAndIsOverUnlessFilled() {
    var timing = MediaTiming()
    timing.duration = 2
    timing.repeatCount = 3
    #expect(timing.phase(atParentTime: 0) == .init(time: 0, iteration: 0))
    #expect(timing.phase(atParentTime: 2) == .init(time: 0, iteration: 1))
    #expect(timing.phase(atParentTime: 6) == nil)
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

  @Test func backwardsItRunsFromItsOffsetToZero() {
    var timing = MediaTiming()
    timing.duration = 2
    timing.speed = -1
    timing.timeOffset = 1.5
    timing.beginTime = 10
    #expect(timing.phase(atParentTime: 10) == .init(time: 1.5, iteration: 0))
    #expect(timing.phase(atParentTime: 11) == .init(time: 0.5, iteration: 0))
    #expect(timing.phase(atParentTime: 11.5) == nil)
    #expect(timing.parentTime(atLocalTime: 0) == 11.5)
  }

  @Test func repeatingForEverNeverEnds() {
    var timing = MediaTiming()
    timing.duration = 2
    timing.repeatCount = .infinity
    #expect(timing.activeDuration == .infinity)
    #expect(timing.phase(atParentTime: 2001) == .init(time: 1, iteration: 1000))
  }
}
