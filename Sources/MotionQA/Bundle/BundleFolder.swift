import Foundation
import SDLStage

/// A folder that a recording is written to: filled aside, under a name that begins with a dot, and then put in the place of
/// the one before.
public struct BundleFolder {
  /// Where the folder will be.
  public let path: String
  private let aside: String

  /// Every bundle has this file, and a folder without it is not replaced.
  public nonisolated static let traceFile = "trace.json"
  public nonisolated static let lifecycleFile = "lifecycle.txt"
  public nonisolated static let environmentFile = "environment.json"
  public nonisolated static let picturesFolder = "frames"

  /// What the picture of a frame is called: `0012.png`.
  public nonisolated static func picture(_ frame: Int) -> String { String(format: "%04d.png", frame) }

  /// Begins a folder of a name in another.
  public init(named name: String, in parent: String) throws(StageError) {
    path = "\(parent)/\(name)"
    aside = "\(parent)/.\(name).part"
    try Self.checkReplaceable(path)
    try? FileManager.default.removeItem(atPath: aside)
    try OutputFile.makeFolder(aside)
  }

  /// Where a file of the folder is written for now.
  public func file(_ name: String) -> String { "\(aside)/\(name)" }

  /// Puts the folder in its place.
  public func finish() throws(StageError) {
    try? FileManager.default.removeItem(atPath: path)
    guard rename(aside, path) == 0 else {
      let reason = String(cString: strerror(errno))
      discard()
      throw StageError("The folder \(path) cannot be written (\(reason)): check that it may be replaced.")
    }
  }

  /// Takes away what has been written.
  public func discard() { try? FileManager.default.removeItem(atPath: aside) }

  private static func checkReplaceable(_ path: String) throws(StageError) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    guard let names, names.isEmpty || names.contains(traceFile) else {
      throw StageError(
        "\(path) is there already and is not a recording: choose another folder with -o, or move it away.")
    }
  }
}
