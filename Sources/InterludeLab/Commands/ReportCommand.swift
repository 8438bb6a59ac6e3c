import ArgumentParser
import FileSystem
import InterludeUI
import MotionQA

/// `interlude report SCENE… [-o FILE]`
struct ReportCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write a page that shows how a scene moves.",
    usage: Usage.of("report", "[<scenes> ...] [<options>]", "<scene> -o <file> [<options>]"),
    discussion: """
      One HTML file that needs nothing else: the frames with a scrubber, every property's value and velocity over time, the \
      ways of the views and the order of callbacks.
      """)

  @Argument(help: "The scenes' names; all of them if left out.")
  var scenes: [String] = []

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The HTML file to write, for a single scene; \(FilmstripExport.folder)/SCENE.html if left out. \(OutputPath.help)",
      valueName: "file"),
    transform: { try OutputPath($0, .html) })
  var output: OutputPath?

  @OptionGroup var recording: RecordingOptions

  func check() throws { try output?.check() }

  @MainActor func run(in lab: Lab) throws {
    let chosen = try lab.scenes(named: scenes)
    guard chosen.count == 1 || output == nil else {
      throw ValidationError(
        "-o names one file, and \(chosen.count) scenes need as many: leave it out, or name one scene.")
    }
    let progress = ProgressLine()
    defer { progress.clear() }
    for scene in chosen {
      let bundle = try lab.record(scene, recording.format, keepsFrames: true) {
        progress.show("\(scene.name): recording", $0)
      }
      for remark in bundle.remarks { lab.remark(remark) }
      let html = SceneReport(of: scene, bundle, lab.renderer, progress).html
      let output = try self.output ?? OutputPath("\(FilmstripExport.folder)/\(scene.fileName).html", .html)
      try output.write(Data(html.utf8), in: lab)
      progress.clear()
      try output.tell(in: lab)
    }
  }
}
