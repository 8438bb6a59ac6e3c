import InterludeUI
import InterludeUITestSupport
import Testing

@Suite final class LifecycleRecorderTests {
  /// Overrides everything, and calls super nowhere.
  private final class Silent: UIViewController {
    override func loadView() { view = UIView(frame: UIScreen.main.bounds) }
    override func viewDidLoad() {}
    override func viewWillAppear(_ animated: Bool) {}
    override func viewDidAppear(_ animated: Bool) {}
    override func viewWillDisappear(_ animated: Bool) {}
    override func viewDidDisappear(_ animated: Bool) {}
  }

  private lazy var world = World()
  private let recorder = LifecycleRecorder()

  private func callbacks(of subject: String) -> [String] {
    recorder.events.filter { $0.subject == subject }.map(\.callback)
  }

  @Test func overridesWithoutSuperAreRecorded() {
    let root = Silent()
    world.show(root)
    world.stage.observers = [recorder]
    let modal = Silent()
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: true) {}
    world.settle()
    #expect(callbacks(of: "Silent #2") == ["viewWillDisappear(_:)", "viewDidDisappear(_:)"])
    #expect(
      callbacks(of: "Silent") == [
        "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)",
        "completion of present(_:animated:)",
      ])
    #expect(
      recorder.events.filter { $0.callback == "subviews" }.map(\.detail) == [
        "added Silent #2.view → [Silent #2.view]", "added Silent.view → [Silent #2.view, Silent.view]",
        "removed Silent #2.view → [Silent.view]",
      ])
  }

  @Test func timesAreThoseOfTheCalls() {
    let root = Silent()
    world.show(root)
    world.stage.observers = [recorder]
    world.stage.advance(to: 2)
    root.present(Silent(), animated: true)
    world.settle()
    let times = recorder.events.filter { $0.subject == "SheetAnimator" }.map(\.time)
    #expect(times.map { ($0 * 1000).rounded() / 1000 } == [2, 2, 2.506, 2.506])
  }

  @Test func nothingIsRecordedUnasked() {
    world.show(Silent())
    #expect(recorder.events.isEmpty)
  }
}
