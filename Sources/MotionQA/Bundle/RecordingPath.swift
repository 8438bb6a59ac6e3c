import FileSystem
import Foundation

/// Where a recording is that a person names by its folder, or by its trace alone.
nonisolated struct RecordingPath {
  let trace: String
  /// The folder that the trace is in, with the recording's other files.
  let folder: String

  /// The error says of a folder that is no recording which ones are in it.
  init(_ path: String) throws(UserFacingError) {
    guard !path.isEmpty else {
      throw UserFacingError(
        "An empty name is no recording: give a folder with \(BundleFolder.traceFile), or that file.")
    }
    guard Self.isFolder(path) else {
      (trace, folder) = (path, OutputFile.folder(of: path))
      return
    }
    let place = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    (trace, folder) = ("\(place)/\(BundleFolder.traceFile)", place)
    // Where one may not look, reading it says so.
    guard access(trace, F_OK) != 0, errno == ENOENT else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place))?.sorted() ?? []
    let recordings = names.map { "\(place)/\($0)" }.filter(Self.hasTrace)
    guard !recordings.isEmpty else {
      throw UserFacingError(
        "\(place) is a folder without \(BundleFolder.traceFile), and so no recording: check the path, or record one.")
    }
    let some = recordings.prefix(Self.shown).joined(separator: ", ") + (recordings.count > Self.shown ? ", …" : "")
    throw UserFacingError("\(place) is no recording, but has some in it: give one of \(some).")
  }

  private static let shown = 6

  private static func hasTrace(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/\(BundleFolder.traceFile)")
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder = ObjCBool(false)
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
