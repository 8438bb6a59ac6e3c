import ArgumentParser
import Foundation
import InterludeUI
import MotionQA

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
    // A closed pipe shows as a failure to write.
    signal(SIGPIPE, SIG_IGN)
    StandardOutput.passOnLines()
    TerminalWidth.widen()
    do {
      try run(arguments: Array(CommandLine.arguments.dropFirst())) { try Lab(scenes: scenes) }
      try StandardOutput.close()
    } catch {
      Ending(of: error).exit()
    }
  }

  /// Parses and runs one command line; throws what is wrong with it, or what went wrong.
  static func run(arguments: [String], makeLab: () throws -> Lab) throws {
    do { try RootCommand.checkName(in: arguments) } catch {
      // A scene's name may be meant, which the lab alone knows.
      guard let word = arguments.first, let lab = try? makeLab(), let answer = lab.answerToScene(word) else {
        throw error
      }
      throw answer
    }
    let isForCompletion = RootCommand.isForCompletion(arguments)
    guard let command = try RootCommand.$isForCompletion.withValue(isForCompletion, operation: { try parse(arguments) })
    else { return }
    try command.check()
    let lab = try makeLab()
    defer { lab.editUse.takeUnused().forEach(lab.remark) }
    try command.run(in: lab)
  }

  /// Nil for what the parser has done by itself.
  private static func parse(_ arguments: [String]) throws -> (any LabCommand)? {
    do {
      var command = try RootCommand.parseAsRoot(arguments)
      if let labCommand = command as? any LabCommand { return labCommand }
      // Help and the like, which the parser brings along.
      try command.run()
      return nil
    } catch {
      throw ParserAnswer(error, to: arguments)
    }
  }
}
