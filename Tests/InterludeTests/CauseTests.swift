import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab
@testable import interlude

/// A change planted in the gallery's scenes is told by its cause, first, and in few lines.
struct CauseTests {
  private func record(_ name: String, _ change: PlantedChange, in keyPath: String? = nil) throws -> RecordedBundle {
    let lab = try GalleryScenes.lab()
    let scene = try lab.scene(named: name)
    let shell = PlantedShell(lab.makeShell(opening: scene, size: WindowSize.standard, scale: 2), change, in: keyPath)
    shell.stage.onDiagnostic = { _ in }
    return try RecordedBundle.record(scene.script, on: shell, scene: name)
  }

  private func verdict(_ bundle: RecordedBundle) throws -> Verdict {
    Verdict(on: bundle, golden: try GalleryScenes.goldens.golden(of: bundle.trace.scene))
  }

  /// How many lines there were before causes were told, and how many there are now.
  private func counts(_ verdict: Verdict) -> (before: Int, now: Int) {
    (verdict.findings.flatMap(\.differences).count, verdict.lines.count)
  }

  /// Scenes whose transitions leave each other time enough, each with its first one, how long that takes, and the most lines
  /// that its verdict may have: one a transition.
  @Test(arguments: [
    ("card", "present CardViewController", 0.5, 2), ("drop-in", "present DropInCardViewController", 0.6, 2),
    ("herb-pop", "present HerbDetailViewController", 1.0, 2),
    ("dimmed-message", "present MessageViewController", 0.6, 2),
    ("bottom-sheet", "present BottomSheetViewController", 0.44, 2),
    ("tab-slide", "tab SeasonViewController at 0.000 s", 0.5, 2),
    ("defaults", "present ModalViewController at 0.000 s", 0.505734, 5),
  ])
  func aLongerTransitionLeads(name: String, transition: String, length: Double, most: Int) throws {
    let verdict = try verdict(try record(name, .everythingLonger))
    let lines = verdict.lines
    let (longer, was) = ((length * PlantedChange.longer * 1000).rounded() / 1000, (length * 1000).rounded() / 1000)

    #expect(
      lines.first?.hasPrefix(
        "\(transition) takes \(longer) s, was \(was == 1 ? "1" : "\(was)") s: everything in it follows")
        == true, "\(lines)")
    #expect(lines.count <= most, "\(lines.joined(separator: "\n"))")
    #expect(counts(verdict).before > 2 * lines.count)
  }

  @Test(arguments: ["card", "drop-in", "dimmed-message", "herb-pop", "bottom-sheet", "tab-slide"])
  func aDelayLeads(name: String) throws {
    let lines = try verdict(try record(name, .everythingLate)).lines

    #expect(lines.first?.contains("begin 0.04 s later") == true, "\(lines)")
    #expect(lines.count == 2, "\(lines.joined(separator: "\n"))")
  }

  /// A screen's view that is a point lower has its bars and its contents laid out otherwise.
  @Test func aChangeOfLayoutIsOneLine() throws {
    let verdict = try verdict(try record("card", .onePointOff))

    #expect(verdict.lines.first?.hasPrefix("UINavigationController.view center.y at frame 0") == true)
    #expect(
      verdict.lines.first?.contains("It is 1 pt more throughout; 13 more properties of it and of 8 views in it are off")
        == true, "\(verdict.lines)")
    #expect(verdict.lines.count == 2, "\(verdict.lines.joined(separator: "\n"))")
  }

  @Test(arguments: [
    ("card", "transform", "linear, was easeOut"), ("herb-pop", "position", "curve linear"),
    ("dimmed-message", "opacity", "curve linear"),
  ])
  func anotherCurveLeads(name: String, keyPath: String, words: String) throws {
    let lines = try verdict(try record(name, .linear, in: keyPath)).lines

    #expect(lines.first?.lowercased().contains(words.lowercased()) == true, "\(lines)")
    #expect(lines.count <= 2, "\(lines.joined(separator: "\n"))")
  }

  /// The second tap of a scene and all that comes after it, later by parts of a frame.
  @Test(arguments: [
    "card", "drop-in", "dimmed-message", "bottom-sheet", "herb-pop", "fade-push", "defaults", "what-goes-wrong",
    "what-goes-wrong/completes-at-once",
  ])
  func aLaterStepLeads(name: String) throws {
    let lab = try GalleryScenes.lab()
    var scene = try lab.scene(named: name)
    scene.script = scene.script.delayed(from: 1, by: 0.04)
    let verdict = try verdict(try lab.record(scene, .standard))

    #expect(
      verdict.lines.first?.hasPrefix("The script’s step 2 comes 0.04 s later: what comes later follows") == true,
      "\(verdict.lines)")
    #expect(verdict.lines.count == 1, "\(verdict.lines.joined(separator: "\n"))")
    #expect(verdict.consequenceCount > 4)
  }

  @Test(arguments: ["drop-in", "bottom-sheet", "herb-pop"]) func aMissingViewLeads(name: String) throws {
    let lines = try verdict(try record(name, .missingView)).lines
    #expect(
      lines.first?.contains("The view is missing") == true || lines.first?.contains("It goes ") == true, "\(lines)")
    #expect(lines.count <= 4, "\(lines.joined(separator: "\n"))")
  }

  /// A duration that reaches beyond the tap which used to begin the dismissal: that is missing, and what it did not move stays.
  @Test func whatDoesNotComeAnyMoreIsSaid() throws {
    let golden = try GalleryScenes.goldens.golden(of: "card")
    let lab = try GalleryScenes.lab()
    var scene = try lab.scene(named: "card")
    scene.script = InputScript(duration: scene.script.duration, Array(scene.script.steps.prefix(1)))
    let verdict = Verdict(on: try lab.record(scene, .standard), golden: golden)

    #expect(
      verdict.lines.contains { $0.hasPrefix("dismiss CardViewController does not come any more") }, "\(verdict.lines)")
    #expect(verdict.lines.count <= 3, "\(verdict.lines.joined(separator: "\n"))")
  }
}
