import FileSystem
import InterludeTestSupport
import InterludeUI
import MotionQA
import SDLStage
import Testing

@testable import InterludeLab

/// Edits of a call that is selected in the dock.
struct DockEditTests {
  private let test: TestLab
  private let host = TestHost()
  private let slideButton = CGPoint(x: 150, y: 430)

  init() throws { test = try TestLab() }

  private func makeWindow() throws -> LabWindow { try test.slideWindow(host) }

  /// A window in which the slide's 0.5 s were edited to be half of it.
  private func makeEditedWindow() throws -> (window: LabWindow, call: EditedCall) {
    let window = try makeWindow()
    host.click(place(slideButton, in: window), in: window)
    host.run(window, for: 1)
    let call = try #require(window.session.selectedCall)
    window.session.edit(call, to: call.parameters.setting(.duration, to: 0.25))
    return (window, call)
  }

  private func place(_ point: CGPoint, in window: LabWindow) -> CGPoint { point.applying(window.layout.map()) }

  @Test func anEditIsPlayedAtOnceFromTheSameInputAndTheTakeAsWrittenStays() throws {
    let window = try makeWindow()
    host.click(place(slideButton, in: window), in: window)
    host.run(window, for: 1)
    let session = window.session
    let call = try #require(session.selectedCall)
    #expect(call.written.kind == .viewAnimation && call.written.duration == 0.5)
    #expect(call.written.source?.fileName == "SlideScene.swift")

    session.edit(call, to: call.parameters.setting(.duration, to: 0.25))

    #expect(session.machine.log.motions.first { $0.property == "position" }?.end == 0.25)
    #expect(session.machine.time == 1, "the same moment is shown")
    let written = try #require(session.comparison?.other as? PlayedTake)
    #expect(written.log.motions.first { $0.property == "position" }?.end == 0.5)
    #expect(session.selectedCall?.used.duration == 0.25 && session.selectedCall?.written.duration == 0.5)
    #expect(session.differences != ["Nothing differs."])

    session.resetEdits()
    #expect(session.machine.log.motions.first { $0.property == "position" }?.end == 0.5)
  }

  @Test func anEditIsShownBeforeItIsWrittenIntoTheLineOfItsCall() throws {
    let window = try makeEditedWindow().window
    let session = window.session
    let edited = try #require(session.selectedCall)

    let change = try SourceWriting(session: session).change(for: edited)

    #expect(change.preview.contains("-    UIView.animate(withDuration: 0.5,"))
    #expect(change.preview.contains("+    UIView.animate(withDuration: 0.25,"))
  }

  @Test func whatIsWrittenIsThenWhatTheSourceSaysUntilItIsEditedAgain() throws {
    let window = try makeWindow()
    host.click(place(slideButton, in: window), in: window)
    host.run(window, for: 1)
    let session = window.session
    func selected() throws -> EditedCall { try #require(session.selectedCall) }
    let writing = SourceWriting(session: session)
    #expect { try writing.change(for: try selected()) } throws: { "\($0)".contains("says so already") }

    session.edit(try selected(), to: try selected().parameters.setting(.duration, to: 0.25))
    session.noteWritten(try selected())
    #expect(session.callInSource(try selected()).duration == 0.25)
    #expect { try writing.change(for: try selected()) } throws: { "\($0)".contains("says so already") }

    session.resetEdits()
    #expect(try selected().used.duration == 0.5 && session.callInSource(try selected()).duration == 0.25)
    #expect(throws: Never.self, "what it was is written back") { try writing.change(for: try selected()) }
    session.noteWritten(try selected())
    #expect(session.callInSource(try selected()).duration == 0.5)
  }

  @Test func escapeLeavesAChangeThatIsOfferedAndTheSceneHearsNothing() throws {
    let window = try makeEditedWindow().window
    let session = window.session
    host.run(window, for: 0.2)
    let footer = try #require(window.dock.window.descendants(ParametersFooter.self).first)
    footer.write.onPress()
    host.run(window, for: 0.2)
    #expect(footer.write.title == "Write this")
    let events = session.machine.take.events.count

    host.press(.escape, in: window)
    host.run(window, for: 0.2)

    #expect(footer.write.title == "Write…" && !session.edits.isEmpty, "the edit stays")
    #expect(session.machine.take.events.count == events && window.shell.scene != nil)
    host.press(.escape, in: window)
    host.run(window, for: 1)
    #expect(window.shell.scene == nil, "then it is the scene's")
  }

  /// Its handles would swing out, which UIKit's timing parameters cannot.
  @Test func escapeDropsTheRefusalOfAChangeBeforeItIsTheScenes() throws {
    let window = try makeWindow()
    host.click(place(slideButton, in: window), in: window)
    host.run(window, for: 1)
    let session = window.session
    let call = try #require(session.selectedCall)
    var swinging = call.parameters
    swinging.spec = .bezier(TimedCurve(CubicBezier(0.17, 1.4, 0.5, 1), duration: 0.5))
    session.edit(call, to: swinging)
    host.run(window, for: 0.2)
    let footer = try #require(window.dock.window.descendants(ParametersFooter.self).first)
    footer.write.onPress()
    host.run(window, for: 0.2)
    #expect(footer.write.title == "Write…" && !footer.write.isEnabled)
    #expect(footer.message.text?.contains("take y in 0…1 only") == true)

    host.press(.escape, in: window)
    host.run(window, for: 0.2)
    #expect(footer.message.text ?? "" == "" && !session.edits.isEmpty, "the edit stays")
    #expect(window.shell.scene != nil)
    host.press(.escape, in: window)
    host.run(window, for: 1)
    #expect(window.shell.scene == nil, "then it is the scene's")
  }

  @Test func aChangeThatIsOfferedIsLeftWhenAnotherMotionIsChosen() throws {
    let window = try makeWindow()
    host.click(place(slideButton, in: window), in: window)
    host.run(window, for: 1)
    let session = window.session
    let slide = try #require(session.leadingMotion)
    let call = try #require(session.selectedCall)
    #expect(
      window.dock.window.descendants(ParametersFooter.self).first?.reset.isEnabled == false, "nothing is edited yet")
    session.edit(call, to: call.parameters.setting(.duration, to: 0.25))
    host.run(window, for: 0.1)
    let footer = try #require(window.dock.window.descendants(ParametersFooter.self).first)
    #expect(footer.reset.isEnabled)
    footer.write.onPress()
    // While nothing moves the dock is brought up to date ten times a second.
    host.run(window, for: 0.2)
    #expect(footer.write.title == "Write this")

    host.click(place(CGPoint(x: 150, y: 530), in: window), in: window)
    host.run(window, for: 1)
    #expect(session.selectedCall == nil, "the system presents by itself")
    session.selection = [slide.id]
    host.run(window, for: 0.1)
    #expect(footer.write.title == "Write…" && footer.write.isEnabled)
  }

  @Test func editsAreTakenBackByKeyAndMadeAgainAndATakeIsNotCutByIt() throws {
    let window = try makeWindow()
    host.click(place(slideButton, in: window), in: window)
    host.run(window, for: 1)
    host.press(.space, in: window)
    let session = window.session
    session.seek(to: 0.3)
    func duration() throws -> Double { try #require(session.selectedCall).used.duration }
    func control(_ letter: Character, _ more: InputEvent.Modifiers = []) {
      window.send(InputEvent(time: host.playback.time, kind: .key(.character(letter), more.union(.control))))
      host.run(window, for: 0.1)
    }
    for value in [0.25, 0.75] {
      let call = try #require(session.selectedCall)
      session.edit(call, to: call.parameters.setting(.duration, to: value))
    }

    control("z")
    #expect(try duration() == 0.25)
    control("z")
    control("z")
    #expect(try duration() == 0.5 && session.edits.isEmpty)
    control("z", .shift)
    #expect(try duration() == 0.25)
    #expect(session.machine.branches.isEmpty && session.machine.take.end >= 1, "the take is whole")
  }

  /// However often a take is made anew: the graph is of the one on show.
  @Test(arguments: [true, false]) func theGraphFollowsEditsThatAreTakenBack(isPaused: Bool) throws {
    let window = try makeWindow()
    host.click(place(slideButton, in: window), in: window)
    host.run(window, for: 1)
    if isPaused { host.press(.space, in: window) }
    let session = window.session
    let view = try #require(window.dock.window.descendants(CurveGraphView.self).first)
    func shownLength() -> Double { view.graph.timeRange.upperBound - 0.05 }
    host.run(window, for: 1)
    #expect(abs(shownLength() - 0.5) < 0.02)
    for value in [0.25, 0.75, 0.3, 0.6] {
      let call = try #require(session.selectedCall)
      session.edit(call, to: call.parameters.setting(.duration, to: value))
      host.run(window, for: 1)
      #expect(abs(shownLength() - value) < 0.02, "\(shownLength())")
    }
    for value in [0.3, 0.75, 0.25, 0.5] {
      session.undoEdit()
      host.run(window, for: 1)
      #expect(abs(shownLength() - value) < 0.02, "\(value): \(shownLength())")
    }
    #expect(session.comparison == nil, "it is as it was built")
    session.redoEdit()
    session.resetEdits()
    host.run(window, for: 1)
    #expect(abs(shownLength() - 0.5) < 0.02 && session.comparison == nil)
  }

  @Test(arguments: [false, true]) func anEditThatIsTakenBackIsPlayedUnlessTimeIsPaused(isPaused: Bool) throws {
    let window = try makeEditedWindow().window
    let session = window.session
    host.run(window, for: 0.25)
    if isPaused { host.press(.space, in: window) }
    let changes: [(LabSession) -> Void] = [{ $0.undoEdit() }, { $0.redoEdit() }, { $0.resetEdits() }]
    for change in changes {
      let before = session.machine.time
      change(session)
      #expect(session.machine.time == (isPaused ? before : 0), "from its beginning")
      host.run(window, for: 1.25)
    }
    session.undoEdit()
    session.keepVariant()
    host.run(window, for: 1.25)
    let (before, variant) = (session.machine.time, try #require(session.variants.first))
    session.toggle(variant)
    #expect(session.machine.time == (isPaused ? before : 0) && session.edits.isEmpty)
  }

  @Test func whereAChangeIsWrittenIsSaidFromThePackageOn() throws {
    let window = try makeEditedWindow().window
    let session = window.session
    let change = try SourceWriting(session: session).change(for: try #require(session.selectedCall))
    #expect(change.shortPath == "Tests/InterludeLabTests/Support/SlideScene.swift")
  }

  @Test func editsAreKeptInAFileThatReadsBackToTheSame() throws {
    let spring = AnimationTiming.spring(SpringTiming(form: .fitted(dampingRatio: 0.55), velocity: .uniform(0)))
    let edits = MotionEdits(
      calls: [
        "Sources/Gallery/HerbPop/PopAnimator.swift:47": MotionEdit(duration: 0.8, timing: spring),
        "A/B.swift:3": MotionEdit(delay: 0.2, timing: .cubic(CubicBezier(0.2, 0.8, 0.2, 1))),
      ], transitionDurations: ["PopAnimator": 0.8])
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/edits.json"
    try OutputFile.write(try MotionEditsFile(edits).text(), to: path)
    #expect(try MotionEditsFile.read(path) == edits)
  }

  @Test func aFileThatHasNoEditsIsToldInASentence() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/edits.json"
    try OutputFile.write(#"{"calls": {"A.swift:1": {"curve": "wobble(3)"}}}"#, to: path)
    #expect { try MotionEditsFile.read(path) } throws: { "\($0)".contains("A.swift:1") }
    #expect { try MotionEditsFile.read("\(folder.path)/none.json") } throws: { "\($0)".contains("cannot be read") }
  }
}
