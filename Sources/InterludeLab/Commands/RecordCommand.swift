import ArgumentParser
import InterludeUI
import MotionQA

/// `interlude record SCENE… -o DIR`
struct RecordCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Play scenes without a window and write down what moves.",
    usage: Usage.of("record", "[<scenes> ...] -o <folder> [<options>]"),
    discussion: """
      Each scene gets a folder of its name: trace.json with every view's place and look in each frame, lifecycle.txt with every \
      callback, environment.json with the versions of font and libraries, and filmstrip.png unless --no-filmstrip is given. \
      Frame i is at i / fps seconds from the script's zero.
      """)

  @Argument(help: "The scenes' names; all of them if left out.")
  var scenes: [String] = []

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The folder to write to. \(OutputPath.foldersHelp)", valueName: "folder"),
    transform: OutputPath.folder)
  var output: String?

  @OptionGroup var recording: RecordingOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Pixels per point, \(NumberParsing.scale); if left out, \(NumberText.text(BundleFiles.pictureScale)) for pictures and films, \
      and \(NumberText.text(BundleFiles.animatedPNGScale)) for an animated PNG.
      """,
      valueName: "number"), transform: NumberParsing.pixelsPerPoint)
  var scale: CGFloat?

  @Flag(
    inversion: .prefixedNo,
    help: "Write \(ScenePlayer.filmstripFrameCount) frames in one picture: filmstrip.png.")
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
    if filmstrip {
      try PictureLimit.checkFilmstrip(
        ScenePlayer.filmstripFrameCount, of: recording.size, or: ", or add --no-filmstrip")
    }
    if frames || !animated.isEmpty { try PictureLimit.check(recording.size, scale: scale ?? BundleFiles.pictureScale) }
  }

  @MainActor func run(in lab: Lab) throws {
    let chosen = try lab.scenes(named: scenes)
    guard let output else { throw ValidationError("There is no folder to write to: name it with -o.") }
    if animated.contains(where: { $0.video != nil }) { _ = try Video(environment: lab.environment) }
    let progress = ProgressLine()
    for scene in chosen {
      let folder = try BundleFolder(named: scene.fileName, in: output)
      let files = BundleFiles(
        folder: folder, renderer: lab.renderer, scale: scale, keepsFrames: frames, animations: Set(animated),
        environment: lab.environment, progress: progress)
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
      scene, recording.format, scale: stageScale, keepsFrames: files.needsFrames || report,
      stillsAt: filmstrip ? scene.filmstripTimes : []
    ) {
      files.progress.show("\(scene.name): recording", $0)
    }
    for remark in bundle.remarks { lab.remark(remark) }
    try files.write(bundle, filmstrip: filmstrip ? scene.filmstrip(of: bundle.stills, in: lab) : nil)
    if report {
      try files.folder.write(
        SceneReport(of: scene, bundle, files.renderer, files.progress).html, to: "report.html")
    }
  }
}

nonisolated extension AnimationFormat: ExpressibleByArgument {}
