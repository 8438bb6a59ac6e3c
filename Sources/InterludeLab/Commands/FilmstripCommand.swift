import ArgumentParser
import InterludeUI
import MotionQA
import PictureFiles

/// `interlude filmstrip SCENE -o FILE.png`
struct FilmstripCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "filmstrip",
    abstract: "Write frames of a scene's script, labelled, in one picture.",
    usage: Usage.of("filmstrip", "<scene> -o <file> [<options>]"))

  @Argument(help: "The scene's name; 'list' prints them all.")
  var scene: String

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The PNG file to write. \(OutputPath.help)", valueName: "file"),
    transform: { try OutputPath($0, .png) })
  var output: OutputPath?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of frames, \(NumberParsing.frameCount); \(ScenePlayer.filmstripFrameCount) if left out.",
      valueName: "number"),
    transform: NumberParsing.frameCount.parse)
  var frames: Int = ScenePlayer.filmstripFrameCount

  @Option(
    name: .customLong("from"), parsing: .unconditional,
    help: ArgumentHelp(
      "The time of the first frame, in seconds from the script's zero; 0 if left out.", valueName: "seconds"),
    transform: NumberParsing.moment.parse)
  var start: Double?

  @Option(
    name: .customLong("to"), parsing: .unconditional,
    help: ArgumentHelp(
      "The time of the last frame, in the same way; the script's end if left out.", valueName: "seconds"),
    transform: NumberParsing.moment.parse)
  var end: Double?

  @OptionGroup var device: DeviceOptions

  func check() throws {
    try output?.check()
    try PictureLimit.checkFilmstrip(frames, of: device.size, or: ", or fewer --frames")
    if let end, start ?? 0 >= end {
      throw ValidationError("The filmstrip must end after it begins: --to after --from.")
    }
  }

  @MainActor func run(in lab: Lab) throws {
    let scene = try lab.scene(named: scene)
    if let start, start >= scene.script.duration {
      throw ValidationError(
        "--from \(Seconds.text(start)) is beyond the script of \(scene.name), which ends at "
          + "\(Seconds.text(scene.script.duration)): nothing moves there. Begin before that.")
    }
    let output = try OutputPath.required(output)
    if let end { lab.remark(on: end, of: "--to", beyond: scene) }
    let image = try ScenePlayer.filmstrip(
      of: scene, in: lab, frameCount: frames, from: start ?? 0, to: end, size: device.size, settings: device.settings)
    try output.write(ImageFile.data(of: image), in: lab)
    try output.tell(in: lab)
  }
}
