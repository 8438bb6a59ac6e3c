import ArgumentParser
import InterludeUI
import MotionQA

/// `interlude views [SCENE]`
struct ViewsCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "views",
    abstract: "Print which views a script can tap, and where they are.",
    discussion: """
      One line a view that is on screen and has a name, from the front to the back: its accessibilityIdentifier, or else its \
      accessibilityLabel, in quotes where it has spaces; x, y, width and height in window points.
      """)

  @Argument(help: "The scene's name, as 'list' prints it; the home screen if left out.")
  var scene: String?

  @Option(
    name: .customLong("at"), parsing: .unconditional,
    help: ArgumentHelp("Seconds from the script's zero, \(NumberParsing.moment).", valueName: "seconds"),
    transform: NumberParsing.moment.parse)
  var time: Double = 0

  @Option(help: ArgumentHelp("Window size in points.", valueName: "WxH"), transform: WindowSize.parse)
  var size: CGSize = WindowSize.standard

  @MainActor func run(in lab: Lab) throws {
    for (name, frame) in ViewFinder(stage: try stage(in: lab)).places() {
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(($0 * 100).rounded() / 100)" }
      let word = name.contains(" ") ? "\"\(name)\"" : name
      try lab.answer(([word] + numbers).joined(separator: " "))
    }
  }

  @MainActor private func stage(in lab: Lab) throws -> Stage {
    guard let scene else { return lab.makeShell(size: size).stage }
    let player = try ScenePlayer(of: lab.scene(named: scene), in: lab, size: size)
    _ = try player.frame(at: time)
    return player.stage
  }
}
