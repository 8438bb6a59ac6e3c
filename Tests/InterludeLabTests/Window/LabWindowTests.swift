import InterludeUI
import MotionQA
import SDLStage
import Testing

@testable import InterludeLab

struct LabWindowTests {
  private let test: TestLab
  private let host = TestHost()
  private let slideButton = CGPoint(x: 150, y: 430)

  init() throws { test = try TestLab() }

  private func makeWindow(scene: String? = "slide", freeze: Double? = nil) throws -> LabWindow {
    LabWindow(
      test.lab, scene: try scene.map(test.lab.scene(named:)), size: WindowSize.standard, scale: 1, freezeDelay: freeze,
      host: host)
  }

  private func bar(in window: LabWindow) throws -> CGFloat {
    let controller = try #require(window.shell.navigationController.topViewController as? SlideViewController)
    let layer = controller.bar.layer
    return (layer.presentation() ?? layer).position.x
  }

  @Test func theClockFreezesExactlyThatLongAfterTheFirstClickAndGoesOnAtWill() throws {
    let window = try makeWindow(freeze: 0.2)
    host.run(window, for: 0.75)
    host.click(slideButton, in: window)

    host.run(window, for: 5)
    #expect(host.playback.time == 0.75 + 0.2)
    #expect(abs(try bar(in: window) - 85) < 1e-9)

    host.press(.space, in: window)
    host.run(window, for: 1)
    #expect(try bar(in: window) == 145)
  }

  @Test func aFrozenWindowShowsTheHeadlessFrameOfThatMoment() throws {
    let window = try makeWindow(freeze: 0.2)
    host.run(window, for: 0.75)
    host.click(slideButton, in: window)
    host.run(window, for: 1)

    let take = try Take(of: test.lab.scene(named: "slide"), in: test.lab, size: WindowSize.standard, scale: 1)
    let headless = try take.frame(at: 0.2)

    #expect(window.displayList().commands.count == headless.displayList.commands.count)
    #expect(window.displayList() == headless.displayList)
  }

  @Test func slowMotionSlowsAndSaysSo() throws {
    let window = try makeWindow()
    host.press(.character("s"), in: window)
    host.run(window, for: 1)

    #expect(abs(host.playback.time - 0.2) < 1e-9)
    #expect(PlaybackText.text(of: host.playback) == "Slow motion 1/5")
    host.press(.character("s"), in: window)
    #expect(PlaybackText.text(of: host.playback) == "Slow motion 1/20")
    host.press(.space, in: window)
    #expect(PlaybackText.text(of: host.playback) == "Paused · Slow motion 1/20")
    host.press(.space, in: window)
    host.press(.character("s"), in: window)
    #expect(PlaybackText.text(of: host.playback) == nil)
  }

  @Test func pausedTimeMovesAFrameAtATime() throws {
    let window = try makeWindow()
    host.press(.space, in: window)
    host.run(window, for: 1)
    #expect(window.shell.stage.time == 0)

    host.press(.rightArrow, in: window)
    #expect(window.shell.stage.time == Playback.frameDuration)
  }

  @Test func restartingShowsTheSceneAsNewAtTimeZero() throws {
    let window = try makeWindow()
    host.click(slideButton, in: window)
    host.run(window, for: 1)
    #expect(try bar(in: window) == 145)
    let old = window.shell

    host.press(.character("r"), in: window)

    #expect(window.shell !== old)
    #expect(window.shell.stage.time == 0)
    #expect(try bar(in: window) == 45)
    #expect(window.shell.scene?.name == "slide")
  }

  @Test func theTitleNamesTheSceneThatIsOpen() throws {
    let window = try makeWindow(scene: nil)
    host.run(window, for: 0.1)
    #expect(host.title == "Interlude")

    window.shell.open(try test.lab.scene(named: "slide"), animated: true)
    host.run(window, for: 1)
    #expect(host.title == "Slide – Interlude")

    host.press(.escape, in: window)
    host.run(window, for: 1)
    #expect(host.title == "Interlude")
  }

  @Test func quittingClosesTheWindow() throws {
    host.press(.character("q"), in: try makeWindow())

    #expect(host.isClosed)
  }

  @Test func theHelpCardComesAndGoesAndEscapePutsItAwayFirst() throws {
    let window = try makeWindow()
    let plain = window.displayList()

    host.press(.f1, in: window)
    #expect(window.displayList() != plain)
    host.press(.escape, in: window)
    #expect(window.displayList() == plain)
    #expect(window.shell.scene != nil)

    host.press(.escape, in: window)
    host.run(window, for: 1)
    #expect(window.shell.scene == nil)
  }

  @Test func touchesBesideTheHelpCardReachTheAppAndOnesOnItCloseIt() throws {
    let window = try makeWindow()
    host.press(.character("h"), in: window)
    let plain = try makeWindow().displayList()

    host.click(CGPoint(x: 195, y: 422), in: window)
    #expect(window.displayList() == plain)
  }

  @Test func theMousesBackButtonGoesBack() throws {
    let window = try makeWindow()
    window.send(InputEvent(time: 0, kind: .pointerDown(.zero, .back)))
    host.run(window, for: 1)

    #expect(window.shell.scene == nil)
  }
}
