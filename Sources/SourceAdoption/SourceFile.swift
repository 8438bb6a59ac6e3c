/// A Swift file: where it lies, and what it says.
public struct SourceFile: Hashable, Sendable {
  /// As the compiler is to name it.
  public let path: String
  public let text: String

  public init(path: String, text: String) { (self.path, self.text) = (path, text) }
}
