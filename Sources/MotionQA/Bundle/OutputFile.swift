import Foundation
import SDLStage

/// Files that appear as a whole or not at all.
public nonisolated enum OutputFile {
  /// Writes a file, making the folders that it goes into.
  public static func write(_ data: Data, to path: String) throws(StageError) {
    let aside = "\(path).part"
    do {
      try makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
      try data.write(to: URL(fileURLWithPath: aside))
    } catch let error as StageError {
      throw error
    } catch {
      unlink(aside)
      throw refusal(path, error.localizedDescription)
    }
    guard rename(aside, path) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(aside)
      throw refusal(path, reason)
    }
  }

  /// Writes a text in UTF-8.
  public static func write(_ text: String, to path: String) throws(StageError) {
    try write(Data(text.utf8), to: path)
  }

  /// Makes a folder and those above it, as far as they are missing.
  static func makeFolder(_ path: String) throws(StageError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw StageError(
        "The folder \(path) cannot be made: check that the folder above it exists and may be written to, and that no file "
          + "has its name.")
    }
  }

  private static func refusal(_ path: String, _ reason: String) -> StageError {
    StageError("\(path) cannot be written (\(reason)): check that its folder may be written to and has room.")
  }
}
