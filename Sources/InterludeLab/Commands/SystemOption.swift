import ArgumentParser
import InterludeUI

/// On which version of the system scenes are played, as the command line says it.
struct SystemOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The version of iOS whose own springs, sheets and swipes count: \(names); the scene's, mostly iOS17, if left out.",
      valueName: "version"),
    transform: Self.parse)
  var system: SystemBehavior?

  /// The device with that system.
  @MainActor var settings: DeviceSettings { DeviceSettings(system: system) }

  nonisolated private static let names = SystemBehavior.all.map(\.name).joined(separator: " or ")

  nonisolated private static func parse(_ name: String) throws -> SystemBehavior {
    guard let system = SystemBehavior(named: name) else {
      throw ValidationError("There is no system \"\(name)\": it is \(names).")
    }
    return system
  }
}
