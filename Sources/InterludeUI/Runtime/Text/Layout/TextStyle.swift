import Foundation

/// How a stretch of text looks.
struct TextStyle: Equatable {
  /// A line under or through the text.
  struct Rule: Equatable {
    var style: NSUnderlineStyle
    /// Nil for the text's colour.
    var color: UIColor?
  }

  var font: UIFont
  var color: UIColor
  var background: UIColor?
  /// What each character is wider by, in points; nil for what the font says.
  var kern: CGFloat?
  /// How far the text is above the line's baseline, in points.
  var baselineOffset: CGFloat = 0
  var underline: Rule?
  var strikethrough: Rule?
  var shadow: TextShadow?
  /// What stands in the place of each character U+FFFC.
  var attachment: TextAttachment?
  var paragraph = ParagraphLook()

  init(font: UIFont, color: UIColor, paragraph: ParagraphLook = ParagraphLook()) {
    (self.font, self.color, self.paragraph) = (font, color, paragraph)
  }

  /// What attributes say, and what they leave open as in another style.
  init(_ attributes: [NSAttributedString.Key: Any], base: TextStyle) {
    self = base
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { self.color = color }
    if let color = attributes[.backgroundColor] as? UIColor { background = color }
    if let kern = Self.number(attributes[.kern]) { self.kern = kern }
    if let offset = Self.number(attributes[.baselineOffset]) { baselineOffset = offset }
    underline = Self.rule(attributes[.underlineStyle], attributes[.underlineColor]) ?? underline
    strikethrough = Self.rule(attributes[.strikethroughStyle], attributes[.strikethroughColor]) ?? strikethrough
    if let shadow = attributes[.shadow] as? NSShadow { self.shadow = TextShadow(shadow) }
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      self.attachment = TextAttachment(attachment, font: font)
    }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { paragraph = style.look }
  }

  /// As many times as large, but for what belongs to the paragraph; no font smaller than a share of another's.
  func scaled(by factor: CGFloat, notBelow share: CGFloat, of original: TextStyle) -> TextStyle {
    var style = self
    style.font = font.withSize(max(original.font.pointSize * share, font.pointSize * factor))
    let change = style.font.pointSize / font.pointSize
    style.kern = kern.map { $0 * change }
    style.baselineOffset = baselineOffset * change
    style.attachment = attachment?.scaled(by: change)
    return style
  }

  private static func rule(_ style: Any?, _ color: Any?) -> Rule? {
    number(style).flatMap { Int(exactly: $0) }
      .map { Rule(style: NSUnderlineStyle(rawValue: $0), color: color as? UIColor) }
  }

  /// A number, however it was written; nil for one that is not finite.
  private static func number(_ value: Any?) -> CGFloat? {
    let number: CGFloat? =
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(Double(truncating: value))
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}
