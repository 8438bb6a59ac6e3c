import FileSystem
import Foundation
import MotionQA
import SDLStage

/// Where the window was when it was closed, and what of the lab it showed, in files between runs.
struct WindowMemory {
  let path: String
  private let labPath: String

  /// Follows the XDG Base Directory Specification: `$XDG_STATE_HOME/PROGRAM/window.json` and `lab.json`, where a path that is not
  /// absolute counts as not set, and `~/.local/state` stands for the variable.
  init(program: String, environment: [String: String]) {
    let wished = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"] ?? NSHomeDirectory()
    let folder = "\(wished ?? "\(home)/.local/state")/\(program)"
    (path, labPath) = ("\(folder)/window.json", "\(folder)/lab.json")
  }

  /// Nil when nothing is kept, or nothing that a window can have.
  func recall() -> WindowPlacement? {
    guard let placement: WindowPlacement = read(path), WindowSize.sides.contains(placement.size.width),
      WindowSize.sides.contains(placement.size.height)
    else { return nil }
    return placement
  }

  func keep(_ placement: WindowPlacement) throws { try write(placement, to: path) }

  /// What the lab showed; as at first when nothing is kept.
  func recallLab() -> LabSettings {
    guard let settings: LabSettings = read(labPath) else { return LabSettings() }
    if let phone = settings.phone, ![phone.width, phone.height].allSatisfy(WindowSize.sides.contains) {
      return LabSettings()
    }
    return settings
  }

  func keep(_ settings: LabSettings) throws { try write(settings, to: labPath) }

  private func read<Value: Decodable>(_ path: String) -> Value? {
    FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }

  private func write(_ value: some Encodable, to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try OutputFile.write(encoder.encode(value), to: path)
  }
}

/// What of the lab the window shows.
nonisolated struct LabSettings: Codable, Hashable, Sendable {
  var isDockShown = false
  /// The phone's screen in points, while the dock is shown.
  var phone: CGSize?
  /// The overlays that are on, by their numbers, ascending.
  var overlays: [Int] = []
  /// How light the dock was made in the window; nil where it was left as it came.
  var dockAppearance: DockAppearance?
}
