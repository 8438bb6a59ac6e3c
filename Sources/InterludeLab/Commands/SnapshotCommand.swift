import ArgumentParser
import InterludeUI
import MotionQA
import PictureFiles

/// `interlude snapshot SCENE --at SECONDS -o FILE.png`
struct SnapshotCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Write a single frame of a scene's scripted transition.",
    discussion: "It is the frame that the window shows at that moment, byte for byte but for what the lab lays over it."
  )

  @Argument(help: "The scene's name, as 'list' prints it; the home screen if left out.")
  var scene: String?

  @Option(
    name: .customLong("at"), parsing: .unconditional,
    help: ArgumentHelp(
      "Seconds from the script's zero, \(NumberParsing.moment); for the home screen, from its start.",
      valueName: "seconds"),
    transform: NumberParsing.moment.parse)
  var time: Double?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The PNG file to write; - for standard output.", valueName: "file"),
    transform: { try OutputPath($0, .png) })
  var output: OutputPath?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Pixels per point, \(NumberParsing.scale).", valueName: "number"),
    transform: NumberParsing.pixelsPerPoint)
  var scale = WindowSize.standardScale

  @OptionGroup var device: DeviceOptions

  func check() throws { try output?.check() }

  @MainActor func run(in lab: Lab) throws {
    let scene = try self.scene.map(lab.scene(named:))
    if scene != nil, time == nil { throw ValidationError("A scene's frame needs its moment: --at <seconds>.") }
    let output = try OutputPath.required(output)
    try output.write(ImageFile.data(of: lab.renderer.render(try frame(of: scene, in: lab), scale: scale)), in: lab)
  }

  @MainActor private func frame(of scene: Scene?, in lab: Lab) throws -> DisplayList {
    guard let scene else {
      let shell = lab.makeShell(size: device.size, scale: scale, settings: device.settings)
      shell.advance(to: max(time ?? 0, 0))
      return shell.displayList()
    }
    let (time, end) = (time ?? 0, scene.script.duration)
    if time > end {
      lab.remark(
        "The script of \(scene.name) ends at \(Seconds.text(end)): the frame at \(Seconds.text(time)) shows what goes on by itself "
          + "after it. For a frame of its transition give --at a time up to \(Seconds.digits(end)).")
    }
    let player = try ScenePlayer(
      of: scene, in: lab, size: device.size, scale: scale, settings: device.settings)
    return try player.frame(at: time).displayList
  }
}
