/// What a label has to write: a plain text, or one with styles of its own.
struct LabelContent {
  let string: String?
  private(set) var attributed: NSAttributedString?
  /// Whether the text keeps its styles when the label's own properties change.
  let keepsStyles: Bool
  /// The look of what has no font or colour of its own; nil for the label's. A label that takes over the look of its text's first
  /// character had another one before, and that holds for the rest.
  private var gaps: (font: UIFont, color: UIColor)?

  init(plain string: String? = nil) { (self.string, keepsStyles) = (string, false) }

  init(
    _ attributed: NSAttributedString?, keepsStyles: Bool = false, gaps: (font: UIFont, color: UIColor)? = nil
  ) {
    (string, self.keepsStyles, self.gaps) = (attributed?.string, keepsStyles, gaps)
    self.attributed = attributed.map(NSAttributedString.init(attributedString:))
  }

  /// The text in a style, where it has none of its own.
  func styled(_ base: TextStyle) -> StyledText {
    guard let attributed else { return StyledText(string ?? "", base) }
    var base = base
    if let gaps { (base.font, base.color) = gaps }
    return StyledText(attributed, base: base)
  }

  /// Gives the whole text an attribute, or takes it away; a plain text has none.
  mutating func set(_ key: NSAttributedString.Key, _ value: Any?) { change { $0[key] = value } }

  /// Changes the fonts that the text has.
  mutating func changeFonts(_ changeFont: (UIFont) -> UIFont) {
    if let gaps { self.gaps = (changeFont(gaps.font), gaps.color) }
    change { attributes in
      if let font = attributes[.font] as? UIFont { attributes[.font] = changeFont(font) }
    }
  }

  /// Changes the paragraph styles that the text has; what has none is as the label says.
  mutating func changeParagraphs(_ changeStyle: (NSMutableParagraphStyle) -> Void) {
    change { attributes in
      guard let old = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
      let style = NSMutableParagraphStyle()
      style.setParagraphStyle(old)
      changeStyle(style)
      attributes[.paragraphStyle] = style
    }
  }

  /// Changes the attributes of each stretch, in a new text.
  private mutating func change(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    guard let attributed else { return }
    let text = NSMutableAttributedString(string: "")
    attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) { attributes, range, _ in
      var attributes = attributes
      change(&attributes)
      text.append(
        NSAttributedString(string: attributed.attributedSubstring(from: range).string, attributes: attributes))
    }
    self.attributed = text
  }
}

extension TextStyle {
  /// A text with the attributes of a label's own properties.
  func attributed(_ string: String) -> NSAttributedString {
    let lines = NSMutableParagraphStyle()
    (lines.alignment, lines.lineBreakMode) = (paragraph.alignment, paragraph.lineBreakMode)
    return NSAttributedString(
      string: string, attributes: [.font: font, .foregroundColor: color, .paragraphStyle: lines])
  }
}
