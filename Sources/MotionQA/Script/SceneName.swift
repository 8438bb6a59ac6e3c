/// What a scene is called on the command line, and its files beside those of others.
public nonisolated struct SceneName: Equatable, Sendable {
  /// A word in lower case, such as `herb-pop`, or for a step of a scene two with a slash between them, such as
  /// `herb-pop/both-ways`.
  public let text: String

  /// Any text is taken; ``isValid`` says whether it is a name.
  public init(_ text: String) { self.text = text }

  /// Reads the name of a scene's folder.
  public init(file: String) { text = file.replacing("--", with: "/") }

  /// The name without slashes, for files and folders: `herb-pop--both-ways`. No name has two hyphens in a row otherwise.
  public var file: String { text.replacing("/", with: "--") }

  /// Whether it is that of a step, which is chosen in the scene itself.
  public var isStep: Bool { text.contains("/") }

  /// Whether it is made of words in small letters, digits and single hyphens.
  public var isValid: Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { $0.split(separator: "-", omittingEmptySubsequences: false).allSatisfy(Self.isWord) }
  }

  // Every name is checked whenever the program starts, and a pattern would be compiled for each.
  private static func isWord(_ text: Substring) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { "a"..."z" ~= $0 || "0"..."9" ~= $0 }
  }
}
