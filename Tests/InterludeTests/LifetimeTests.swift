import InterludeTestSupport
import MotionQA
import SDLStage
import Testing

@testable import InterludeLab
@testable import InterludeUI
@testable import interlude

/// What is left of a stage that nobody holds any longer: nothing.
struct LifetimeTests {
  private let lab: Lab
  private let remains = Remains()

  init() throws { lab = try GalleryScenes.lab() }

  private func makeShell(opening scene: Scene? = nil) -> WatchedShell {
    let shell = lab.makeShell(size: WindowSize.standard, scale: 1)
    shell.stage.onDiagnostic = { _ in }
    if let scene { shell.open(scene, animated: false) }
    return WatchedShell(shell, watchedBy: remains)
  }

  @Test(arguments: await GalleryScenes.names) func nothingOutlivesTheRecordingOfAScene(name: String) throws {
    let scene = try lab.scene(named: name)
    _ = try RecordedBundle.record(scene.script, on: makeShell(opening: scene), scene: name)

    #expect(remains.count > 50)
    #expect(remains.alive() == [])
  }

  /// A tenth of a second after each of the scene's steps, where a transition is under way as a rule.
  @Test(arguments: await GalleryScenes.names) func nothingOutlivesASceneThatIsLetGoOfInMidTransition(name: String)
    throws
  {
    let scene = try lab.scene(named: name)
    for step in scene.script.steps {
      try play(scene, until: step.time + 0.1)
      #expect(remains.alive() == [], "let go of 0.1 s after the step at \(step.time) s")
    }

    #expect(remains.names.contains("a transition"))
  }

  private func play(_ scene: Scene, until time: Double) throws {
    _ = try Recording(of: scene.script, on: makeShell(opening: scene)).frame(at: time)
  }

  @Test func nothingOutlivesTheHomeScreen() throws {
    show()

    #expect(remains.count > 50)
    #expect(remains.alive() == [])
  }

  private func show() {
    let shell = makeShell()
    shell.advance(to: 1)
    _ = shell.displayList()
  }

  @Test(arguments: await GalleryScenes.names) func nothingOutlivesARestartInTheWindow(name: String) throws {
    let host = IdleHost()
    let window = LabWindow(
      lab, scene: try lab.scene(named: name), size: WindowSize.standard, scale: 1, freezeDelay: nil, host: host)
    for key in [InputEvent.Key.f1, .tab, .return] { window.send(InputEvent(time: 0, kind: .key(key))) }
    window.advance(to: 0.2)
    _ = window.displayList()
    remains.watch(window.shell, as: "the shell")
    remains.watch(window.shell.stage)
    remains.watch(window.shell.stage.clock, as: "the clock")

    window.send(InputEvent(time: 0.2, kind: .key(.character("r"))))

    #expect(remains.count > 50)
    #expect(remains.alive() == [])
  }
}
