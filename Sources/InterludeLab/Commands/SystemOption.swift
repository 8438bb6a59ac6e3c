import ArgumentParser
import InterludeUI
import MotionQA

/// On what device scenes are played, as the command line says it: which version of the system, in which appearance, with
/// text of which size, with which edits of timings.
struct SystemOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The version of iOS whose springs, sheets and swipes are used: \(names); if left out, the scene's, usually iOS17.",
      valueName: "version"),
    transform: Self.parse)
  var system: SystemBehavior?

  @Option(
    help: ArgumentHelp(
      "The appearance of the device, light or dark; if left out, light, or what a golden was recorded in.",
      valueName: "style"),
    transform: Self.parseAppearance)
  var appearance: UIUserInterfaceStyle?

  @Option(
    help: ArgumentHelp(
      """
      The size of text, from extra-small to accessibility-extra-extra-extra-large, in the words of \
      `simctl ui … content_size`; if left out, large, or what a golden was recorded in.
      """,
      valueName: "category"),
    transform: Self.parseTextSize)
  var textSize: UIContentSizeCategory?

  @Option(
    name: .customLong("with"),
    help: ArgumentHelp(
      "A file of timings saved by the lab, used instead of those in the source.", valueName: "file"),
    transform: { try MotionEditsFile.read($0) })
  var edits: MotionEdits?

  /// The device with that system, appearance, size of text and those timings.
  @MainActor var settings: DeviceSettings {
    DeviceSettings(
      isDark: appearance == .dark, contentSize: textSize ?? .large, system: system, edits: edits ?? MotionEdits())
  }

  /// The first of the options that was given; nil for none.
  var given: String? {
    let all = [
      ("--system", system != nil), ("--appearance", appearance != nil), ("--text-size", textSize != nil),
      ("--with", edits != nil),
    ]
    return all.first(where: \.1)?.0
  }

  nonisolated private static let names = SystemBehavior.all.map(\.name).joined(separator: " or ")

  nonisolated private static func parseAppearance(_ name: String) throws -> UIUserInterfaceStyle {
    switch name.lowercased() {
    case "light": .light
    case "dark": .dark
    default: throw ValidationError("give light or dark.")
    }
  }

  nonisolated private static func parseTextSize(_ name: String) throws -> UIContentSizeCategory {
    guard let category = TextSize.category(named: name.lowercased()) else {
      throw ValidationError(
        "give one of \(TextSize.names.joined(separator: ", ")).\(Suggestion.question(for: name, among: TextSize.names))"
      )
    }
    return category
  }

  /// `iOS26` may be spelled `ios26` and `26`, too.
  nonisolated private static func parse(_ name: String) throws -> SystemBehavior {
    let number = name.lowercased().hasPrefix("ios") ? String(name.dropFirst(3)) : name
    guard let system = SystemBehavior(named: "iOS\(number)") else { throw ValidationError("give \(names).") }
    return system
  }
}
