import InterludeUI
import SDLStage
import Testing

@testable import InterludeLab

/// Two fingers that the mouse plays.
struct PinchFingersTests {
  private let host = TestHost()

  @Test func theFingersThatTheMousePlaysAreShown() throws {
    let window = try TestLab().slideWindow(host, isDockShown: false)
    host.run(window, for: 0.1)
    let plain = window.displayList()
    host.pinchFingers = PinchFingers(first: CGPoint(x: 100, y: 300), second: CGPoint(x: 290, y: 544), areDown: false)
    host.run(window, for: 0.1)
    let hovering = window.displayList()
    #expect(hovering.commands.count > plain.commands.count)

    host.pinchFingers?.areDown = true
    host.run(window, for: 0.1)
    #expect(window.displayList() != hovering)

    host.pinchFingers = nil
    host.run(window, for: 0.1)
    #expect(window.displayList() == plain)
  }

  /// The fingers would otherwise come down on the dock.
  @Test func thePhonesMiddleIsBetweenTheFingersAndTheyShowOnlyOverIt() throws {
    let window = try TestLab().slideWindow(host)
    host.run(window, for: 0.1)
    let (phone, middle) = (window.layout.phoneFrame(), try #require(host.pinchMiddle))
    #expect(abs(middle.x - phone.midX) < 1 && abs(middle.y - phone.midY) < 1)
    let plain = window.glass.stage.displayList()
    let beside = CGPoint(x: phone.maxX + 400, y: phone.midY)
    for (first, shows) in [(beside, false), (CGPoint(x: phone.midX + 40, y: phone.midY), true)] {
      let second = CGPoint(x: 2 * middle.x - first.x, y: 2 * middle.y - first.y)
      host.pinchFingers = PinchFingers(first: first, second: second, areDown: false)
      host.run(window, for: 0.1)
      #expect((window.glass.stage.displayList() != plain) == shows)
    }
    window.zoom(by: 4)
    window.layout.pan = CGPoint(x: 150, y: 0)
    host.run(window, for: 0.1)
    let seen = window.layout.phoneFrame().intersection(window.layout.canvas)
    #expect(abs(try #require(host.pinchMiddle).x - seen.midX) < 1, "of what can be seen of a zoomed phone")
  }
}
