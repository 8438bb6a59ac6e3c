import InterludeUI
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
}
