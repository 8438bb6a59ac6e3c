import InterludeTestSupport
import InterludeUI
import Testing

@testable import InterludeLab

/// What the window says about an action, and how long.
struct NoticeTests {
  private let host = TestHost()
  private let window: LabWindow

  init() throws { window = try TestLab().slideWindow(host) }

  private var said: String? {
    window.glass.window.descendants(Notice.self).first.flatMap { $0.isHidden ? nil : $0 }?
      .descendants(UILabel.self).first?.text
  }

  private func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers = []) {
    window.send(InputEvent(time: host.playback.time, kind: .key(key, modifiers)))
    host.run(window, for: 0.05)
  }

  @Test func whatIsDoneNextTakesItAway() {
    host.run(window, for: 0.1)
    window.say("Paused.")
    host.run(window, for: 0.1)
    #expect(said == "Paused.")
    press(.character("p"))
    #expect(said == nil, "a key")

    window.say("Paused.")
    host.run(window, for: 0.1)
    let inspector = window.layout.inspector
    host.click(CGPoint(x: inspector.midX, y: inspector.minY + 20), in: window)
    #expect(said == nil, "a press on a tab")

    window.say("Paused.")
    window.send(InputEvent(time: host.playback.time, kind: .pointerMoved(CGPoint(x: 20, y: 200))))
    host.run(window, for: 0.1)
    #expect(said == "Paused.", "a pointer that moves does nothing")
  }

  @Test func aShortOneStaysForAShorterTime() {
    window.say("Kept.")
    host.run(window, for: 2)
    #expect(said == "Kept.")
    host.run(window, for: 0.5)
    #expect(said == nil)
    window.say(String(repeating: "word ", count: 40))
    host.run(window, for: 5.9)
    #expect(said != nil)
    host.run(window, for: 0.2)
    #expect(said == nil)
  }

  @Test func theKeyForTheTakeBeforeSaysWhyNothingHappens() {
    press(.character("b"))
    #expect(said?.contains("no other take") == true)
  }

  @Test func theKeyForTheSlidersSaysWhyThereAreNone() {
    press(.character("k"))
    #expect(said?.contains("click in the scene to start a transition") == true, "\(said ?? "")")
    host.click(CGPoint(x: 150, y: 530).applying(window.layout.map()), in: window)
    host.run(window, for: 1)
    press(.character("k"))
    #expect(said?.contains("The system makes this motion by itself") == true, "\(said ?? "")")
    press(.character("d"))
    press(.character("k"))
    #expect(said?.contains("show it with D") == true, "\(said ?? "")")
  }

  /// A digit that is no command, and a key that deletes what is not there.
  @Test(arguments: [InputEvent.Key.character("8"), .delete]) func aKeyThatNothingTakesBeginsNoOtherTake(
    key: InputEvent.Key
  ) {
    host.click(CGPoint(x: 150, y: 430).applying(window.layout.map()), in: window)
    host.run(window, for: 1)
    let session = window.session
    let (count, end) = (session.machine.take.events.count, session.machine.take.end)
    session.seek(to: 0.25)
    press(key)
    #expect(session.machine.branches.isEmpty && session.machine.take.events.count == count)
    #expect(session.machine.take.end == end)
  }

  /// The scene's first screen is pushed by the home screen: while that goes on nothing can be gone back from.
  @Test func escapeInThePastThatLeadsNowhereLeavesTheTake() throws {
    let present = CGPoint(x: 150, y: 530).applying(window.layout.map())
    host.click(present, in: window)
    host.run(window, for: 1)
    let session = window.session
    session.seek(to: 0.1)
    let (count, end) = (session.machine.take.events.count, session.machine.take.end)

    press(.escape)

    #expect(session.machine.take.events.count == count && session.machine.take.end == end)
    #expect(session.machine.branches.isEmpty && said?.contains("nothing to go back from") == true)

    session.seek(to: 0.9)
    press(.escape)
    #expect(session.machine.branches.count == 1, "what is presented is dismissed, which is another take")
  }
}
