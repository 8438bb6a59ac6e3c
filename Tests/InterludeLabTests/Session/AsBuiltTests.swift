import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

/// The take as it was built, which an edit is seen beside.
struct AsBuiltTests {
  private let place = CGPoint(x: 150, y: 430)

  private func tap(_ session: LabSession, at time: Double) {
    session.send(InputEvent(time: time, kind: .pointerDown(place, .primary)))
    session.send(InputEvent(time: time, kind: .pointerUp(place, .primary)))
  }

  private func edit(_ session: LabSession, duration: Double) throws {
    let call = try #require(session.selectedCall)
    session.edit(call, to: call.parameters.setting(.duration, to: duration))
  }

  @Test func itHasNoEditsAlsoWhereTheAppBeganWithSome() throws {
    let session = try LabSession.curtain(for: 0.5)
    try edit(session, duration: 0.25)
    session.restart()
    tap(session, at: 0)
    session.advance(to: 1)
    try edit(session, duration: 0.75)

    #expect(session.comparison?.title == "As built")
    #expect(session.differences.first?.contains("takes 0.75 s, was 0.5 s") == true, "\(session.differences)")
  }

  /// What is done after the edit is done in both.
  @Test func itGoesOnWithTheTakeOnShow() throws {
    let session = try LabSession.curtain(for: 0.5)
    session.restart()
    session.advance(to: 0.1)
    tap(session, at: 0.1)
    session.advance(to: 1)
    try edit(session, duration: 0.25)
    let other = try #require(session.comparison?.other as? PlayedTake)
    #expect(other.frame(at: 2) == session.machine.displayList())
    session.send(InputEvent(time: 2, kind: .resize(CGSize(width: 300, height: 600), scale: 1)))
    session.advance(to: 3)
    #expect(other.frame(at: 3) == session.machine.displayList())
    #expect(session.machine.displayList().size == CGSize(width: 300, height: 600))
  }

  @Test func onThePhoneItIsHiddenUntilAnotherTakeIsChosen() throws {
    let session = try LabSession.curtain(for: 0.5)
    try edit(session, duration: 0.25)
    #expect(session.shownComparison === session.comparison)
    session.showsComparison.toggle()
    #expect(session.shownComparison == nil && session.comparison != nil)
    session.compare(with: session.candidates.last)
    #expect(session.shownComparison != nil)
  }
}
