import ArgumentParser

/// The program: Interlude measured by itself, which needs no name, and against Cairo.
@main
struct Benchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measures what takes time in Interlude, and prints Markdown tables.",
    subcommands: [AloneCommand.self, FramesCommand.self], defaultSubcommand: AloneCommand.self)
}
