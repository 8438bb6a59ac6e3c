import InterludeTestSupport
import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

/// Who has the keys: the dock or the scene.
struct KnobsTests {
  private let test: TestLab
  private let host = TestHost()

  init() throws { test = try TestLab() }

  private func makeWindow() throws -> LabWindow {
    let window = try test.slideWindow(host, size: CGSize(width: 1280, height: 1100))
    host.click(CGPoint(x: 150, y: 430).applying(window.layout.map()), in: window)
    host.run(window, for: 1)
    return window
  }

  private func duration(_ window: LabWindow) throws -> Double {
    try #require(window.session.selectedCall).used.duration
  }

  private func slider(_ title: String, in window: LabWindow) throws -> ParameterSlider {
    try #require(
      window.dock.window.descendants(ParameterSlider.self).first { $0.accessibilityIdentifier == title && $0.isOnShow })
  }

  private func clickThumb(_ slider: ParameterSlider, in window: LabWindow) {
    host.click(slider.convert(slider.thumbCenter, to: nil), in: window)
  }

  @Test(arguments: [false, true]) func arrowsAreTheSlidersUntilAClickElsewhere(isPaused: Bool) throws {
    let window = try makeWindow()
    if isPaused { host.press(.space, in: window) }
    let session = window.session
    let time = session.machine.time
    clickThumb(try slider("Duration", in: window), in: window)

    host.press(.rightArrow, in: window)
    host.run(window, for: 0.1)
    #expect(try duration(window) == 0.51)
    host.press(.leftArrow, in: window)
    host.press(.leftArrow, in: window)
    host.run(window, for: 0.1)
    #expect(try duration(window) == 0.49)
    #expect(session.machine.branches.isEmpty, "the phone was told of no key")
    #expect(isPaused ? session.machine.time == time : window.shell.stage.focusSystem.focusedItem == nil)

    let timeline = window.layout.timeline
    host.click(CGPoint(x: timeline.midX, y: timeline.maxY - 4), in: window)
    let events = session.machine.take.events.count
    host.press(.rightArrow, in: window)
    host.run(window, for: 0.1)
    #expect(try duration(window) == 0.49)
    if isPaused {
      #expect(session.machine.time != time, "it steps")
    } else {
      #expect(session.machine.take.events.count == events + 1, "it is the scene's")
    }
  }

  @Test func escapeGivesTheKeysBackAndSpacePausesMeanwhile() throws {
    let window = try makeWindow()
    clickThumb(try slider("Duration", in: window), in: window)
    let events = window.session.machine.take.events.count
    host.press(.space, in: window)
    #expect(host.playback.isPaused)
    host.press(.space, in: window)
    #expect(!host.playback.isPaused)
    host.press(.escape, in: window)
    #expect(!window.dock.hasKeys && window.session.machine.take.events.count == events, "the scene does not go back")
    host.press(.escape, in: window)
    #expect(window.session.machine.take.events.count == events + 1, "now it is the scene's")
  }

  @Test func aKeyGivesTheKeysToTheSliders() throws {
    let window = try makeWindow()
    host.press(.character("k"), in: window)
    #expect(try slider("Duration", in: window).hasKeys)
    host.press(.downArrow, in: window)
    host.run(window, for: 0.1)
    #expect(try duration(window) == 0.49)
    host.press(.character("k"), in: window)
    #expect(!window.dock.hasKeys)
    window.perform(.toggleMenu)
    host.press(.escape, in: window)
    host.press(.character("k"), in: window)
    host.press(.character("d"), in: window)
    let events = window.session.machine.take.events.count
    host.press(.rightArrow, in: window)
    #expect(window.session.machine.take.events.count == events + 1, "a dock that is hidden has none")
  }

  @Test func whatTheDockOffersHasKeys() throws {
    let window = try makeWindow()
    let session = window.session
    func press(_ letter: Character, _ modifiers: InputEvent.Modifiers = []) {
      window.send(InputEvent(time: host.playback.time, kind: .key(.character(letter), modifiers)))
      host.run(window, for: 0.2)
    }
    press("2", .control)
    #expect(window.dock.instruments.shown == 1)
    press("k")
    #expect(window.dock.instruments.shown == 0 && window.dock.hasKeys, "the sliders come with the keys")
    press("k")
    let call = try #require(session.selectedCall)
    session.edit(call, to: call.parameters.setting(.duration, to: 0.25))
    host.run(window, for: 0.2)
    press("3", .control)
    press("w")
    let footer = try #require(window.dock.window.descendants(ParametersFooter.self).first)
    #expect(footer.write.title == "Write this" && window.dock.instruments.shown == 0)
    host.press(.escape, in: window)
    press("c")
    #expect(session.comparison?.title == session.candidates.dropFirst().first?.title, "the one after the build")
    let mode = session.comparison?.mode
    press("o")
    #expect(session.comparison?.mode != mode)
    press("u")
    #expect(session.edits.isEmpty)

    #expect(session.selection.isEmpty)
    press("n")
    #expect(session.selection.count == 1)
    press("N", .shift)
    #expect(session.selection.isEmpty)
    #expect(session.machine.branches.isEmpty)
  }

  @Test func aCurveIsPastedFromTheClipboard() throws {
    let window = try makeWindow()
    func paste() {
      window.send(InputEvent(time: host.playback.time, kind: .key(.character("v"), .control)))
      host.run(window, for: 0.1)
    }
    func spec() throws -> String { "\(try #require(window.session.selectedCall).parameters.spec)" }
    host.textToPaste = "cubic-bezier(.2, 0, 0, 1);\n"
    paste()
    #expect(try spec() == "bezier(0.2, 0, 0, 1, duration: 0.5)")

    host.textToPaste = "nothing of the kind"
    paste()
    #expect(try spec() == "bezier(0.2, 0, 0, 1, duration: 0.5)")
    let footer = try #require(window.dock.window.descendants(ParametersFooter.self).first)
    #expect(footer.message.text?.contains("is no curve") == true)

    host.textToPaste = "1"
    let number = try #require(
      window.dock.window.descendants(ValueField.self).first { $0.accessibilityIdentifier == "Duration, number" })
    host.click(number.convert(CGPoint(x: 20, y: 10), to: nil), in: window)
    paste()
    host.press(.return, in: window)
    host.run(window, for: 0.1)
    #expect(try duration(window) == 1)
  }

  @Test func whatCannotBeWrittenIsOfferedAgainOnceSomethingHasChanged() throws {
    let scene = Scene(
      name: "computed", title: "Computed", summary: "A duration is computed", script: InputScript(duration: 1, [])
    ) { ComputedViewController() }
    let window = LabWindow(
      try TestLab(with: [scene]).lab, scene: scene, size: CGSize(width: 1280, height: 900), scale: 1,
      phone: WindowSize.standard, freezeDelay: nil, host: host)
    window.advance(to: 0)
    host.click(CGPoint(x: 150, y: 430).applying(window.layout.map()), in: window)
    host.run(window, for: 1)
    func edit(_ duration: Double) throws {
      let call = try #require(window.session.selectedCall)
      window.session.edit(call, to: call.parameters.setting(.duration, to: duration))
      host.run(window, for: 0.2)
    }
    try edit(0.9)
    let footer = try #require(window.dock.window.descendants(ParametersFooter.self).first)
    #expect(footer.write.isEnabled)
    footer.write.onPress()
    host.run(window, for: 0.2)
    #expect(footer.message.text != nil && footer.write.title == "Write…" && !footer.write.isEnabled)

    try edit(0.8)
    #expect(footer.message.text == nil && footer.write.isEnabled)
  }
}

/// At a tap moves its view for a time that no literal says.
private final class ComputedViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIControl(frame: CGRect(x: 100, y: 400, width: 100, height: 60))
    button.addAction(UIAction { [weak self] _ in self?.move() }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func move() {
    UIView.animate(withDuration: Double(view.subviews.count) / 2) { self.view.center.x += 40 }
  }
}
