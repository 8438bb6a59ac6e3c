import InterludeUI
import InterludeUITestSupport
import Testing

/// A window that is sent the events of its touches.
@Suite final class WindowEventTests {
  private final class Watcher: UIWindow {
    let journal: Journal
    var keeps: [UITouch.Phase] = []

    init(_ journal: Journal) {
      self.journal = journal
      super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    required init?(coder: NSCoder) { nil }

    override func sendEvent(_ event: UIEvent) {
      let phase = event.touches(for: self)?.first?.phase
      journal.write("sent \(phase.map(String.init(describing:)) ?? "nothing")")
      if let phase, keeps.contains(phase) { return }
      super.sendEvent(event)
    }
  }

  private final class Probe: UIView {
    var journal: Journal?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { journal?.write("view began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { journal?.write("view ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { journal?.write("view cancelled") }
  }

  lazy var world = World()
  private lazy var window: Watcher = {
    let window = Watcher(world.journal)
    let probe = Probe(frame: window.bounds)
    probe.journal = world.journal
    window.addSubview(probe)
    probe.addGestureRecognizer(UITapGestureRecognizer { [journal = world.journal] _ in journal.write("tap") })
    window.makeKeyAndVisible()
    return window
  }()
  private lazy var finger = Finger(world.stage)

  @Test func aWindowHearsOfATouchBeforeItsViews() {
    _ = window
    finger.tap(100, 100, at: 0.1)
    #expect(world.journal.entries == ["sent began", "view began", "sent ended", "tap", "view cancelled"])
  }

  @Test func whatAWindowKeepsNobodyHears() {
    window.keeps = [.began, .moved, .ended]
    finger.tap(100, 100, at: 0.1)
    #expect(world.journal.entries == ["sent began", "sent ended"])
  }

  @Test func anEndThatIsKeptCancels() {
    window.keeps = [.ended]
    finger.tap(100, 100, at: 0.1)
    #expect(world.journal.entries == ["sent began", "view began", "sent ended", "view cancelled"])
    window.keeps = []
    finger.tap(100, 100, at: 2)
    #expect(world.journal.entries.suffix(5) == ["sent began", "view began", "sent ended", "tap", "view cancelled"])
  }
}
