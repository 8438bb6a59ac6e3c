import ArgumentParser
import InterludeUI

/// `interlude script SCENE`
struct ScriptCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "script",
    abstract: "Print a scene's scripted input.",
    usage: Usage.of("script", "<scene> [<options>]"),
    discussion: """
      One line a step, such as "0.000 tap 195 422": seconds from the script's zero, what is done, and where in window \
      points. The scene is really played to find where its views are.
      """)

  @Argument(help: "The scene's name; 'list' prints them all.")
  var scene: String

  @OptionGroup var device: DeviceOptions

  @MainActor func run(in lab: Lab) throws {
    let player = try ScenePlayer(of: lab.scene(named: scene), in: lab, size: device.size, settings: device.settings)
    for step in try player.steps() { try lab.answer(step.description) }
  }
}
