import Foundation

/// A text and how each stretch of it looks. A plain text is one stretch.
struct StyledText: Equatable {
  private struct Run: Equatable {
    /// Where the next one begins.
    var end: String.Index
    var style: TextStyle
  }

  let string: String
  /// From the first character to the last, none of them empty; one run for no text.
  private var runs: [Run]

  init(_ string: String, _ style: TextStyle) {
    self.string = string
    runs = [Run(end: string.endIndex, style: style)]
  }

  /// A text with attributes; what they leave open is as in a style.
  init(_ attributed: NSAttributedString, base: TextStyle) {
    let string = attributed.string
    self.string = string
    runs = []
    attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) { attributes, range, _ in
      let end = string.endOfCharacter(atUTF16: range.location + range.length)
      let style = TextStyle(attributes, base: base)
      if let last = runs.last, last.style == style || last.end == end { return runs[runs.count - 1].end = end }
      runs.append(Run(end: end, style: style))
    }
    if runs.isEmpty { runs = [Run(end: string.endIndex, style: base)] }
  }

  var styles: [TextStyle] { runs.map(\.style) }

  /// How the character at a place looks; past the end as the last one.
  func style(at index: String.Index) -> TextStyle {
    guard runs.count > 1 else { return runs[0].style }
    return (runs.first { index < $0.end } ?? runs[runs.count - 1]).style
  }

  /// The same text in one colour.
  func colored(_ color: UIColor) -> StyledText { restyled { $0.color = color } }

  /// The same text with each of its styles changed.
  func restyled(_ change: (inout TextStyle) -> Void) -> StyledText {
    var text = self
    for index in runs.indices { change(&text.runs[index].style) }
    return text
  }

  /// The same text, as many times as large; no font smaller than a share of what it is in another.
  func scaled(by factor: CGFloat, notBelow share: CGFloat, of original: StyledText) -> StyledText {
    var text = self
    for index in runs.indices {
      text.runs[index].style = runs[index].style.scaled(
        by: factor, notBelow: share, of: original.runs[index].style)
    }
    return text
  }

  // MARK: Stretches

  /// The stretches of a line, from left to right; an ellipsis looks like the character before it, or else like that after it.
  func stretches(of line: LineText) -> [TextStretch] {
    let stretches = writtenStretches(of: line)
    guard stretches.contains(where: { $0.style.attachment != nil }) else { return stretches }
    return stretches.flatMap(\.withoutLettersAtAttachments)
  }

  private func writtenStretches(of line: LineText) -> [TextStretch] {
    guard runs.count > 1 else { return [TextStretch(string: line.string, style: runs[0].style)] }
    var stretches = self.stretches(of: line.head)
    guard line.hasEllipsis else { return stretches }
    let tail = self.stretches(of: line.tail)
    let style = stretches.last?.style ?? tail.first?.style ?? style(at: line.paragraph)
    for stretch in [TextStretch(string: "…", style: style)] + tail {
      if stretch.style == stretches.last?.style {
        stretches[stretches.count - 1].string += stretch.string
      } else {
        stretches.append(stretch)
      }
    }
    return stretches
  }

  private func stretches(of part: Substring) -> [TextStretch] {
    var (stretches, start): ([TextStretch], String.Index) = ([], part.startIndex)
    for run in runs where start < part.endIndex && run.end > start {
      let end = min(run.end, part.endIndex)
      stretches.append(TextStretch(string: String(part[start..<end]), style: run.style))
      start = end
    }
    return stretches
  }
}

extension String {
  /// The end of the character that a place is in or behind; a style begins with a whole character.
  fileprivate func endOfCharacter(atUTF16 offset: Int) -> String.Index {
    var place = utf16.index(startIndex, offsetBy: offset, limitedBy: endIndex) ?? endIndex
    while place < endIndex, String.Index(place, within: self) == nil { place = utf16.index(after: place) }
    return place
  }
}
