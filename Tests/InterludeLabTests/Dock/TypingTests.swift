import InterludeTestSupport
import InterludeUI
import Testing

@testable import InterludeLab

/// Numbers are typed in the dock, with keys that are commands otherwise.
struct TypingTests {
  private let test: TestLab
  private let host = TestHost()

  init() throws { test = try TestLab() }

  private func makeWindow() throws -> LabWindow {
    let window = try test.slideWindow(host, size: CGSize(width: 1280, height: 1100))
    host.click(CGPoint(x: 150, y: 430).applying(window.layout.map()), in: window)
    host.run(window, for: 1)
    return window
  }

  private func number(_ title: String, in window: LabWindow) throws -> CGPoint {
    let fields = window.dock.window.descendants(ValueField.self).filter {
      $0.accessibilityIdentifier == "\(title), number"
    }
    let field = try #require(fields.first { $0.isOnShow })
    return field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil)
  }

  private func type(_ text: String, in window: LabWindow) {
    for character in text { host.press(character == " " ? .space : .character(character), in: window) }
  }

  private func duration(_ window: LabWindow) -> Double? { window.session.selectedCall?.used.duration }

  @Test func aNumberIsTypedInPlaceOfTheOneThatShows() throws {
    let window = try makeWindow()
    host.click(try number("Duration", in: window), in: window)
    type("0.8 s", in: window)
    #expect(duration(window) == 0.5, "not before it is taken")
    host.press(.return, in: window)
    host.run(window, for: 0.2)
    #expect(duration(window) == 0.8)
    #expect(host.playback.rate == 1 && !host.playback.isPaused, "the point and the blank were no commands")

    host.press(.character("p"), in: window)
    #expect(host.playback.isPaused, "keys are the lab's again")
  }

  @Test func aClickElsewhereTakesTheNumberAndEscapeDoesNot() throws {
    let window = try makeWindow()
    host.click(try number("Duration", in: window), in: window)
    type("0.7", in: window)
    host.press(.escape, in: window)
    host.run(window, for: 0.2)
    #expect(duration(window) == 0.5)

    host.click(try number("Duration", in: window), in: window)
    type("700 ms", in: window)
    host.click(CGPoint(x: 20, y: 600), in: window)
    host.run(window, for: 0.2)
    #expect(duration(window) == 0.7)
  }

  @Test func whatIsNoNumberIsTold() throws {
    let window = try makeWindow()
    host.click(try number("Duration", in: window), in: window)
    type("fast", in: window)
    host.press(.return, in: window)
    host.run(window, for: 0.2)
    #expect(duration(window) == 0.5)
    let messages = window.dock.window.descendants(ParametersFooter.self).compactMap(\.message.text)
    #expect(messages == ["“fast” is no number for Duration: type one such as 0.8 s."])
  }

  @Test func whatWasSaidOfANumberGoesWithIt() throws {
    let window = try makeWindow()
    host.click(try number("Duration", in: window), in: window)
    type("99", in: window)
    host.press(.return, in: window)
    host.run(window, for: 0.2)
    let footer = try #require(window.dock.window.descendants(ParametersFooter.self).first)
    #expect(footer.message.text?.contains("was made") == true && duration(window) == 60)
    window.perform(.undoEdit)
    host.run(window, for: 0.2)
    #expect(footer.message.text ?? "" == "" && duration(window) == 0.5)
  }

  @Test func aChangeIsPlayedFromItsBeginningOnceItIsLeftAlone() throws {
    let window = try makeWindow()
    let call = try #require(window.session.selectedCall)
    host.click(try number("Duration", in: window), in: window)
    type("1", in: window)
    host.press(.return, in: window)
    host.run(window, for: 0.2)
    #expect(window.session.machine.time > 1, "it goes on where it was")
    host.run(window, for: 0.5)
    #expect(window.session.machine.time < 0.5, "and is played again after a moment")
    #expect(call.written.duration == 0.5)
    host.run(window, for: 2)
    #expect(window.session.machine.isLive)

    host.press(.character("p"), in: window)
    let time = window.session.machine.time
    host.click(try number("Duration", in: window), in: window)
    type("2", in: window)
    host.press(.return, in: window)
    host.run(window, for: 1)
    #expect(window.session.machine.time == time, "who has stopped time looks at a moment")
  }
}
