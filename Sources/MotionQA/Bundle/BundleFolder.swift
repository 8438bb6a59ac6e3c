import FileSystem
import Foundation

/// A folder that a recording is written to. It takes the place of the recording before.
public nonisolated struct BundleFolder: Sendable {
  private let folder: OutputFolder

  /// Every bundle has this file, and a folder without it is not replaced.
  public static let traceFile = "trace.json"
  /// The file of the callbacks, beside the trace.
  public static let lifecycleFile = "lifecycle.txt"
  /// The file of the versions that the recording was made with.
  public static let environmentFile = "environment.json"
  /// The folder of the pictures, one a frame.
  public static let picturesFolder = "frames"

  /// What the picture of a frame is called: `0012.png`.
  public static func picture(_ frame: Int) -> String { String(format: "%04d.png", frame) }

  /// Begins a folder of a name in another.
  public init(named name: String, in parent: String) throws(UserFacingError) {
    path = "\(parent)/\(name)"
    try Self.checkReplaceable(path)
    folder = try OutputFolder(path)
  }

  /// Where the folder will be.
  public let path: String

  /// Writes a file of the folder. Errors call it by the path that it will have.
  public func write(_ data: Data, to name: String) throws(UserFacingError) { try folder.write(data, to: name) }

  /// Writes a text in UTF-8.
  public func write(_ text: String, to name: String) throws(UserFacingError) { try folder.write(text, to: name) }

  /// Where a file of the folder is for now, for what writes or reads it by itself.
  public func file(_ name: String) -> String { folder.file(name) }

  /// Puts the folder in its place.
  public func finish() throws(UserFacingError) { try folder.finish() }

  /// Takes away what has been written.
  public func discard() { folder.discard() }

  private static func checkReplaceable(_ path: String) throws(UserFacingError) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    guard let names, names.isEmpty || names.contains(traceFile) else {
      throw UserFacingError(
        "\(path) is there already and is not a recording: choose another folder with -o, or move it away.")
    }
  }
}
