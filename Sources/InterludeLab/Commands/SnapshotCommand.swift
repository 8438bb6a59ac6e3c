import ArgumentParser
import InterludeUI
import MotionQA
import PictureFiles

/// `interlude snapshot SCENE --at SECONDS -o FILE.png`
struct SnapshotCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Write a single frame of a scene's scripted transition.",
    usage: Usage.of("snapshot", "<scene> --at <seconds> -o <file> [<options>]", "-o <file> [<options>]"),
    discussion: "It is the frame that the window shows at that moment, byte for byte but for what the lab lays over it."
  )

  @Argument(help: "The scene's name, as 'list' prints it; the home screen if left out.")
  var scene: String?

  @Option(
    name: .customLong("at"), parsing: .unconditional,
    help: ArgumentHelp(
      """
      Seconds from the script's zero, \(NumberParsing.moment), which a scene's frame needs; for the home screen, from its start, \
      0 if left out.
      """,
      valueName: "seconds"),
    transform: NumberParsing.moment.parse)
  var time: Double?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The PNG file to write. \(OutputPath.help)", valueName: "file"),
    transform: { try OutputPath($0, .png) })
  var output: OutputPath?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels per point, \(NumberParsing.scale); \(NumberText.text(WindowSize.standardScale)) if left out.",
      valueName: "number"),
    transform: NumberParsing.pixelsPerPoint)
  var scale = WindowSize.standardScale

  @OptionGroup var device: DeviceOptions

  func check() throws {
    try output?.check()
    try PictureLimit.check(device.size, scale: scale)
  }

  @MainActor func run(in lab: Lab) throws {
    let scene = try self.scene.map(lab.scene(named:))
    if scene != nil, time == nil { throw ValidationError("A scene's frame needs its moment: --at <seconds>.") }
    let output = try OutputPath.required(output)
    try output.write(ImageFile.data(of: lab.renderer.render(try frame(of: scene, in: lab), scale: scale)), in: lab)
    try output.tell(in: lab)
  }

  @MainActor private func frame(of scene: Scene?, in lab: Lab) throws -> DisplayList {
    guard let scene else {
      let shell = lab.makeShell(size: device.size, scale: scale, settings: device.settings)
      shell.advance(to: max(time ?? 0, 0))
      return shell.displayList()
    }
    let time = time ?? 0
    lab.remark(on: time, of: "--at", beyond: scene)
    let player = try ScenePlayer(
      of: scene, in: lab, size: device.size, scale: scale, settings: device.settings)
    return try player.frame(at: time).displayList
  }
}
