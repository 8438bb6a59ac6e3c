/// Which lines are under or through a text. As a value of an attribute it is its `rawValue`.
public nonisolated struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line, as thick as the font has it.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One line, twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines, each as thick as the font has it.
  public static let double = NSUnderlineStyle(rawValue: 9)
}
