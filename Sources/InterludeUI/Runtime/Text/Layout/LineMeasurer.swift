/// Makes lines of what is written in them.
struct LineMeasurer {
  let text: StyledText
  let renderer: any TextRenderer

  func width(of line: LineText) -> CGFloat { width(of: text.stretches(of: line)) }

  private func width(of stretches: [TextStretch]) -> CGFloat {
    stretches.reduce(0) { $0 + $1.width(by: renderer) }
  }

  /// The lines, one below the other.
  func lines(_ texts: [LineText]) -> [TextLayout.Line] {
    var lines: [TextLayout.Line] = []
    var top: CGFloat = 0
    for (index, text) in texts.enumerated() {
      var line = line(text)
      if index > 0, text.isFirst { top += max(0, line.paragraph.paragraphSpacingBefore) }
      line.top = top
      top += line.height + max(0, line.paragraph.lineSpacing)
      if text.isLast { top += max(0, line.paragraph.paragraphSpacing) }
      lines.append(line)
    }
    return lines
  }

  private func line(_ content: LineText) -> TextLayout.Line {
    let stretches = text.stretches(of: content)
    let first = text.style(at: content.paragraph)
    let reach = reach(of: stretches.isEmpty ? [first] : stretches.map(\.style))
    let natural = reach.above + reach.below
    let height = first.paragraph.height(of: natural)
    return TextLayout.Line(
      stretches: stretches, width: width(of: stretches), paragraph: first.paragraph,
      indent: first.paragraph.indent(isFirst: content.isFirst), height: height,
      baseline: reach.above + (height - natural), isEnd: content.isLast || content.hasEllipsis)
  }

  /// How far text reaches from the baseline. The leading, what a line is higher than its letters, is below them.
  private func reach(of styles: [TextStyle]) -> (above: CGFloat, below: CGFloat) {
    var reach = (above: -CGFloat.infinity, below: -CGFloat.infinity)
    for style in styles {
      if let attachment = style.attachment?.reach {
        reach.above = max(reach.above, attachment.above + style.baselineOffset)
        reach.below = max(reach.below, attachment.below - style.baselineOffset)
        continue
      }
      let metrics = renderer.metrics(of: style.font.descriptor)
      reach.above = max(reach.above, metrics.ascender + style.baselineOffset)
      reach.below = max(reach.below, metrics.lineHeight - metrics.ascender - style.baselineOffset)
    }
    return reach
  }

  /// More lines than this do not fit in a height; nil where any number might.
  func mostLines(in height: CGFloat) -> Int? {
    guard height.isFinite else { return nil }
    let natural =
      text.styles.map { style in
        let height = renderer.metrics(of: style.font.descriptor).lineHeight
        return style.attachment.map { min(height, $0.box.height) } ?? height
      }.min() ?? 0
    let lowest = text.styles.map { $0.paragraph.height(of: natural) }.min() ?? 0
    // A height such as the greatest number there is holds any number of lines.
    guard lowest > 0, let lines = Int(exactly: (height / lowest).rounded(.down)) else { return nil }
    return max(1, lines)
  }
}
