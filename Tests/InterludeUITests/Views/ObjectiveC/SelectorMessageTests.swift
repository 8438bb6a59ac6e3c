import InterludeUI
import InterludeUITestSupport
import Testing

/// Notifications, timers and delayed calls by selectors.
@Suite final class SelectorMessageTests {
  lazy var world = World()
  private lazy var target = Hearer(world.journal)
  private let center = NotificationCenter()
  private let heard = Selector("heard:", method: Hearer.heard(_:))

  // MARK: Notifications

  @Test func anObserverHearsOfItsNameAndObjectAlone() {
    _ = world.stage
    let object = NSObject()
    center.addObserver(target, selector: heard, name: .init("a"), object: object)
    center.post(name: .init("a"), object: object)
    center.post(name: .init("b"), object: object)
    center.post(name: .init("a"), object: NSObject())
    #expect(world.journal.entries == ["a"])
  }

  @Test func removingTakesOneNameOrAll() {
    for name in ["a", "b", "c"] { center.addObserver(target, selector: heard, name: .init(name), object: nil) }
    let post = { for name in ["a", "b", "c"] { self.center.post(name: .init(name), object: nil) } }
    center.removeObserver(target, name: .init("b"), object: nil)
    post()
    #expect(world.journal.entries == ["a", "c"])
    center.removeObserver(target)
    post()
    #expect(world.journal.entries == ["a", "c"])
  }

  @Test func anotherObserverAndAnotherCenterStay() {
    let other = Hearer(world.journal)
    let elsewhere = NotificationCenter()
    center.addObserver(other, selector: heard, name: .init("other"), object: nil)
    elsewhere.addObserver(target, selector: heard, name: .init("elsewhere"), object: nil)
    center.removeObserver(target)
    center.post(name: .init("other"), object: nil)
    elsewhere.post(name: .init("elsewhere"), object: nil)
    #expect(world.journal.entries == ["other", "elsewhere"])
  }

  @Test func anObserverIsNotKeptAlive() {
    weak var gone: Hearer?
    do {
      let hearer = Hearer(world.journal)
      gone = hearer
      center.addObserver(hearer, selector: heard, name: nil, object: nil)
    }
    #expect(gone == nil)
    center.post(name: .init("a"), object: nil)
    #expect(world.journal.entries.isEmpty)
  }

  @Test func aBlocksTokenIsStillRemoved() {
    let journal = world.journal
    let token = center.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { journal.write("block") }
    }
    center.removeObserver(token)
    center.post(name: .init("a"), object: nil)
    #expect(world.journal.entries.isEmpty)
  }

  // MARK: Timers

  @Test func aTimerCallsItsTargetWithItself() {
    let timer = Timer(
      timeInterval: 5, target: target, selector: Selector("fired:", method: Hearer.fired(_:)), userInfo: "info",
      repeats: true)
    timer.fire()
    #expect(world.journal.entries == ["fired info"])
    timer.invalidate()
    timer.fire()
    #expect(world.journal.entries.count == 1 && !timer.isValid)
  }

  @Test func aTimerKeepsItsTargetUntilItIsInvalidated() {
    weak var kept: Hearer?
    let timer = {
      let hearer = Hearer(world.journal)
      kept = hearer
      return Timer.scheduledTimer(
        timeInterval: 50, target: hearer, selector: Selector("fired:", method: Hearer.fired(_:)), userInfo: nil,
        repeats: false)
    }()
    #expect(kept != nil)
    timer.invalidate()
  }

  // MARK: Delayed calls

  @Test func aPerformedSelectorIsCalledAtOnce() {
    target.perform(Selector("say:", method: Hearer.say(_:)), with: "now")
    #expect(world.journal.entries == ["now"])
  }

  @Test func aDelayedCallGoesByTheStagesClock() {
    _ = world.stage
    target.perform(Selector("say:", method: Hearer.say(_:)), with: "later", afterDelay: 0.5)
    world.stage.advance(to: world.stage.time + 0.49)
    #expect(world.journal.entries.isEmpty)
    world.stage.advance(to: world.stage.time + 0.02)
    #expect(world.journal.entries == ["later"])
  }

  @Test func delayedCallsAreTakenBackByTheirMethodAndArgument() {
    _ = world.stage
    let say = Selector("say:", method: Hearer.say(_:))
    for word in ["one", "two"] { target.perform(say, with: word, afterDelay: 0.1) }
    target.perform(heard, with: Notification(name: .init("note")), afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(withTarget: target, selector: say, object: "one")
    world.stage.advance(to: world.stage.time + 1)
    #expect(world.journal.entries == ["two", "note"])
    target.perform(say, with: "three", afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(withTarget: target)
    world.stage.advance(to: world.stage.time + 1)
    #expect(world.journal.entries == ["two", "note"])
  }

  @Test func onTheMainThreadItIsCalledAtOnceOrInTheNextTurn() {
    let note = Notification(name: .init("later"))
    target.performSelector(onMainThread: heard, with: note, waitUntilDone: false)
    #expect(world.journal.entries.isEmpty)
    target.performSelector(onMainThread: heard, with: Notification(name: .init("now")), waitUntilDone: true)
    #expect(world.journal.entries == ["now"])
    world.stage.advance(to: world.stage.time)
    #expect(world.journal.entries == ["now", "later"])
  }
}

private final class Hearer: NSObject {
  private let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func heard(_ notification: Notification) { journal.write(notification.name.rawValue) }
  func fired(_ timer: Timer) { journal.write("fired \(timer.userInfo as? String ?? "?")") }
  func say(_ word: String) { journal.write(word) }
}
