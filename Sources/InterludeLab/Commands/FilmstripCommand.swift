import ArgumentParser
import InterludeUI
import MotionQA
import PictureFiles

/// `interlude filmstrip SCENE -o FILE.png`
struct FilmstripCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "filmstrip", abstract: "Write frames of a scene's script, labelled, in one picture.")

  @Argument(help: "The scene's name; 'list' prints them all.")
  var scene: String

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The PNG file to write; - for standard output.", valueName: "file"),
    transform: { try OutputPath($0, .png) })
  var output: OutputPath

  @Option(
    parsing: .unconditional, help: ArgumentHelp("How many frames, 2 to 48.", valueName: "number"),
    transform: NumberParsing.frameCount)
  var frames: Int = ScenePlayer.filmstripFrameCount

  @Option(
    name: .customLong("from"), parsing: .unconditional,
    help: ArgumentHelp(
      "The first frame, in seconds from the first tap; the script's beginning if left out.", valueName: "seconds"),
    transform: NumberParsing.moment)
  var start: Double?

  @Option(
    name: .customLong("to"), parsing: .unconditional,
    help: ArgumentHelp("The last frame, likewise; the script's end if left out.", valueName: "seconds"),
    transform: NumberParsing.moment)
  var end: Double?

  func check() throws {
    try output.check()
    if let start, let end, start >= end {
      throw ValidationError("The filmstrip must end after it begins: --to after --from.")
    }
  }

  @MainActor func run(in lab: Lab) throws {
    let scene = try lab.scene(named: scene)
    let range = ScenePlayer.range(of: scene.script)
    if let start, start >= range.upperBound {
      throw ValidationError(
        "--from \(Seconds.text(start)) is beyond the script of \(scene.name), which ends at "
          + "\(Seconds.text(range.upperBound)): nothing moves there. Begin before that.")
    }
    if let end, end <= start ?? range.lowerBound {
      throw ValidationError(
        "--to \(Seconds.text(end)) is before the script of \(scene.name) begins, at \(Seconds.text(range.lowerBound)): "
          + "end after that, or say with --from where to begin.")
    }
    let image = try ScenePlayer.filmstrip(of: scene, in: lab, frameCount: frames, from: start, to: end)
    try output.write(ImageFile.data(of: image), in: lab)
  }
}
