/// A Swift file: where it lies, and what it says.
public struct SourceFile: Hashable, Sendable {
  /// As the compiler is to name it.
  public let path: String
  /// The whole of it.
  public let text: String

  /// A file of a path and a text; nothing is read.
  public init(path: String, text: String) { (self.path, self.text) = (path, text) }
}
