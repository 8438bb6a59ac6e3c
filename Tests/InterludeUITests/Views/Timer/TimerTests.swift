import InterludeUI
import InterludeUITestSupport
import Testing

/// Timers go by the stage's clock.
@Suite final class TimerTests {
  lazy var world = World()

  private func note(_ entry: String = "fired") -> @Sendable (Timer) -> Void {
    { [world] _ in MainActor.assumeIsolated { world.journal.write("\(entry) at \(world.stage.time)") } }
  }

  @Test func aTimerFiresOnceAtItsTime() {
    world.stage.advance(to: 2)
    let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false, block: note())
    #expect(timer.isValid && timer.timeInterval == 0 && abs(timer.fireDate.timeIntervalSinceNow - 0.5) < 0.1)
    world.stage.advance(to: 2.49)
    #expect(world.journal.entries.isEmpty)
    world.stage.advance(to: 9)
    #expect(world.journal.entries == ["fired at 2.5"] && !timer.isValid)
  }

  /// 0.1 s a thousand times, added up, would have drifted.
  @Test(arguments: [0.004, 1.0 / 60, 0.35])
  func aTimerThatRepeatsDoesNotDriftWhateverTheFrames(frame: Double) {
    world.stage.advance(to: 1)
    let times = Times()
    let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [world] _ in
      MainActor.assumeIsolated { times.all.append(world.stage.time) }
    }
    for step in 1...Int(100.05 / frame) { world.stage.advance(to: 1 + Double(step) * frame) }
    #expect(times.all.count >= 997 && timer.timeInterval == 0.1)
    #expect(times.all.enumerated().allSatisfy { abs($1 - Double($0 + 11) / 10) < 1e-12 })
  }

  @Test func oneThatIsInNoRunLoopWaitsAndComesWhenItWouldHave() {
    let timers = (
      Timer(timeInterval: 0.5, repeats: false, block: note("added")),
      Timer(timeInterval: 0.1, repeats: false, block: note("late")),
      Timer(timeInterval: 0.1, repeats: true, block: note("never"))
    )
    world.stage.advance(to: 0.3)
    for timer in [timers.0, timers.1, timers.1] { RunLoop.main.add(timer, forMode: .common) }
    world.stage.advance(to: 2)
    #expect(world.journal.entries == ["late at 0.3", "added at 0.5"] && timers.2.isValid)
  }

  @Test func addedTwiceItFiresAsOne() {
    let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true, block: note())
    RunLoop.main.add(timer, forMode: .default)
    world.stage.advance(to: 1.2)
    #expect(world.journal.entries == ["fired at 0.5", "fired at 1.0"])
  }

  @Test func anInvalidOneIsLetGoOfAtOnce() {
    weak var kept: Timer?
    do {
      let timer = Timer.scheduledTimer(withTimeInterval: 50, repeats: false, block: note())
      kept = timer
      timer.invalidate()
    }
    #expect(kept == nil)
  }

  @Test func itsActionMayEndIt() {
    let times = Times()
    Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { [world] timer in
      MainActor.assumeIsolated { times.all.append(world.stage.time) }
      if MainActor.assumeIsolated({ times.all.count }) == 3 { timer.invalidate() }
    }
    world.stage.advance(to: 10)
    #expect(times.all == [0.25, 0.5, 0.75])
  }

  @Test func firingByHandLeavesTheRestAsItIs() {
    let once = Timer.scheduledTimer(withTimeInterval: 1, repeats: false, block: note("once"))
    let again = Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: note("again"))
    world.stage.advance(to: 0.4)
    once.fire()
    again.fire()
    #expect(!once.isValid && again.isValid)
    world.stage.advance(to: 1.5)
    once.fire()
    #expect(world.journal.entries == ["once at 0.4", "again at 0.4", "again at 1.0"])
  }

  @Test func aDateLetsItWaitAndGoOn() {
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: note())
    timer.fireDate = .distantFuture
    world.stage.advance(to: 5)
    timer.fireDate = Date()
    world.stage.advance(to: 5.5)
    timer.fireDate = Date(timeIntervalSinceNow: 0.25)
    world.stage.advance(to: 7)
    #expect(world.journal.entries == ["fired at 5.0", "fired at 5.75", "fired at 6.75"])
    Timer.scheduledTimer(withTimeInterval: 0, repeats: false, block: note("soon"))
    RunLoop.current.add(
      Timer(fire: Date(timeIntervalSinceNow: 0.5), interval: 2, repeats: true, block: note("dated")), forMode: .default)
    world.stage.advance(to: 9.6)
    #expect(
      world.journal.entries.filter { !$0.hasPrefix("fired") } == ["soon at 7.0001", "dated at 7.5", "dated at 9.5"])
  }

  @Test func theStagesEndLetsGoOfIt() {
    weak var kept: Kept?
    do {
      let (world, object) = (World(), Kept())
      kept = object
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [world] _ in
        _ = object
        MainActor.assumeIsolated { world.journal.write("fired") }
      }
      world.stage.advance(to: 1.5)
      #expect(world.journal.entries == ["fired"])
      world.stage.clock.end()
    }
    #expect(kept == nil)
  }
}

private nonisolated final class Kept: Sendable {}

private final class Times { var all: [Double] = [] }
