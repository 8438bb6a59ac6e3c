import ArgumentParser
import FileSystem
import Foundation

/// `interlude adopt FOLDER`: hands over to `interlude-adopt`, so that the lab does not compile swift-syntax.
struct AdoptCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "adopt",
    abstract: "Rewrite iOS source files that need Objective-C.",
    usage: Usage.of("adopt", "<folder> [--write | --output <folder>]"),
    discussion: """
      Without --write and --output, what would change is shown. What cannot be rewritten is named, with its file and line. A \
      plugin does the same with every build, and leaves the files as they are: AdoptUIKit.
      """)

  @Argument(help: ArgumentHelp("The folder with the source files.", valueName: "folder"))
  var folder: String

  @Flag(help: "Rewrite the files where they are.")
  var write = false

  @Option(help: ArgumentHelp("Write all the files to another folder.", valueName: "folder"))
  var output: String?

  func check() throws {
    if write, output != nil {
      throw ValidationError("--write and --output are two places for one thing: leave one out.")
    }
  }

  @MainActor func run(in lab: Lab) throws {
    let tool = try Self.tool(beside: Bundle.main.executableURL)
    let process = Process()
    process.executableURL = tool
    process.arguments = [folder] + (write ? ["--write"] : []) + (output.map { ["--output", $0] } ?? [])
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw ExitCode(process.terminationStatus) }
  }

  /// The program that rewrites, in the folder of this one.
  static func tool(beside program: URL?) throws(UserFacingError) -> URL {
    let tool = program?.deletingLastPathComponent().appendingPathComponent("interlude-adopt")
    guard let tool, FileManager.default.isExecutableFile(atPath: tool.path) else {
      throw UserFacingError(
        "There is no interlude-adopt beside this program: build it with `swift build --traits Adoption --product interlude-adopt`."
      )
    }
    return tool
  }
}
