import Foundation

/// One line of text, measured.
struct TextFieldLine {
  let text: String
  let font: UIFont
  /// The text with styles of its own; nil for a plain one.
  let attributed: NSAttributedString?
  private let renderer: (any TextRenderer)?

  init(_ text: String, font: UIFont, _ renderer: (any TextRenderer)?) {
    (self.text, self.font, attributed, self.renderer) = (text, font, nil, renderer)
  }

  /// A line of several styles; what they leave open is in a font.
  init(_ attributed: NSAttributedString, font: UIFont, _ renderer: (any TextRenderer)?) {
    (text, self.font, self.attributed, self.renderer) = (attributed.string, font, attributed, renderer)
  }

  var width: CGFloat { attributed.map { layout(of: $0)?.size.width ?? 0 } ?? width(of: text) }

  /// That of the font or, of several styles, what their fonts make it; in points.
  var height: CGFloat { attributed.flatMap { layout(of: $0)?.size.height } ?? font.lineHeight }

  /// Where a character begins, in points from the line's start.
  func x(of index: Int) -> CGFloat {
    let start = String(text.prefix(index))
    guard let attributed else { return width(of: start) }
    let part = attributed.attributedSubstring(from: NSRange(location: 0, length: start.utf16.count))
    return layout(of: part)?.size.width ?? 0
  }

  private func layout(of text: NSAttributedString) -> TextLayout? {
    let styled = StyledText(text, base: TextStyle(font: font, color: .black))
    return TextLayout(styled, width: .infinity, numberOfLines: 1, renderer: renderer)
  }

  /// Between which characters a place is nearest to.
  func index(at x: CGFloat) -> Int {
    (0...text.count).min { abs(self.x(of: $0) - x) < abs(self.x(of: $1) - x) } ?? 0
  }

  private func width(of text: String) -> CGFloat {
    text.isEmpty ? 0 : renderer?.width(of: text, font: font.descriptor) ?? 0
  }
}
