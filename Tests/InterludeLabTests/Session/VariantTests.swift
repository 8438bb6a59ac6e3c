import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

/// Edits that are kept, and returned to.
struct VariantTests {
  private func edit(_ session: LabSession, duration: Double) throws {
    let call = try #require(session.selectedCall)
    session.edit(call, to: call.parameters.setting(.duration, to: duration))
  }

  @Test func whatIsKeptIsReturnedToAndTheWayBackIsAnEditTakenBack() throws {
    let session = try LabSession.curtain(for: 0.5)
    for duration in [0.25, 0.75] {
      try edit(session, duration: duration)
      session.keepVariant()
    }
    let last = session.edits
    #expect(session.variants.map(\.title) == ["Variant 1 · easeInOut · 0.250 s", "Variant 2 · easeInOut · 0.750 s"])

    session.toggle(session.variants[0])
    #expect(session.edits == session.variants[0].edits && session.selectedCall?.parameters.spec.duration == 0.25)
    session.toggle(session.variants[0])
    #expect(session.edits.isEmpty, "the one in force leads to the take as it was built")
    session.undoEdit()
    session.undoEdit()
    #expect(session.edits == last)
  }

  @Test func nothingIsKeptTwiceNorWithoutAnEdit() throws {
    let session = try LabSession.curtain(for: 0.5)
    var notices: [String] = []
    session.onNotice = { notices.append($0) }
    session.keepVariant()
    #expect(session.variants.isEmpty)
    try edit(session, duration: 0.25)
    session.keepVariant()
    session.keepVariant()
    #expect(session.variants.count == 1 && notices.count == 3)
  }

  @Test func theTakeCanBeHeldAgainstOneThatWasKept() throws {
    let session = try LabSession.curtain(for: 0.5)
    try edit(session, duration: 0.25)
    session.keepVariant()
    try edit(session, duration: 0.75)
    let candidate = try #require(session.candidates.first { $0.title == session.variants[0].title })
    session.compare(with: candidate)
    #expect(session.differences.first?.contains("takes 0.75 s, was 0.25 s") == true, "\(session.differences)")
  }
}
