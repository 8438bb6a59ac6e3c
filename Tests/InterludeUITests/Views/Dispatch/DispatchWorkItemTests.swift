import InterludeUI
import InterludeUITestSupport
import Synchronization
import Testing

/// A work item that is put off goes by the stage's clock.
@Suite(.ownWorld) struct DispatchWorkItemTests {
  private let world = World()
  private let queue = DispatchQueue(label: "another")
  private let log = Log()

  private func item(_ entry: String) -> InterludeUI.DispatchWorkItem {
    .init { [world] in MainActor.assumeIsolated { world.journal.write("\(entry) at \(world.stage.time)") } }
  }

  @Test func whatIsSentToTheMainQueueRunsWhenWhatRunsNowHasEnded() {
    let (first, second) = (item("first"), item("second"))
    world.stage.clock.schedule(at: 0.5) {
      DispatchQueue.main.async(execute: first)
      DispatchQueue.main.async(execute: second)
      world.journal.write("now")
    }
    world.stage.advance(to: 1)
    #expect(world.journal.entries == ["now", "first at 0.5", "second at 0.5"])
  }

  @Test func aDelayIsOneOfTheStagesTimeAndOneThatIsCancelledIsNotDone() {
    let (done, cancelled) = (item("done"), item("cancelled"))
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: done)
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250), execute: cancelled)
    world.stage.advance(to: 0.125)
    cancelled.cancel()
    world.stage.advance(to: 9)
    #expect(world.journal.entries == ["done at 0.5"] && cancelled.isCancelled && !done.isCancelled)
  }

  @Test func anotherQueueDoesItWhenTheStagesClockIsThere() {
    let mark = DispatchSpecificKey<String>()
    queue.setSpecific(key: mark, value: "on the queue")
    let item = InterludeUI.DispatchWorkItem { [log] in log.write(DispatchQueue.getSpecific(key: mark) ?? "elsewhere") }
    queue.asyncAfter(deadline: .now() + 0.5, execute: item)
    world.stage.advance(to: 0.25)
    queue.sync {}
    #expect(log.entries.isEmpty)
    world.stage.advance(to: 0.5)
    queue.sync {}
    #expect(log.entries == ["on the queue"])
  }

  @Test func itIsDoneHereOnAQueueInAGroupOrAtATimeOfTheMachines() {
    log.item("here").perform()
    queue.sync(execute: log.item("waited for"))
    let (sent, late, wall, group) = (log.item("sent"), log.item("late"), log.item("wall"), DispatchGroup())
    queue.async(execute: sent)
    sent.wait()
    queue.async(group: group, execute: log.item("in a group"))
    group.wait()
    let now = DispatchTime.now()
    queue.asyncAfter(deadline: now, execute: late)
    #expect(late.wait(timeout: .distantFuture) == .success)
    queue.asyncAfter(wallDeadline: .now(), execute: wall)
    #expect(wall.wait(wallTimeout: .distantFuture) == .success)
    #expect(log.entries == ["here", "waited for", "sent", "in a group", "late", "wall"])
  }

  @Test func whatWaitsForItIsDoneAfterwards() {
    let (item, group) = (log.item("item"), DispatchGroup())
    queue.suspend()
    item.notify(queue: queue) { [log] in log.write("block") }
    item.notify(queue: queue, execute: log.item("another item"))
    item.perform()
    group.notify(queue: queue, work: log.item("after the group"))
    queue.resume()
    queue.sync {}
    #expect(log.entries.first == "item" && Set(log.entries) == ["item", "block", "another item", "after the group"])
  }
}

/// What is done on any thread.
private nonisolated final class Log: Sendable {
  private let list = Mutex<[String]>([])

  var entries: [String] { list.withLock(\.self) }
  func write(_ entry: String) { list.withLock { $0.append(entry) } }
  func item(_ entry: String) -> InterludeUI.DispatchWorkItem { .init { self.write(entry) } }
}
