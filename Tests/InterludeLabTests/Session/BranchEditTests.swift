import InterludeUI
import Testing

@testable import InterludeLab

/// Takes that were left, over edits of what is on show. The bar slides by 100 points from 45 in half a second.
struct BranchEditTests {
  private let test: TestLab
  private let host = TestHost()

  init() throws { test = try TestLab() }

  /// Of two takes: in the one that was left the bar slides from 0.5 s on, in the one on show from 0.25 s on.
  private func makeSession() throws -> LabSession {
    let scene = try test.lab.scene(named: "slide")
    let session = LabSession(
      test.lab,
      start: Take.Start(scene: scene, size: WindowSize.standard, scale: 1, settings: DeviceSettings()), host: host)
    for (click, end) in [(0.5, 1.5), (0.25, 1.5)] {
      session.seek(to: 0)
      session.advance(to: click)
      for kind in [
        InputEvent.Kind.pointerDown(CGPoint(x: 150, y: 430), .primary), .pointerUp(CGPoint(x: 150, y: 430), .primary),
      ] {
        session.send(InputEvent(time: click, kind: kind))
      }
      session.advance(to: end)
    }
    #expect(session.machine.branches.count == 1)
    return session
  }

  private func edit(_ session: LabSession) throws {
    let call = try #require(session.selectedCall)
    session.edit(call, to: call.parameters.setting(.duration, to: 0.25))
  }

  private func slide(in session: LabSession) throws -> [Double] {
    let motion = try #require(session.machine.log.motions.first)
    return [motion.start, try #require(motion.end)]
  }

  @Test func anEditKeepsTheTakesThatWereLeftAndPlaysThemWithItself() throws {
    let session = try makeSession()
    try edit(session)
    #expect(try slide(in: session) == [0.25, 0.5])
    #expect(session.machine.branches.count == 1)

    session.returnToLastBranch()

    #expect(try slide(in: session) == [0.5, 0.75], "the other take, with the edit")
    #expect(session.machine.branches.count == 1)
    session.returnToLastBranch()
    #expect(try slide(in: session) == [0.25, 0.5], "and back")
  }

  @Test func whatIsShownOfATakeThatIsReturnedToIsTheMomentOfNow() throws {
    let session = try makeSession()
    try edit(session)
    session.seek(to: 0.625)
    session.returnToLastBranch()
    let bar = try #require(session.shell.navigationController.topViewController as? SlideViewController).bar
    // Half of its way in half of the quarter of a second.
    #expect(abs((bar.layer.presentation()?.position.x ?? 0) - 95) < 0.01)
    #expect(host.playback.time == 0.625 && session.machine.time == 0.625)
  }

  @Test func anUndoneEditLeavesThemAsTheyWere() throws {
    let session = try makeSession()
    try edit(session)
    session.undoEdit()
    #expect(session.machine.branches.count == 1)
    session.returnToLastBranch()
    #expect(try slide(in: session) == [0.5, 1])
    #expect(session.edits.isEmpty)
  }

  @Test func withNoneTheKeySaysWhatMakesOne() throws {
    let session = try makeSession()
    session.restart()
    var notices: [String] = []
    session.onNotice = { notices.append($0) }
    session.returnToLastBranch()
    #expect(notices.count == 1 && notices[0].hasPrefix("There is no other take to return to"))
  }
}
