import ArgumentParser

/// The lab as a program: a window, recordings and pictures of whatever scenes it is given.
public enum Interlude {
  /// Runs the command line that the process was started with; ends the process when that fails.
  ///
  /// ```swift
  /// @main enum Main {
  ///   static func main() { Interlude.run(scenes: [Scene(name: "pop", …) { PopViewController() }]) }
  /// }
  /// ```
  public static func run(scenes: [Scene]) {
    do {
      try run(arguments: Array(CommandLine.arguments.dropFirst())) { try Lab(scenes: scenes) }
    } catch {
      RootCommand.exit(withError: error)
    }
  }

  /// Parses and runs one command line; throws what is wrong with it, or what went wrong.
  static func run(arguments: [String], makeLab: () throws -> Lab) throws {
    var command = try RootCommand.parseAsRoot(arguments)
    guard let labCommand = command as? any LabCommand else {
      // Help and the like, which the parser brings along.
      try command.run()
      return
    }
    try labCommand.run(in: try makeLab())
  }
}
