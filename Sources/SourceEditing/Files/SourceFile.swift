import FileSystem
import Foundation

/// A Swift file as it was read.
package struct SourceFile: Sendable {
  package let path: String
  package let source: SwiftSource

  /// Reads a file. Throws a sentence if it cannot be read, or is not in UTF-8.
  package init(path: String) throws(UserFacingError) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw UserFacingError("\(path) cannot be read: check that it is a file and may be read.")
    }
    guard String(data: data, encoding: .utf8) != nil else {
      throw UserFacingError("\(path) is not written in UTF-8: save it so.")
    }
    self.path = path
    source = SwiftSource(bytes: Array(data), name: OutputFile.name(of: path))
  }

  /// What becomes of the file by some edits. Throws a sentence if two of them change the same place.
  package func change(_ edits: [SourceEdit]) throws(UserFacingError) -> SourceChange {
    try SourceChange(of: path, bytes: source.bytes, by: edits)
  }
}
