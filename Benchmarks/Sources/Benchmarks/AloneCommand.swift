import ArgumentParser

/// Runs the groups of benchmarks named by the arguments, or all, and prints their tables.
struct AloneCommand: ParsableCommand {
  enum Group: String, CaseIterable, ExpressibleByArgument {
    case curves, layers, scenes
  }

  static let configuration = CommandConfiguration(commandName: "alone", abstract: "Measures Interlude by itself.")

  @Argument(help: "Groups of benchmarks; all without any.")
  var groups: [Group] = []

  func run() { MainActor.assumeIsolated { runGroups() } }

  @MainActor private func runGroups() {
    for group in Group.allCases where groups.isEmpty || groups.contains(group) {
      switch group {
      case .curves: measureCurves()
      case .layers: measureLayers()
      case .scenes: measureScenes()
      }
    }
    print("The sum of all that was computed, so that none of it can be left out: \(Sink.total)")
  }
}
