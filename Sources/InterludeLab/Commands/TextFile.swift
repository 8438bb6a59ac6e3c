import InterludeUI
import SDLStage

/// Text as files.
nonisolated enum TextFile {
  /// Writes text, so that the file is replaced as a whole or not at all.
  static func write(_ text: String, to path: String) throws(StageError) {
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw StageError(
        "The file \(path) cannot be written: check that its folder exists, may be written to and has room.")
    }
  }
}
