import FileSystem
import Foundation
import InterludeUI

nonisolated extension LifecycleTrace {
  /// Reads a file as ``text`` writes it. The error names the file, the line and what to do.
  public static func read(_ path: String) throws(UserFacingError) -> LifecycleTrace {
    let data: Data
    do { data = try InputFile.read(path) } catch {
      throw UserFacingError(
        "There are no callbacks at \(path) (\(error.reason)): check the path, or record the scene anew.")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw UserFacingError(
        "\(path) is no text of callbacks: record the scene anew, or restore it from version control.")
    }
    return try LifecycleTrace(text, path: path)
  }

  /// - Parameter path: How errors call the file.
  init(_ text: String, path: String) throws(UserFacingError) {
    var events: [LifecycleEvent] = []
    for (index, line) in text.split(whereSeparator: \.isNewline).enumerated() {
      let cells = line.components(separatedBy: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }.map(CellText.plain)
      guard (3...4).contains(cells.count), let time = Double(cells[0]), time.isFinite else {
        throw UserFacingError(
          "Line \(index + 1) of \(path) is not a time, a name and a callback, with details or without: record it anew, or "
            + "restore it from version control.")
      }
      events.append(
        LifecycleEvent(time: time, subject: cells[1], callback: cells[2], detail: cells.count > 3 ? cells[3] : ""))
    }
    self.init(events)
  }
}
