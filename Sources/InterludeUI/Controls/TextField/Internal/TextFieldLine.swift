/// One line of text, measured.
struct TextFieldLine {
  let text: String
  let font: UIFont
  private let renderer: (any TextRenderer)?

  init(_ text: String, font: UIFont, _ renderer: (any TextRenderer)?) {
    (self.text, self.font, self.renderer) = (text, font, renderer)
  }

  var width: CGFloat { width(of: text) }

  /// Where a character begins, in points from the line's start.
  func x(of index: Int) -> CGFloat { width(of: String(text.prefix(index))) }

  /// Between which characters a place is nearest to.
  func index(at x: CGFloat) -> Int {
    (0...text.count).min { abs(self.x(of: $0) - x) < abs(self.x(of: $1) - x) } ?? 0
  }

  private func width(of text: String) -> CGFloat {
    text.isEmpty ? 0 : renderer?.width(of: text, font: font.descriptor) ?? 0
  }
}
