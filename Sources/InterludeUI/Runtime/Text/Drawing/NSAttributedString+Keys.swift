extension NSAttributedString.Key {
  /// A `UIFont`; the system's of 12 points unless given.
  public nonisolated static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`; black unless given.
  public nonisolated static let foregroundColor = NSAttributedString.Key("NSColor")
  /// An `NSParagraphStyle`.
  public nonisolated static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}
