import FileSystem
import Foundation
import MotionQA
import SDLStage

/// Where the window was when it was closed, in a file between runs.
struct WindowMemory {
  let path: String

  /// Follows the XDG Base Directory Specification: `$XDG_STATE_HOME/PROGRAM/window.json`, where a path that is not absolute
  /// counts as not set, and `~/.local/state` stands for the variable.
  init(program: String, environment: [String: String]) {
    let wished = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"] ?? NSHomeDirectory()
    path = "\(wished ?? "\(home)/.local/state")/\(program)/window.json"
  }

  /// Nil when nothing is kept, or nothing that a window can have.
  func recall() -> WindowPlacement? {
    guard let data = FileManager.default.contents(atPath: path),
      let placement = try? JSONDecoder().decode(WindowPlacement.self, from: data),
      WindowSize.sides.contains(placement.size.width), WindowSize.sides.contains(placement.size.height)
    else { return nil }
    return placement
  }

  func keep(_ placement: WindowPlacement) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try OutputFile.write(encoder.encode(placement), to: path)
  }
}
