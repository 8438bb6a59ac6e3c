import ArgumentParser
import FileSystem
import InterludeUI
import MotionQA

/// `interlude record SCENE… -o DIR`
struct RecordCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Play scenes without a window and write down what moves.",
    discussion: """
      Each scene gets a folder of its name: trace.json with every view's place and look in each frame, lifecycle.txt with every \
      callback, environment.json with the versions of font and libraries, and filmstrip.png unless --no-filmstrip is given. \
      Frame i is at i / fps seconds from the script's zero.
      """)

  @Argument(help: "The scenes' names; all of them if left out.")
  var scenes: [String] = []

  @Option(name: [.short, .long], help: ArgumentHelp("The folder to write to.", valueName: "folder"))
  var output: String?

  @OptionGroup var recording: RecordingOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels per point, 0.25 to 8; if left out, 2 for pictures and films, and 1 for an animated PNG.",
      valueName: "number"), transform: NumberParsing.scale)
  var scale: CGFloat?

  @Flag(inversion: .prefixedNo, help: "Write 24 frames in one picture: filmstrip.png.")
  var filmstrip = true

  @Flag(help: "Write every frame as a picture too: frames/0000.png and so on.")
  var frames = false

  @Flag(help: "Write a page about it too: report.html.")
  var report = false

  @Option(
    help: ArgumentHelp(
      "Write a film too: apng, or with ffmpeg installed mp4 or webm; may be given several times.", valueName: "format"))
  var animated: [AnimationFormat] = []

  func check() throws {
    if output == "-" {
      throw ValidationError("A recording is a folder of files, and standard output takes one: name a folder with -o.")
    }
  }

  @MainActor func run(in lab: Lab) throws {
    let chosen = try lab.scenes(named: scenes)
    guard let output else { throw ValidationError("There is no folder to write to: name it with -o.") }
    if animated.contains(where: { $0.video != nil }) { _ = try Video(environment: ProcessInfo.processInfo.environment) }
    let progress = ProgressLine()
    for scene in chosen {
      let folder = try BundleFolder(named: scene.fileName, in: output)
      let files = BundleFiles(
        folder: folder, renderer: lab.renderer, scale: scale, keepsFrames: frames, animations: Set(animated),
        progress: progress)
      do {
        try record(scene, in: lab, files)
        try folder.finish()
      } catch {
        progress.clear()
        folder.discard()
        throw error
      }
      progress.clear()
      try lab.answer(folder.path)
    }
  }

  @MainActor private func record(_ scene: Scene, in lab: Lab, _ files: BundleFiles) throws {
    let stageScale = scale ?? BundleFiles.pictureScale
    let bundle = try lab.record(
      scene, recording.format, scale: stageScale, keepsFrames: files.needsFrames || report
    ) {
      files.progress.show("\(scene.name): recording", $0)
    }
    for remark in bundle.remarks { lab.remark(remark) }
    let strip =
      filmstrip
      ? try ScenePlayer.filmstrip(
        of: scene, in: lab, size: recording.size, settings: recording.system.settings, isSilent: true) : nil
    try files.write(bundle, filmstrip: strip)
    if report {
      try OutputFile.write(
        SceneReport(of: scene, bundle, files.renderer, files.progress).html, to: files.folder.file("report.html"))
    }
  }
}

nonisolated extension AnimationFormat: ExpressibleByArgument {}

/// How fine a recording is, and of what window, as the command line says it.
struct RecordingOptions: ParsableArguments {
  @Option(
    name: .customLong("fps"), parsing: .unconditional,
    help: ArgumentHelp("Frames per second, 1 to 480; 60 if left out.", valueName: "number"),
    transform: NumberParsing.framesPerSecond)
  var wishedRate: Int?

  @Option(
    name: .customLong("size"), help: ArgumentHelp("Window size in points; 390x844 if left out.", valueName: "WxH"),
    transform: WindowSize.parse)
  var wishedSize: CGSize?

  @OptionGroup var system: SystemOption

  var fps: Int { wishedRate ?? RecordingFormat.standard.fps }
  var size: CGSize { wishedSize ?? RecordingFormat.standard.size }
  @MainActor var format: RecordingFormat { RecordingFormat(fps: fps, size: size, settings: system.settings) }
  /// Whether another rate or size than a golden's has been asked for.
  var isWished: Bool { wishedRate != nil || wishedSize != nil }
}

/// How fine a recording is, of what window and on what device.
struct RecordingFormat {
  /// Frames per second.
  var fps: Int
  /// In points.
  var size: CGSize
  var settings = DeviceSettings()

  nonisolated static let standard = RecordingFormat(fps: 60, size: WindowSize.standard)
}
