import InterludeTestSupport
import InterludeUI
import Testing

@testable import InterludeLab

struct LayersAndGhostTests {
  @Test func nothingOfAnotherTakeLiesOverTheSheets() throws {
    let host = TestHost()
    let window = try TestLab().slideWindow(host)
    host.click(CGPoint(x: 150, y: 430).applying(window.layout.map()), in: window)
    host.run(window, for: 1)
    let session = window.session
    let call = try #require(session.selectedCall)
    session.edit(call, to: call.parameters.setting(.duration, to: 0.25))
    session.seek(to: 0.1)
    func ghosts() -> Int {
      window.displayList().commands.count {
        if case .pushGroup(let opacity, _) = $0 { opacity == 0.35 } else { false }
      }
    }
    #expect(ghosts() == 1 && session.comparison?.mode == .overlay)

    func captions() -> String {
      host.run(window, for: 0.2)
      return window.dock.window.descendants(UILabel.self).filter { !$0.isHidden }.compactMap(\.text).joined()
    }
    #expect(captions().contains("shows through"))

    window.toggleOverlay(3)
    #expect(ghosts() == 0 && !captions().contains("shows through"))
    window.toggleOverlay(3)
    #expect(ghosts() == 1)
  }
}
