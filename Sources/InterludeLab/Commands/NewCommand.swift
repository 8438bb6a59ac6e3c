import ArgumentParser
import InterludeUI

/// `interlude new NAME`
struct NewCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a package for a transition of your own.",
    usage: Usage.of("new", "<name> [--package <url-or-folder>]"),
    discussion: """
      The package goes into a new folder here, called as it is: a scene with an animator in plain UIKit, the scene's golden \
      and its test. It builds, runs and passes its test as it is. Nothing that is there already is overwritten.
      """)

  @Argument(
    help: ArgumentHelp("What the package, its program and its module are called, such as MyPop.", valueName: "name"),
    transform: { try ModuleName($0) })
  var name: ModuleName

  @Option(
    name: .customLong("package"),
    help: ArgumentHelp(
      "Where the package finds Interlude; if left out, in the folder that this program was built from.",
      valueName: "url-or-folder"),
    transform: { try PackageLocation($0) })
  var location: PackageLocation?

  @MainActor func run(in lab: Lab) throws {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath().path
    let folder = here == "/" ? "/\(name.text)" : "\(here)/\(name.text)"
    try NewPackage(name: name, folder: folder, interlude: location ?? .own()).write()
    try lab.answer(
      """
      \(name.text) is written. To see it, and to hold it to its golden:
        cd \(name.text)
        swift run \(name.text)
        swift run \(name.text) verify
        swift test
      A window that moves as on a phone takes an optimised build: swift run -c release \(name.text)
      """)
  }
}
