import ArgumentParser

/// `interlude list`
struct ListCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Name the scenes.",
    usage: Usage.of("list", ""))

  @MainActor func run(in lab: Lab) throws {
    let width = lab.scenes.map(\.name.count).max() ?? 0
    for scene in lab.scenes {
      try lab.answer(scene.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + scene.title)
    }
  }
}
