/// A piece of a file to write anew.
package struct SourceEdit: Hashable, Sendable {
  /// In bytes of UTF-8 of the file as it was read.
  package let range: Range<Int>
  package let text: String
  /// What else changes with it, for a person; nil for nothing.
  package var note: String?
}
