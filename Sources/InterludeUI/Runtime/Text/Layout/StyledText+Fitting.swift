extension StyledText {
  /// The text in fonts of the largest size, up to their own, at which one line of it fits a width; nil where it fits as it is.
  func shrunk(toFit width: CGFloat, minimumScale: CGFloat, by renderer: any TextRenderer) -> StyledText? {
    guard width > 0 else { return nil }
    let share = min(max(minimumScale, 0.01), 1)
    var text = self
    var isSmaller = false
    // Widths are proportional to the size but for rounding in the renderer, so a few steps find the fit.
    for _ in 0..<8 {
      let natural = text.naturalWidth(by: renderer)
      guard natural > width, text.isAbove(share, of: self) else { break }
      text = text.scaled(by: min(width / natural, 0.995), notBelow: share, of: self)
      isSmaller = true
    }
    return isSmaller ? text : nil
  }

  /// Of all of it in one line.
  private func naturalWidth(by renderer: any TextRenderer) -> CGFloat {
    let line = LineText(head: string[...], paragraph: string.startIndex)
    let indent = style(at: string.startIndex).paragraph.indent(isFirst: true)
    return stretches(of: line).reduce(indent) { $0 + $1.width(by: renderer) }
  }

  private func isAbove(_ share: CGFloat, of original: StyledText) -> Bool {
    zip(styles, original.styles).contains { $0.font.pointSize > $1.font.pointSize * share }
  }
}
