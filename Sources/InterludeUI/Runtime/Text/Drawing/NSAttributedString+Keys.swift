extension NSAttributedString.Key {
  /// A `UIFont`; the system's of 12 points unless given.
  public nonisolated static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`; black unless given.
  public nonisolated static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`, behind the text in the height of its line; none unless given.
  public nonisolated static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number: what each character is wider by, in points. 0 switches off what the font does to pairs of characters.
  public nonisolated static let kern = NSAttributedString.Key("NSKern")
  /// A number: how far the text is above its line's baseline, in points; 0 unless given.
  public nonisolated static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The raw value of an `NSUnderlineStyle`; no line unless given.
  public nonisolated static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor`; the text's unless given.
  public nonisolated static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle`, for a line through the text; none unless given.
  public nonisolated static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor`; the text's unless given.
  public nonisolated static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// An `NSShadow`; no shadow unless given.
  public nonisolated static let shadow = NSAttributedString.Key("NSShadow")
  /// An `NSTextAttachment`, for the character U+FFFC; without one that is a character like others.
  public nonisolated static let attachment = NSAttributedString.Key("NSAttachment")
  /// An `NSParagraphStyle`; that of a paragraph's first character holds for all of it.
  public nonisolated static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}
