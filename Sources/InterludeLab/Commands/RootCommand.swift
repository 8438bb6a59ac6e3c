import ArgumentParser
import InterludeUI
import MotionQA

/// The program: its commands, of which the window is the one that needs no name.
struct RootCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: isForCompletion ? Program.running.name : Program.running.command,
      abstract: "View-controller transitions, live in a window and frame by frame without one.",
      usage: Usage.of("", "[<options of window>]", "<subcommand> [<options>]"),
      version: InterludeVersion.current,
      subcommands: [
        WindowCommand.self, ListCommand.self, ScriptCommand.self, ViewsCommand.self, SnapshotCommand.self,
        FilmstripCommand.self,
        RecordCommand.self, VerifyCommand.self, CompareCommand.self, MetricsCommand.self, ReportCommand.self,
        CurveCommand.self,
        CheckCommand.self, ExplainCommand.self, LifecycleCommand.self, NewCommand.self, AdoptCommand.self,
        APICommand.self,
      ],
      defaultSubcommand: WindowCommand.self)
  }

  /// Whether the command line that is parsed is about a completion script, which makes names of functions of the program's name:
  /// it cannot have the words that are typed to start the program.
  @TaskLocal static var isForCompletion = false

  static func isForCompletion(_ arguments: [String]) -> Bool {
    arguments.contains { $0.hasPrefix("--generate-completion-script") || $0.hasPrefix("---completion") }
  }

  /// What the commands are called.
  static var names: [String] { configuration.subcommands.compactMap { $0.configuration.commandName } }

  /// Throws for a first word that is no command.
  static func checkName(in arguments: [String]) throws {
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard let word = words.first, !word.hasPrefix("-"), word != "help", !names.contains(word) else { return }
    throw ValidationError(
      "There is no command \"\(word)\".\(Suggestion.question(for: word, among: names)) The commands are: "
        + "\(names.joined(separator: ", ")).")
  }
}
