import InterludeUI
import Testing

@testable import InterludeLab

struct EditHistoryTests {
  private func edits(_ duration: Double) -> MotionEdits {
    MotionEdits(calls: ["A.swift:1": MotionEdit(duration: duration)])
  }

  @Test func whatWasBeforeComesBackInTurnAndThenAgain() {
    var history = EditHistory()
    history.note(edits(1))
    history.note(edits(2))

    #expect(history.undo(edits(3)) == edits(2))
    #expect(history.undo(edits(2)) == edits(1))
    #expect(history.undo(edits(1)) == nil)
    #expect(history.redo(edits(1)) == edits(2))
    #expect(history.redo(edits(2)) == edits(3))
    #expect(history.redo(edits(3)) == nil)
    #expect(history.undo(edits(3)) == edits(2), "what was made again can be taken back again")
  }

  @Test func theStepsOfASliderAreTakenBackTogether() {
    var history = EditHistory()
    history.note(edits(1), isContinued: true)
    history.note(edits(2), isContinued: true)
    history.note(edits(3), isContinued: true)

    #expect(history.undo(edits(4)) == edits(1))
    #expect(history.undo(edits(1)) == nil)
  }

  @Test func afterANewEditNothingIsMadeAgain() {
    var history = EditHistory()
    history.note(edits(1))
    _ = history.undo(edits(2))
    history.note(edits(1))

    #expect(history.redo(edits(3)) == nil)
    #expect(history.undo(edits(3)) == edits(1))
  }
}
