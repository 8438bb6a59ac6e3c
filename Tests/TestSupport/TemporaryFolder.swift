import Foundation

/// A folder of its own for a test, removed with it.
public final class TemporaryFolder: Sendable {
  public let path = NSTemporaryDirectory() + "InterludeTests-" + UUID().uuidString

  public init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  public func addEmptyFile(_ name: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: file)
  }
}
