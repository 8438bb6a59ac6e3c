import InterludeTestSupport
import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

struct TurnedPhoneTests {
  private let test: TestLab
  private let host = TestHost()
  private let turned = CGSize(width: WindowSize.standard.height, height: WindowSize.standard.width)

  init() throws { test = try TestLab() }

  private func turn(_ window: LabWindow) {
    window.send(InputEvent(time: host.playback.time, kind: .key(.rightArrow, .control)))
    host.run(window, for: 0.25)
  }

  @Test func inTheLabThePhoneLiesOnItsSideAndStandsUprightAgain() throws {
    let window = try test.slideWindow(host)
    turn(window)
    #expect(window.shell.stage.size == turned && window.layout.phone == turned)
    #expect(window.shell.stage.safeAreaInsets.left > 0 && window.shell.stage.safeAreaInsets.top == 0)
    #expect(host.wishedSizes.isEmpty, "the window has room for either")
    turn(window)
    #expect(window.shell.stage.size == WindowSize.standard && window.layout.phone == WindowSize.standard)
  }

  @Test func aSceneThatIsRestartedStaysAsThePhoneLies() throws {
    let window = try test.slideWindow(host)
    turn(window)
    host.press(.character("r"), in: window)
    host.run(window, for: 0.25)
    #expect(window.shell.stage.size == turned)
  }

  @Test func withoutTheLabTheWindowTurnsAndThePhoneWithIt() throws {
    let window = try test.slideWindow(host, isDockShown: false)
    turn(window)
    #expect(host.wishedSizes == [turned])
    // A display may have room for less.
    let granted = CGSize(width: 800, height: 390)
    window.send(InputEvent(time: host.playback.time, kind: .resize(granted, scale: 1)))
    host.run(window, for: 1)
    #expect(window.shell.stage.size == granted && host.wishedSizes.count == 1)
    turn(window)
    #expect(host.wishedSizes.last == CGSize(width: 390, height: 800))
  }

  @Test func thePhoneIsAsItLiesWhenTheLabComesUpAroundIt() throws {
    let window = try test.slideWindow(host, isDockShown: false)
    turn(window)
    window.send(InputEvent(time: host.playback.time, kind: .resize(turned, scale: 1)))
    host.press(.character("d"), in: window)
    host.run(window, for: 0.25)
    #expect(window.isDockShown && window.shell.stage.size == turned)
  }

  @Test func itTurnsWhileASliderHasTheArrows() throws {
    let window = try test.slideWindow(host, size: CGSize(width: 1280, height: 1100))
    host.click(CGPoint(x: 150, y: 430).applying(window.layout.map()), in: window)
    host.run(window, for: 1)
    host.press(.character("k"), in: window)
    #expect(window.dock.hasKeys)

    turn(window)

    #expect(window.shell.stage.size == turned)
    #expect(try #require(window.session.selectedCall).used.duration == 0.5, "no number has changed")
  }

  @Test func inATextFieldTheKeysGoByWordsAndThatIsSaid() throws {
    let scene = Scene(name: "field", title: "Field", summary: "", script: InputScript(duration: 1, [])) {
      FieldViewController()
    }
    let lab = try TestLab(with: [scene]).lab
    let window = LabWindow(
      lab, scene: scene, size: CGSize(width: 1280, height: 900), scale: 1, phone: WindowSize.standard, freezeDelay: nil,
      host: host)
    window.advance(to: 0)
    host.click(CGPoint(x: 100, y: 320).applying(window.layout.map()), in: window)
    host.run(window, for: 0.25)
    let field = try #require(window.shell.stage.asCurrent { window.shell.topView?.descendants(UITextField.self).first })
    host.press(.home, in: window)

    turn(window)

    #expect(window.shell.stage.size == WindowSize.standard)
    let notice = window.glass.window.descendants(Notice.self).first
    #expect(notice?.isHidden == false && notice?.descendants(UILabel.self).first?.text?.contains("Ctrl+M") == true)
    host.press(.character("-"), in: window)
    #expect(field.text == "two- words", "behind the first word")
  }
}

private final class FieldViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
    field.text = "two words"
    view.addSubview(field)
  }
}
