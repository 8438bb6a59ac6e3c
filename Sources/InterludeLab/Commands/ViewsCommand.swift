import ArgumentParser
import InterludeUI
import MotionQA

/// `interlude views [SCENE]`
struct ViewsCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "views",
    abstract: "Print which views a script can tap, and where they are.",
    usage: Usage.of("views", "[<scene>] [<options>]"),
    discussion: """
      One line a view that is on screen and has a name, from the front to the back: its accessibilityIdentifier, or else its \
      accessibilityLabel, in quotes where it has spaces; x, y, width and height in window points. A view is left out where \
      another one, as a screen that was presented, takes the tap in its middle.
      """)

  @Argument(help: "The scene's name, as 'list' prints it; the home screen if left out.")
  var scene: String?

  @Option(
    name: .customLong("at"), parsing: .unconditional,
    help: ArgumentHelp(
      "Seconds from the script's zero, \(NumberParsing.moment); the frame before the script's first step if left out.",
      valueName: "seconds"),
    transform: NumberParsing.moment.parse)
  var time: Double?

  @OptionGroup var device: DeviceOptions

  @MainActor func run(in lab: Lab) throws {
    for (name, frame) in ViewFinder(stage: try stage(in: lab)).places() {
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(($0 * 100).rounded() / 100)" }
      let word = name.contains(" ") ? "\"\(name)\"" : name
      try lab.answer(([word] + numbers).joined(separator: " "))
    }
  }

  @MainActor private func stage(in lab: Lab) throws -> Stage {
    guard let scene else { return lab.makeShell(size: device.size, settings: device.settings).stage }
    let found = try lab.scene(named: scene)
    if let time { lab.remark(on: time, of: "--at", beyond: found) }
    let player = try ScenePlayer(of: found, in: lab, size: device.size, settings: device.settings)
    _ = try player.frame(at: time ?? Self.momentBefore(found.script))
    return player.stage
  }

  /// A frame before the first step of a script, when nothing has been done yet.
  @MainActor private static func momentBefore(_ script: InputScript) -> Double {
    max(script.steps.first.map { $0.time - 1 / Double(RecordingFormat.standard.fps) } ?? 0, ScenePlayer.earliest)
  }
}
