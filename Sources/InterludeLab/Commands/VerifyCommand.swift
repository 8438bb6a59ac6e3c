import ArgumentParser
import FileSystem
import InterludeUI
import MotionQA

/// `interlude verify [SCENE…]`
struct VerifyCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Record scenes anew and compare them with their goldens.",
    usage: Usage.of("verify", "[<scenes> ...] [<options>]", "[<scenes> ...] --update [<options>]"),
    discussion: """
      A golden is compared at its own size and frame rate. Numbers may differ by a tolerance: \(ToleranceOption.usual). \
      The one of alpha counts for colours too; seconds are how much earlier or later a view may come or go. What a changed \
      transition or script explains is held back unless --all is given. With --system the scenes are recorded on that version \
      of iOS, whichever the golden is of: what differs is what the versions differ by. The exit status is 0 \
      when all scenes are the same, 1 when one differs and 2 when one could not be compared, as without a golden.
      """)

  @Argument(help: "The scenes' names; all of them if left out.")
  var scenes: [String] = []

  @Option(help: ArgumentHelp("The folder of the goldens.", valueName: "folder"), transform: OutputPath.folder)
  var goldens = GoldenFolder.usual

  @Flag(help: "Make the recordings the goldens, at --fps and --size. Refused where the variable CI is set.")
  var update = false

  @Flag(help: "List everything that differs, including what follows from another difference.")
  var all = false

  @Option(
    help: ArgumentHelp("Write the verdicts to this file as JUnit XML. \(OutputPath.foldersHelp)", valueName: "file"),
    transform: { try OutputPath($0, .xml) })
  var junit: OutputPath?

  @Option(
    help: ArgumentHelp(
      "Compare pictures too: exact (byte for byte) or perceptual (what a person could see). With --update, keep some.",
      valueName: "measure"))
  var pixels: PixelMeasure?

  @Option(
    help: ArgumentHelp(
      "Write a page about each scene that differs to this folder. \(OutputPath.foldersHelp)", valueName: "folder"),
    transform: OutputPath.folder)
  var report: String?

  @Option(
    name: .customLong("repeat"), parsing: .unconditional,
    help: ArgumentHelp(
      "How many times to record and compare, \(NumberParsing.repetitions); 1 if left out. More finds a scene that varies.",
      valueName: "times"),
    transform: NumberParsing.repetitions.parse)
  var repetitions: Int = 1

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("A tolerance, such as points=0.05; may be given several times.", valueName: "kind=number"),
    transform: { try ToleranceOption($0) })
  var tolerance: [ToleranceOption] = []

  @OptionGroup var recording: RecordingOptions

  func check() throws {
    if update {
      if repetitions > 1 { throw ValidationError("--update records once: leave out --repeat.") }
      let idle = [
        ("--junit", junit != nil), ("--report", report != nil), ("--tolerance", !tolerance.isEmpty), ("--all", all),
      ]
      if let option = idle.first(where: \.1)?.0 {
        throw ValidationError("--update compares nothing: leave out \(option), or --update.")
      }
    } else if recording.isWished {
      throw ValidationError(
        "A golden is compared at its own size and frame rate: leave out --fps and --size, or make a new one with --update."
      )
    }
    if junit?.isStandardOutput == true || report == "-" {
      throw ValidationError("Standard output has the verdicts: name a file for --junit, and a folder for --report.")
    }
    try junit?.check()
  }

  @MainActor func run(in lab: Lab) throws {
    let chosen = try lab.scenes(named: scenes)
    let folder = GoldenFolder(goldens)
    if let report { for scene in chosen { try OutputFile.check(Self.page(about: scene, in: report)) } }
    if update { return try updateGoldens(of: chosen, in: folder, lab) }
    guard folder.exists else {
      throw CommandFailure(
        "There is no folder \(goldens): name that of the goldens with --goldens, or make it with --update.", status: 2)
    }

    let tolerances = tolerance.reduce(into: Tolerances()) { $1.apply(to: &$0) }
    let progress = ProgressLine()
    let total = Double(chosen.count * repetitions)
    var verdicts: [RepeatedVerdict] = []
    for (index, scene) in chosen.enumerated() {
      var own: [Verdict] = []
      for repetition in 0..<repetitions {
        progress.show("verifying \(scene.name)", Double(index * repetitions + repetition) / total)
        own.append(try verify(scene, folder, tolerances, lab, progress, isFirst: repetition == 0))
      }
      verdicts.append(RepeatedVerdict(own))
    }
    if scenes.isEmpty { verdicts += orphans(in: folder, lab).map { RepeatedVerdict([$0]) } }
    progress.clear()
    try report(verdicts, to: lab)
  }

  @MainActor private func verify(
    _ scene: Scene, _ folder: GoldenFolder, _ tolerances: Tolerances, _ lab: Lab, _ progress: ProgressLine,
    isFirst: Bool
  ) throws -> Verdict {
    var recorded: RecordedBundle?
    let check = GoldenCheck(
      of: scene.name, in: folder, tolerances: tolerances, pixels: pixels, renderer: lab.renderer
    ) { golden in
      let bundle = try lab.record(scene, format(of: golden), keepsFrames: pixels != nil || report != nil)
      recorded = bundle
      if isFirst, !bundle.remarks.isEmpty {
        progress.clear()
        bundle.remarks.forEach(lab.remark)
      }
      return bundle
    }
    if let report, let recorded { try writePage(about: check, recorded, scene, to: report, lab, progress) }
    return check.verdict
  }

  /// Writes the page about a scene that differs. What the golden expects is redrawn over another run, which takes longer than a
  /// recording and is spared the scenes that are the same; a scene that wavers may fail there.
  @MainActor private func writePage(
    about check: GoldenCheck, _ recorded: RecordedBundle, _ scene: Scene, to folder: String, _ lab: Lab,
    _ progress: ProgressLine
  ) throws {
    guard !check.verdict.findings.isEmpty, let golden = check.golden else { return }
    var shown = recorded
    if check.pictures.isEmpty, let other = try? lab.record(scene, format(of: golden), redrawnAs: golden.trace) {
      shown.expectedFrames = other.expectedFrames
    }
    let page = check.report(title: scene.title, of: shown) { progress.show("\(scene.name): pictures", $0) }
    if let page { try OutputFile.write(page.html, to: Self.page(about: scene, in: folder)) }
  }

  @MainActor private static func page(about scene: Scene, in folder: String) -> String {
    "\(folder)/\(scene.fileName).html"
  }

  /// As a golden was recorded, but for the system, the appearance and the size of text if others are asked for.
  @MainActor private func format(of golden: RecordedBundle) -> RecordingFormat {
    RecordingFormat(
      fps: golden.trace.framesPerSecond, size: golden.trace.size,
      settings: DeviceSettings(
        isDark: (recording.system.appearance ?? golden.environment?.style) == .dark,
        contentSize: recording.system.textSize ?? golden.environment?.contentSize ?? .large,
        system: recording.system.system ?? golden.environment?.system,
        edits: recording.system.edits ?? MotionEdits()))
  }

  /// Goldens whose scenes are gone.
  @MainActor private func orphans(in folder: GoldenFolder, _ lab: Lab) -> [Verdict] {
    folder.scenes.filter { name in !lab.scenes.contains { $0.name == name } }.map { name in
      let reason =
        "There is no scene \(name), but a golden of it: delete \(folder.path)/\(name), or bring the scene back."
      return Verdict(scene: name, outcome: .incomparable(reason))
    }
  }

  @MainActor private func report(_ repeated: [RepeatedVerdict], to lab: Lab) throws {
    let (absent, absence) = GoldenFolder(goldens).absence(among: repeated.map(\.scene))
    for verdict in repeated where !absent.contains(verdict.scene) {
      try lab.answer("\(verdict.scene): \(verdict.summary)")
      for line in all ? verdict.worst.allLines : verdict.worst.lines { try lab.answer("  \(line)") }
    }
    try absence.map(lab.answer)
    let verdicts = repeated.map(\.worst)
    let heldBack = verdicts.reduce(0) { $0 + $1.consequenceCount }
    if !all, heldBack > 0 {
      let more = "\(heldBack) more difference\(heldBack == 1 ? " follows" : "s follow")"
      try lab.answer("\(more) from these; --all lists them.")
    }
    if verdicts.count > 1 { try lab.answer(counts(verdicts)) }
    try junit?.write(Data(JUnitReport(verdicts).text.utf8), in: lab)
    let status = Verdict.status(of: verdicts)
    if status != 0 { throw ExitCode(status) }
  }

  /// How many scenes came out in which way: `54 same, 1 different, 1 not compared`.
  private func counts(_ verdicts: [Verdict]) -> String {
    var (same, different, incomparable) = (0, 0, 0)
    for verdict in verdicts {
      switch verdict.outcome {
      case .same: same += 1
      case .different: different += 1
      case .incomparable: incomparable += 1
      }
    }
    let counts = [(same, "same"), (different, "different"), (incomparable, "not compared")]
    return counts.filter { $0.0 > 0 }.map { "\($0) \($1)" }.joined(separator: ", ")
  }
}

nonisolated extension PixelMeasure: ExpressibleByArgument {}
