import Foundation

/// Files that a person names to be read.
package enum InputFile {
  /// What a file or a pipe has.
  package static func read(_ path: String) throws(SystemError) -> Data {
    let file = try Descriptor(opening: path, O_RDONLY)
    let data = Result { () throws(SystemError) in try file.read(atMost: longest) }
    try? file.close()
    return try data.get()
  }

  /// Bytes. A longer one is none of a recording, and would fill the memory.
  private static let longest = 1 << 30
}
