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

  @Test func beforeAnythingIsComparedItSaysWhatTheButtonsAreFor() throws {
    let session = try LabSession.curtain(for: 0.5)
    let stage = InstrumentStage(CGSize(width: 400, height: 600)) { TakesPanel() }
    stage.instrument.update(for: session)
    stage.stage.commit()
    let words = stage.instrument.descendants(UILabel.self).first {
      $0.text?.hasPrefix("Choose what to compare with") == true
    }
    #expect(try #require(words).frame.height > 20)
    session.compare(with: session.candidates.last)
    stage.instrument.update(for: session)
    #expect(words?.text?.hasPrefix("Choose what to compare with") == false)
  }

  @Test func theTakesStandAboveTheLayoutsOfThem() throws {
    let session = try LabSession.curtain(for: 0.5)
    let stage = InstrumentStage(CGSize(width: 400, height: 600)) { TakesPanel() }
    stage.instrument.update(for: session)
    stage.stage.commit()
    let buttons = stage.instrument.descendants(ToggleButton.self)
    func places(_ titles: [String]) -> [CGFloat] {
      buttons.filter { button in titles.contains { button.descendants(UILabel.self).first?.text == $0 } }
        .map { $0.convert($0.bounds, to: nil).midY }
    }
    let takes = places(session.candidates.map(\.title))
    let layouts = places(["Side by side", "Overlay", "Wipe", "Difference"])
    #expect(takes.count == session.candidates.count && layouts.count == 4)
    #expect(try #require(takes.max()) < #require(layouts.min()))
  }

  /// A branch that begins before the motion has none.
  @Test func whatIsSaidGoesWithWhatItIsAbout() throws {
    let session = try LabSession.curtain(for: 0.5)
    session.compare(with: session.candidates.last)
    let stage = InstrumentStage(CGSize(width: 400, height: 600)) { TakesPanel() }
    stage.instrument.update(for: session)
    func texts() -> [String] { stage.instrument.descendants(UILabel.self).compactMap(\.text) }
    let said = session.differences.joined(separator: "\n").keepingUnits
    #expect(texts().contains(said))

    session.restart()
    session.compare(with: session.candidates.last)
    stage.instrument.update(for: session)
    #expect(!texts().contains(said), "\(texts())")
    #expect(texts().contains { $0.contains("once the motion is over") })
  }

  @Test func theButtonKeepsTheEditInForceAndARowLeadsBackToIt() throws {
    let session = try LabSession.curtain(for: 0.5)
    let stage = InstrumentStage(CGSize(width: 400, height: 600)) { TakesPanel() }
    stage.instrument.update(for: session)
    let keep = try #require(stage.instrument.descendants(DockTextButton.self).first)
    #expect(!keep.isEnabled)
    let call = try #require(session.selectedCall)
    session.edit(call, to: call.parameters.setting(.duration, to: 0.25))
    stage.instrument.update(for: session)
    keep.onPress()
    session.resetEdits()
    stage.instrument.update(for: session)

    let row = try #require(
      stage.instrument.descendants(ToggleButton.self).first {
        $0.descendants(UILabel.self).first?.text == session.variants.first?.title
      })
    row.sendActions(for: .touchUpInside)
    #expect(session.edits == session.variants[0].edits)
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
