import ArgumentParser
import InterludeUI

/// On what device scenes are played, as the command line says it: which version of the system, with which edits of timings.
struct SystemOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The version of iOS whose own springs, sheets and swipes count: \(names); the scene's, mostly iOS17, if left out.",
      valueName: "version"),
    transform: Self.parse)
  var system: SystemBehavior?

  @Option(
    name: .customLong("with"),
    help: ArgumentHelp(
      "A file of timings that the lab has kept, which count instead of the source's.", valueName: "file"),
    transform: { try MotionEditsFile.read($0) })
  var edits: MotionEdits?

  /// The device with that system and those timings.
  @MainActor var settings: DeviceSettings { DeviceSettings(system: system, edits: edits ?? MotionEdits()) }

  nonisolated private static let names = SystemBehavior.all.map(\.name).joined(separator: " or ")

  nonisolated private static func parse(_ name: String) throws -> SystemBehavior {
    guard let system = SystemBehavior(named: name) else {
      throw ValidationError("There is no system \"\(name)\": it is \(names).")
    }
    return system
  }
}
