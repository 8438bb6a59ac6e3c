import Foundation

/// Runs the groups of benchmarks named by the arguments, or all, and prints their tables.
@main
struct Benchmarks {
  private static let groups: [(name: String, run: @MainActor () -> Void)] = [
    ("curves", measureCurves), ("layers", measureLayers), ("frames", measureFrames),
  ]

  static func main() {
    let chosen = CommandLine.arguments.dropFirst()
    let names = groups.map(\.name)
    for name in chosen where !names.contains(name) {
      FileHandle.standardError.write(
        Data("Benchmarks: there is no group \"\(name)\"; choose from \(names.joined(separator: ", ")).\n".utf8))
      exit(2)
    }
    for group in groups where chosen.isEmpty || chosen.contains(group.name) { group.run() }
    print("The sum of all that was computed, so that none of it can be left out: \(Sink.total)")
  }
}
