import InterludeUI
import Testing

@testable import InterludeLab

struct TakesPanelTests {
  @Test func whatDiffersIsToldOnceAndNumbersStayWithTheirUnits() throws {
    let session = try LabSession.curtain(for: 0.5)
    let call = try #require(session.selectedCall)
    session.edit(call, to: call.parameters.setting(.duration, to: 0.25))
    let stage = InstrumentStage(CGSize(width: 400, height: 600)) { TakesPanel() }

    stage.instrument.update(for: session)

    let texts = stage.instrument.descendants(UILabel.self).compactMap(\.text)
    let words = try #require(texts.first { $0.contains("takes") }, "\(texts)")
    #expect(words.hasPrefix("present UIViewController takes 0.25\u{A0}s, was 0.5\u{A0}s"))
    #expect(words.components(separatedBy: "difference").count == 2, "how much follows is said once: \(words)")
  }

  @Test func afterAnotherEditOfTheSameLengthTheWordsAreAboutThat() throws {
    let session = try LabSession.curtain(for: 0.5)
    let stage = InstrumentStage(CGSize(width: 400, height: 600)) { TakesPanel() }
    var said: Set<[String]> = []
    for curve in [CubicBezier.easeIn, .linear] {
      let call = try #require(session.selectedCall)
      session.edit(call, to: CurveParameters(spec: .bezier(TimedCurve(curve, duration: 0.25))))
      stage.instrument.update(for: session)

      let texts = stage.instrument.descendants(UILabel.self).compactMap(\.text)
      #expect(texts.contains(session.differences.joined(separator: "\n").keepingUnits), "\(texts)")
      said.insert(session.differences)
    }
    #expect(said.count == 2, "the two edits differ from the take in their own ways")
  }
}
