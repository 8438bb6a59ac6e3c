import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

/// The timeline's groups: how far each reaches.
struct TimelineSummaryTests {
  private func group(of session: LabSession) throws -> TimelineModel.Group {
    let machine = session.machine
    return try #require(TimelineSummary(of: machine.log, take: machine.take, mistakes: [], zero: 0).model.groups.first)
  }

  @Test func theGroupOfATransitionIsOpenUntilThatEnds() throws {
    let session = try LabSession.curtain(for: 1.5)
    let start = try #require(session.machine.log.transitions.first).start

    #expect(try group(of: session).start == start)
    #expect(try group(of: session).end == nil)

    session.advance(to: 3)

    #expect(abs(try #require(group(of: session).end) - (start + 1.5)) < 1e-9)
  }

  @Test func theGroupOutsideOfTransitionsIsOpenWhileAnythingInItMoves() throws {
    let lab = try TestLab().lab
    let session = LabSession(
      lab,
      start: Take.Start(
        scene: try lab.scene(named: "slide"), size: WindowSize.standard, scale: 1, settings: DeviceSettings()),
      host: TestHost())
    let place = CGPoint(x: 150, y: 430)
    session.send(InputEvent(time: 0, kind: .pointerDown(place, .primary)))
    session.send(InputEvent(time: 0, kind: .pointerUp(place, .primary)))
    session.advance(to: 0.1)

    #expect(try group(of: session).end == nil)

    session.advance(to: 2)

    let group = try group(of: session)
    #expect(group.end == group.rows.flatMap(\.bars).compactMap(\.end).max())
  }
}
