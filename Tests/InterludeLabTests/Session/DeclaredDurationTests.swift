import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

/// A duration that a transition declares, and that more than one call takes from it.
struct DeclaredDurationTests {
  @Test func anEditReachesWhatTheTransitionHandsItsDurationTo() throws {
    let rebuilt = try LabSession.curtain(for: 0.25)
    let session = try LabSession.curtain(for: 0.5)
    let call = try #require(session.selectedCall)
    #expect(call.written.kind == .viewAnimation)

    session.edit(call, to: call.parameters.setting(.duration, to: 0.25))

    for frame in 0...60 {
      for one in [session, rebuilt] { one.machine.seek(to: Double(frame) / 60) }
      #expect(session.machine.displayList() == rebuilt.machine.displayList(), "frame \(frame)")
    }
    let again = try #require(session.selectedCall)
    session.edit(again, to: again.writtenParameters)
    #expect(session.edits.isEmpty, "what is taken back is taken back everywhere")
  }
}
