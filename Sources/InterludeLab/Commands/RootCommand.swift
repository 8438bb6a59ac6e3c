import ArgumentParser
import InterludeUI
import MotionQA

/// The program: its commands, of which the window is the one that needs no name.
struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent },
    abstract: "View-controller transitions, live in a window and frame by frame without one.",
    version: InterludeVersion.current,
    subcommands: [
      WindowCommand.self, ListCommand.self, ScriptCommand.self, ViewsCommand.self, SnapshotCommand.self,
      FilmstripCommand.self,
      RecordCommand.self, VerifyCommand.self, MetricsCommand.self, ReportCommand.self, CurveCommand.self,
      CheckCommand.self, LifecycleCommand.self, NewCommand.self,
    ],
    defaultSubcommand: WindowCommand.self)
}
