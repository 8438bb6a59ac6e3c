import FileSystem
import Foundation
import InterludeTestSupport

extension TemporaryFolder {
  /// The text of a file in the folder.
  func text(_ name: String) throws -> String { try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }

  /// Writes a file into the folder.
  func write(_ text: String, _ name: String) throws { try OutputFile.write(text, to: "\(path)/\(name)") }
}
