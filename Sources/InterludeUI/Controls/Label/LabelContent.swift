/// What a label has to write: a plain text, or one with styles of its own.
struct LabelContent {
  let string: String?
  private(set) var attributed: NSAttributedString?
  /// Whether the text keeps its styles when the label's own properties change.
  let keepsStyles: Bool

  init(plain string: String? = nil) { (self.string, keepsStyles) = (string, false) }

  init(_ attributed: NSAttributedString?, keepsStyles: Bool = false) {
    (string, self.keepsStyles) = (attributed?.string, keepsStyles)
    self.attributed = attributed.map(NSAttributedString.init(attributedString:))
  }

  /// The text in a style, where it has none of its own.
  func styled(_ base: TextStyle) -> StyledText {
    attributed.map { StyledText($0, base: base) } ?? StyledText(string ?? "", base)
  }

  /// Gives the whole text an attribute, or takes it away; a plain text has none.
  mutating func set(_ key: NSAttributedString.Key, _ value: Any?) { change { $0[key] = value } }

  /// Changes the fonts that the text has; what has none is as the label says.
  mutating func changeFonts(_ changeFont: (UIFont) -> UIFont) {
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
