import ArgumentParser
import InterludeUI
import Rasterizer
import SDLStage

/// `interlude snapshot SCENE --at SECONDS -o FILE.png`
struct SnapshotCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Write a single frame of a scene's scripted transition.",
    discussion: "It is the frame that the window shows when its clock stands at that moment, byte for byte.")

  @Argument(help: "The scene's name; 'list' prints them all.")
  var scene: String

  @Option(
    name: .customLong("at"), parsing: .unconditional,
    help: ArgumentHelp("Seconds from the scene's first tap, -1 to 600.", valueName: "seconds"),
    transform: NumberParsing.moment)
  var time: Double

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The PNG file to write; - for standard output.", valueName: "file"),
    transform: { try OutputPath($0, .png) })
  var output: OutputPath

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Pixels per point, 0.25 to 8.", valueName: "number"),
    transform: NumberParsing.scale)
  var scale: CGFloat = 2

  @Option(help: ArgumentHelp("Window size in points.", valueName: "WxH"), transform: WindowSize.parse)
  var size: CGSize = WindowSize.standard

  func check() throws { try output.check() }

  @MainActor func run(in lab: Lab) throws {
    let take = try Take(of: lab.scene(named: scene), in: lab, size: size, scale: scale)
    let frame = try take.frame(at: time)
    try output.write(ImageFile.data(of: Rasterizer().render(frame.displayList, scale: scale)), in: lab)
  }
}
