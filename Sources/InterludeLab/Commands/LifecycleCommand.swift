import ArgumentParser
import MotionQA

/// `interlude lifecycle SCENE`
struct LifecycleCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "lifecycle",
    abstract: "Print every callback of a scene's script.",
    discussion: """
      One line a callback or change of a container's views: seconds from the scene's first tap, who, what, and details. \
      It is the same for every run: keep it in a file, and a difference shows what a change of code has changed.
      """)

  @Argument(help: "The scene's name; 'list' prints them all.")
  var scene: String

  @MainActor func run(in lab: Lab) throws {
    let text = try Take.lifecycle(of: lab.scene(named: scene), in: lab)
    lab.answer(String(text.dropLast()))
  }
}
