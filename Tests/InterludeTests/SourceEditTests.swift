import FileSystem
import InterludeTestSupport
import InterludeUI
import MotionCurves
import MotionQA
import SourceEditing
import Testing

@testable import InterludeLab

/// What the lab writes into the scenes' sources, for an edit of each kind.
struct SourceEditTests {
  struct Case: CustomTestStringConvertible {
    let scene: String
    /// The end of the file's path.
    let file: String
    let change: @MainActor (CurveParameters) -> CurveParameters
    /// What the lines that change are to be, without their indentation.
    let lines: [String]

    var testDescription: String { scene }
  }

  nonisolated static let cases = [
    Case(
      scene: "card", file: "CardAnimator.swift",
      change: {
        var changed = $0
        changed.spec = .bezier(TimedCurve(CubicBezier(0.2, 0.1, 0.3, 1), duration: 0.33))
        return changed
      },
      lines: [
        "func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.33 }",
        "let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), "
          + "controlPoint1: CGPoint(x: 0.2, y: 0.1), controlPoint2: CGPoint(x: 0.3, y: 1))",
      ]),
    Case(
      scene: "drop-in", file: "DropInAnimator.swift",
      change: { $0.setting(.dampingRatio, to: 0.55).setting(.initialVelocity, to: 4) },
      lines: ["let spring = UISpringTimingParameters(dampingRatio: 0.55, initialVelocity: CGVector(dx: 4, dy: 4))"]),
    Case(
      scene: "hero", file: "HeroAnimator.swift",
      change: { $0.converted(to: .physics).setting(.mass, to: 1.5).setting(.stiffness, to: 300) },
      lines: [
        "let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), "
          + "timingParameters: UISpringTimingParameters(mass: 1.5, stiffness: 300, damping: 24.620678407941, initialVelocity: .zero))"
      ]),
    Case(
      scene: "dimmed-message", file: "MessageAnimator.swift",
      change: { $0.setting(.dampingRatio, to: 0.6) },
      lines: [
        "let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), dampingRatio: 0.6)"
      ]),
    Case(
      scene: "fade-push", file: "FadeAnimator.swift",
      change: { $0.converted(to: .spring) },
      lines: [
        "let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), dampingRatio: 0.8)"
      ]),
    Case(
      scene: "herb-pop", file: "HerbDetailViewController.swift",
      change: { $0.setting(.delay, to: 0.12).setting(.duration, to: 0.2) },
      lines: ["withDuration: 0.2, delay: 0.12, options: [.overrideInheritedDuration, .overrideInheritedCurve]"]),
    Case(
      scene: "zoom", file: "ZoomAnimator.swift",
      change: { $0.converted(to: .bounce).setting(.duration, to: 0.4).setting(.bounce, to: 0.35) },
      lines: [
        "func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }",
        "springDuration: 0.4, bounce: 0.35, initialSpringVelocity: 0, delay: 0",
      ]),
    Case(
      scene: "tab-slide", file: "TabSlideAnimator.swift",
      change: { $0.converted(to: .curve) },
      lines: [
        "let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut)"
      ]),
    Case(
      scene: "bottom-sheet", file: "BottomSheetViewController+Transition.swift",
      change: { $0.converted(to: .bounce).setting(.duration, to: 0.4).setting(.bounce, to: 0.35) },
      lines: [
        "func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }",
        "let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), "
          + "timingParameters: UISpringTimingParameters(duration: 0.4, bounce: 0.35))",
      ]),
  ]

  /// Plays the case's scene, changes the call, and gives what would be written.
  private func edit(_ example: Case) throws -> (session: LabSession, change: SourceChange) {
    let lab = try GalleryScenes.lab()
    let scene = try lab.scene(named: example.scene)
    let session = LabSession(
      lab, start: Take.Start(scene: scene, size: WindowSize.standard, scale: 1, settings: DeviceSettings()),
      host: IdleHost())
    let player = try ScriptPlayer(scene.script, on: MachineSubject(session.machine), leadIn: 0.1)
    for time in FrameTimes.steady(framesPerSecond: 60, duration: scene.script.duration) {
      try player.advance(to: time)
    }
    let motion = try #require(
      session.machine.log.motions.first { $0.source?.path.hasSuffix(example.file) == true }, "nothing moves there")
    session.selection = [motion.id]
    session.machine.seek(to: motion.start + 0.05)
    let call = try #require(session.selectedCall)

    session.edit(call, to: example.change(call.parameters))
    return (session, try SourceWriting(session: session).change(for: try #require(session.selectedCall)))
  }

  @Test(arguments: cases) func anEditBecomesWhatAPersonWouldWrite(_ example: Case) throws {
    let change = try edit(example).change
    let written = change.preview.split(separator: "\n").filter { $0.hasPrefix("+") && !$0.hasPrefix("+++") }
    #expect(written.map { $0.dropFirst().drop { $0 == " " } } == example.lines.map { $0[...] })
  }

  /// Takes the edits home, into the sources that this was built from and into files for `--with`: for `Scripts/edit-test`,
  /// which does so to a copy, builds it, and holds the recordings of both against each other.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["INTERLUDE_EDITS"] != nil))
  func everyEditIsTakenHome() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["INTERLUDE_EDITS"])
    // What one edit writes moves no line of another's call.
    for example in Self.cases {
      let (session, change) = try edit(example)
      try OutputFile.write(try MotionEditsFile(session.edits).text(), to: "\(folder)/\(example.scene).json")
      try change.apply()
    }
  }
}

extension CurveParameters {
  fileprivate func converted(to kind: CurveKind) -> CurveParameters {
    var changed = self
    changed.spec = spec.converted(to: kind)
    return changed
  }
}
