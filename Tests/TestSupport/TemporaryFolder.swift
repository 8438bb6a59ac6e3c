import Foundation

/// A folder of its own for a test, removed with it.
public final class TemporaryFolder: Sendable {
  public let path = NSTemporaryDirectory() + "InterludeTests-" + UUID().uuidString

  /// One that is there already.
  public init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  private init(unmade: Void) {}

  /// One that the test makes, if it does.
  public static func unmade() -> TemporaryFolder { TemporaryFolder(unmade: ()) }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  public func addEmptyFile(_ name: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: file)
  }
}
