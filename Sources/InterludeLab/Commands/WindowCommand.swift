import ArgumentParser
import InterludeUI
import MotionQA
import SDLStage

/// `interlude`, or `interlude window`: the window, or where there is no display the tour.
struct WindowCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "window",
    abstract: "Open the window; this is what happens without a command.",
    usage: Usage.of("window", "[<options>]"),
    discussion: """
      H in the window shows the keys. Where there is no display, every scene is played without one, and a filmstrip of \
      each is written to \(FilmstripExport.folder).
      """)

  @Option(help: ArgumentHelp("Open this scene at once.", valueName: "name"))
  var scene: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Stop the clock this many seconds after the first click, \(NumberParsing.freezeDelay).", valueName: "seconds"),
    transform: NumberParsing.freezeDelay.parse)
  var freeze: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point, \(NumberParsing.scale); the display's own if left out.", valueName: "number"),
    transform: NumberParsing.pixelsPerPoint)
  var scale: CGFloat?

  @Option(
    help: ArgumentHelp(
      """
      Window size in points; without --dock it is the phone's size too. If left out, the size that the window had last, or \
      \(WindowSize.text(WindowSize.standard)) the first time.
      """,
      valueName: "WxH"),
    transform: WindowSize.parse)
  var size: CGSize?

  @OptionGroup var system: SystemOption

  @Flag(help: "Show the lab's dock around the scene: timeline, curves, overlays. D in the window does the same.")
  var dock = false

  @Option(
    help: ArgumentHelp(
      "The look of the dock: dark, light, or desktop, which follows the desktop's. If left out, as it was last, or desktop the first time.",
      valueName: "dark|light|desktop"))
  var dockAppearance: DockAppearance?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A recording to compare the scene with in the lab, such as one from a phone: a folder with trace.json, or that file; may be given several times.",
      valueName: "recording"))
  var compare: [String] = []

  @Option(
    help: ArgumentHelp("The folder of the goldens that the lab compares with.", valueName: "folder"),
    transform: OutputPath.folder)
  var goldens = GoldenFolder.usual

  @Flag(help: "Print how long the frames took, on quitting.")
  var statistics = false

  @MainActor func run(in lab: Lab) throws {
    let scene = try self.scene.map(lab.scene(named:))
    if let absence = Display.absence(in: lab.environment) {
      try checkOptions(absence)
      lab.remark("\(absence) Filmstrips of the scenes go to \(FilmstripExport.folder).")
      try FilmstripExport(lab: lab, size: size ?? WindowSize.standard, settings: system.settings)
        .run(scene.map { [$0] } ?? lab.scenes)
    } else {
      try show(scene, lab: lab)
    }
  }

  /// A filmstrip has its own scale and is never stopped.
  private func checkOptions(_ absence: String) throws {
    let idle = [
      ("--freeze", freeze != nil), ("--scale", scale != nil), ("--dock", dock),
      ("--dock-appearance", dockAppearance != nil), ("--compare", !compare.isEmpty),
      ("--goldens", goldens != GoldenFolder.usual), ("--statistics", statistics),
    ]
    if let option = idle.first(where: \.1)?.0 {
      throw ValidationError("\(absence) \(option) needs a window: leave it out for filmstrips of the scenes.")
    }
  }

  /// The lab would notice later, if at all.
  @MainActor func checkFolders() throws {
    if goldens != GoldenFolder.usual, !GoldenFolder(goldens).exists {
      throw ValidationError("There is no folder \(goldens): name that of the goldens with --goldens, or leave it out.")
    }
    for path in compare {
      do { _ = try RecordedBundle.read(path) } catch { throw ValidationError("\(error)") }
    }
  }

  @MainActor private func show(_ scene: Scene?, lab: Lab) throws {
    try checkFolders()
    BuildConfiguration.hint.map(lab.remark)
    let memory = WindowMemory(program: Program.running.name, environment: lab.environment)
    // Without a dock a size that is asked for is the phone's, too; nothing is remembered of such a window.
    let kept = size == nil ? memory.recallLab() : LabSettings()
    let phone = dock ? kept.phone ?? WindowSize.standard : kept.isDockShown ? kept.phone : nil
    let window = try StageWindow(
      title: "Interlude", placement: placement(kept, in: memory), scale: scale, renderer: lab.renderer)
    let appearance = dockAppearance ?? kept.dockAppearance ?? .desktop
    window.setIcon(LabIcon.image(side: 128, renderer: lab.renderer))
    let content = LabWindow(
      lab, scene: scene, size: window.size, scale: window.scale, phone: phone,
      ownPhone: phone ?? size ?? WindowSize.standard, overlays: kept.overlays,
      dockStyle: appearance.style(in: lab.environment), settings: system.settings,
      shelf: RecordingShelf(goldens: goldens, asked: compare), freezeDelay: freeze, host: window)
    window.run(content)
    if size == nil {
      do {
        try memory.keep(window.placement)
        var settings = content.settings
        settings.dockAppearance = settings.dockAppearance ?? kept.dockAppearance
        try memory.keep(settings)
      } catch { lab.remark("\(error)") }
    }
    if statistics { try lab.answer(window.statistics.description) }
  }

  /// As asked for, else as it was; with a dock that was not there, as large as it takes.
  @MainActor private func placement(_ kept: LabSettings, in memory: WindowMemory) -> WindowPlacement {
    if let size { return WindowPlacement(size: size) }
    if dock, !kept.isDockShown { return WindowPlacement(size: LabLayout.wishedSize(for: WindowSize.standard)) }
    return memory.recall() ?? WindowPlacement(size: WindowSize.standard)
  }
}

extension DockAppearance: ExpressibleByArgument {}
