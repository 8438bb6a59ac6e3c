import InterludeUI
import InterludeUITestSupport
import Synchronization
import Testing

/// What is put off on a dispatch queue goes by the stage's clock.
@Suite final class DispatchQueueTests {
  lazy var world = World()

  private func note(_ entry: String) -> @MainActor @Sendable () -> Void {
    { [world] in world.journal.write("\(entry) at \(world.stage.time)") }
  }

  @Test func whatIsSentToTheMainQueueRunsInOrderWhenWhatRunsNowHasEnded() {
    let (world, first, second, third) = (world, note("first"), note("second"), note("third"))
    world.stage.clock.schedule(at: 0.5) {
      DispatchQueue.main.async { first() }
      DispatchQueue.main.async {
        second()
        DispatchQueue.main.async { third() }
      }
      world.journal.write("now")
    }
    world.stage.clock.schedule(at: 0.7) { world.journal.write("later") }
    world.stage.advance(to: 1)
    #expect(world.journal.entries == ["now", "first at 0.5", "second at 0.5", "third at 0.5", "later"])
  }

  @Test func itIsNotPartOfTheAnimationThatItIsSentFrom() {
    let view = world.showEmpty().view
    UIView.animate(withDuration: 1) {
      view.alpha = 0
      DispatchQueue.main.async { view.frame.origin.x = 40 }
    }
    world.stage.advance(to: 0.5)
    #expect(view.shownCenter.x == view.center.x && view.frame.minX == 40)
    #expect(view.layer.presentation()?.opacity == 0.5)
  }

  @Test func aDelayIsOneOfTheStagesTime() {
    world.stage.advance(to: 2)
    let (late, soon, past, never) = (note("late"), note("soon"), note("past"), note("never"))
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.75 - .milliseconds(250)) { late() }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250)) { soon() }
    DispatchQueue.main.asyncAfter(deadline: .now() - 1) { past() }
    DispatchQueue.main.asyncAfter(deadline: .now() + .never) { never() }
    world.stage.advance(to: 2.25)
    #expect(world.journal.entries == ["past at 2.0", "soon at 2.25"])
    world.stage.advance(to: 100)
    #expect(world.journal.entries.last == "late at 2.5")
  }

  @Test func aChainThatNeverLetsTimePassIsCutAndReported() {
    world.stage.advance(to: 1)
    var count = 0
    func tick() {
      count += 1
      DispatchQueue.main.async { tick() }
    }
    tick()
    world.stage.advance(to: 2)
    #expect(world.stage.time == 2 && count > 500)
    #expect(world.diagnostics.map(\.identifier) == ["T1"])
  }

  @Test func anotherQueueGetsItsBlockWhenTheStagesClockIsThere() {
    let queue = DispatchQueue(label: "another")
    let count = Count()
    _ = world
    queue.asyncAfter(deadline: .now() + 0.5) { count.add() }
    queue.sync {}
    #expect(count.value == 0)
    world.stage.advance(to: 0.5)
    queue.sync {}
    #expect(count.value == 1)
  }

  @Test func fromAnotherThreadTheMainQueueIsTheRealOne() async {
    let isMain = await withCheckedContinuation { continuation in
      DispatchQueue(label: "another").async {
        DispatchQueue.main.async { continuation.resume(returning: MainActor.assumeIsolated { true }) }
      }
    }
    #expect(isMain)
  }

  /// Counts on any thread.
  private nonisolated final class Count: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock(\.self) }
    func add() { count.withLock { $0 += 1 } }
  }
}
