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

  @Test func whatADelegateHasAnsweredStandsAmongTheCalls() throws {
    let session = try LabSession.curtain(for: 0.5)
    let panel = ExplainPanel()
    panel.update(for: session)

    let steps = panel.view.descendants(StepRow.self).map(\.step)
    let asked = steps.filter { $0.kind == .answer }
    #expect(
      asked.map(\.title) == [
        "CurtainViewController.animationController(forPresented:presenting:source:)",
        "CurtainViewController.interactionControllerForPresentation(using:)",
      ])
    #expect(asked.map(\.detail) == ["→ CurtainAnimator", "→ nil"])
    let first = try #require(steps.firstIndex { $0.kind == .answer })
    let animates = try #require(steps.firstIndex { $0.title.hasSuffix("animateTransition(using:)") })
    #expect(first < animates, "\(steps.map(\.title))")
  }

  @Test func aMistakeCanBeReadAtAnyTimeAfterIt() throws {
    let lab = try TestLab().lab
    let session = LabSession(
      lab,
      start: Take.Start(
        scene: try lab.scene(named: "careless"), size: WindowSize.standard, scale: 1,
        settings: DeviceSettings()), host: TestHost())
    let place = CGPoint(x: 150, y: 430)
    session.advance(to: 0.5)
    for kind in [InputEvent.Kind.pointerDown(place, .primary), .pointerUp(place, .primary)] {
      session.send(InputEvent(time: 0.5, kind: kind))
    }
    session.advance(to: 20)
    let mistake = try #require(session.mistakes.first)
    let panel = ExplainPanel()
    func shown() -> ExplainedStep? { panel.view.descendants(StepRow.self).map(\.step).first { $0.isMistake } }

    panel.update(for: session)
    #expect(shown()?.title == "\(mistake.identifier): \(mistake.message)" && shown()?.meaning == mistake.remedy)
    session.seekToStart()
    panel.update(for: session)
    #expect(shown()?.time == mistake.time)
    session.restart()
    panel.update(for: session)
    #expect(shown() == nil)
  }

  @Test func anAnimatorThatAnotherOneHandsItsTransitionsToIsNamed() throws {
    let session = try LabSession.curtain(for: 0.5, isWrapped: true)
    let panel = ExplainPanel()
    panel.update(for: session)
    let texts = panel.view.descendants(UILabel.self).compactMap(\.text)
    #expect(texts.contains { $0.contains("animated by CurtainAnimator (in CurtainWrapper)") }, "\(texts)")
    let steps = panel.view.descendants(StepRow.self).map(\.step)
    #expect(steps.contains { $0.title == "CurtainAnimator.animateTransition(using:)" })
    #expect(steps.contains { $0.detail == "→ CurtainAnimator in CurtainWrapper" })

    let call = try #require(session.selectedCall)
    session.edit(call, to: call.parameters.setting(.duration, to: 0.25))
    #expect(session.machine.log.transitions.first?.duration == 0.25, "its declared duration is edited by its own name")
  }
}
