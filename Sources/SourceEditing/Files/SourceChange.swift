import FileSystem
import Foundation

/// What edits make of a file: to be shown first, then to be written.
package struct SourceChange: Hashable, Sendable {
  /// Some lines that follow one another, before and after.
  package struct Lines: Hashable, Sendable {
    /// The number of the first one before, from 1.
    package let first: Int
    /// The number of the first one after.
    package let firstAfter: Int
    package let before: [String]
    package let after: [String]
  }

  package let path: String
  /// The lines that change, in their order.
  package let lines: [Lines]
  /// What changes elsewhere by it: “also used in line 12, 30”.
  package let notes: [String]
  private let old: [UInt8]
  private let new: [UInt8]

  init(of path: String, bytes: [UInt8], by edits: [SourceEdit]) throws(UserFacingError) {
    let edits = Self.inOrder(edits)
    for (one, next) in zip(edits, edits.dropFirst()) where one.range.upperBound > next.range.lowerBound {
      throw UserFacingError("Two changes of \(path) touch the same place: make one of them first.")
    }
    guard edits.allSatisfy({ $0.range.upperBound <= bytes.count }) else {
      throw UserFacingError("A change of \(path) is beyond its end: read the file again.")
    }
    self.path = path
    old = bytes
    new = Self.applying(edits, to: bytes[...])
    lines = Self.hunks(bytes, edits)
    notes = edits.compactMap(\.note).reduce(into: []) { notes, note in
      if !notes.contains(note) { notes.append(note) }
    }
  }

  /// The text that the file will have.
  package var text: String { String(decoding: new, as: UTF8.self) }

  /// The change as `diff -U0` would show it, with the notes below.
  package var preview: String {
    var text = "--- \(path)\n+++ \(path)\n"
    for hunk in lines {
      text += "@@ -\(hunk.first),\(hunk.before.count) +\(hunk.firstAfter),\(hunk.after.count) @@\n"
      text += hunk.before.map { "-\($0)\n" }.joined() + hunk.after.map { "+\($0)\n" }.joined()
    }
    return text + notes.map { "(\($0))\n" }.joined()
  }

  /// Writes the file aside and renames it. Throws a sentence if the file is no longer as it was read.
  package func apply() throws(UserFacingError) {
    guard let now = try? Data(contentsOf: URL(fileURLWithPath: path)), Array(now) == old else {
      throw UserFacingError("\(path) has been changed since it was read: look at the change again before you write it.")
    }
    try OutputFile.write(Data(new), to: path)
  }

  private static func inOrder(_ edits: [SourceEdit]) -> [SourceEdit] {
    var unique: [SourceEdit] = []
    for edit in edits where !unique.contains(edit) { unique.append(edit) }
    return unique.sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
  }
}
