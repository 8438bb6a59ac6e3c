import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

struct ExplainPanelTests {
  @Test func afterAnEditTheCallsAreThoseOfTheTakeAsItIsPlayedNow() throws {
    let session = try LabSession.curtain(for: 0.5)
    let panel = ExplainPanel()
    panel.update(for: session)
    let call = try #require(session.selectedCall)

    session.edit(call, to: call.parameters.setting(.duration, to: 0.25))
    panel.update(for: session)

    let texts = panel.view.descendants(UILabel.self).compactMap(\.text)
    #expect(texts.contains { $0.contains("\(Seconds.text(0.25)) declared") })
    #expect(
      texts.contains(Seconds.text(0.25)) && !texts.contains(Seconds.text(0.5)),
      "when its last calls were made: \(texts)")
  }
}
