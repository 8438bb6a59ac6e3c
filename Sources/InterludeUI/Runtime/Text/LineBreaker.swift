/// Breaks text into lines that fit a width. It knows widths only through a function, and nothing of fonts or views.
///
/// Lines break after spaces, tabs and hyphens, which is where Latin script may break; a word that is wider than a line is
/// broken between characters. Spaces at a break, and at the end where they do not fit, hang over the edge and are dropped.
/// A newline always breaks; one at the very end adds no line, as in `UILabel`.
struct LineBreaker {
  let width: (String) -> CGFloat
  let mode: NSLineBreakMode

  /// The lines of a text; `limit` is the greatest number of them, 0 for as many as it takes. What does not fit is dropped or
  /// truncated, as the mode says. A width that is not above 0 leaves room for nothing.
  func lines(of text: String, within available: CGFloat, limit: Int = 0) -> [String] {
    guard available > 0, !text.isEmpty else { return [] }
    var paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
    if paragraphs.count > 1, paragraphs.last?.isEmpty == true { paragraphs.removeLast() }
    var lines: [String] = []
    while let paragraph = paragraphs.popFirst() {
      var rest = paragraph
      repeat {
        if limit > 0, lines.count == limit - 1 {
          return lines + [lastLine(of: rest, hasMore: !paragraphs.isEmpty, within: available)]
        }
        lines.append(takeLine(from: &rest, within: available))
      } while !rest.isEmpty
    }
    return lines
  }

  // MARK: Wrapping

  /// Takes the next line off the front of a paragraph; at least one character, so that there is an end to it.
  private func takeLine(from rest: inout Substring, within available: CGFloat) -> String {
    let end = mode == .byCharWrapping ? lastCharacterThatFits(rest, available) : lastWordThatFits(rest, available)
    let line = rest[..<end]
    let wraps = end < rest.endIndex
    rest = wraps ? rest[end...].drop(while: \.isBreakingSpace) : rest[end...]
    return wraps || width(String(line)) > available ? trimmed(line) : String(line)
  }

  private func lastWordThatFits(_ text: Substring, _ available: CGFloat) -> String.Index {
    var best: String.Index?
    var index = text.startIndex
    while let end = endOfWord(in: text, from: index) {
      guard width(trimmed(text[..<end])) <= available else { break }
      best = end
      index = end
    }
    return best ?? lastCharacterThatFits(text, available)
  }

  /// Where the next word with its trailing spaces ends; nil at the end of the text.
  private func endOfWord(in text: Substring, from start: String.Index) -> String.Index? {
    guard start < text.endIndex else { return nil }
    var index = start
    while index < text.endIndex {
      let character = text[index]
      index = text.index(after: index)
      if character == "-" || character.isBreakingSpace {
        while index < text.endIndex, text[index].isBreakingSpace { index = text.index(after: index) }
        return index
      }
    }
    return index
  }

  private func lastCharacterThatFits(_ text: Substring, _ available: CGFloat) -> String.Index {
    let count = largestCount(upTo: text.count) { width(trimmed(text.prefix($0))) <= available }
    return text.index(text.startIndex, offsetBy: max(count, 1), limitedBy: text.endIndex) ?? text.endIndex
  }

  // MARK: Truncating

  private func lastLine(of rest: Substring, hasMore: Bool, within available: CGFloat) -> String {
    switch mode {
    case .byWordWrapping, .byCharWrapping:
      var rest = rest
      return takeLine(from: &rest, within: available)
    case .byClipping:
      return String(rest)
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      if !hasMore, width(String(rest)) <= available { return String(rest) }
      let kept = largestCount(upTo: rest.count) { width(truncated(rest, keeping: $0)) <= available }
      return truncated(rest, keeping: kept)
    }
  }

  /// The text with an ellipsis for all but `count` of its characters.
  private func truncated(_ text: Substring, keeping count: Int) -> String {
    switch mode {
    case .byTruncatingHead: "…" + text.suffix(count).drop(while: \.isBreakingSpace)
    case .byTruncatingMiddle:
      trimmed(text.prefix((count + 1) / 2)) + "…" + text.suffix(count / 2).drop(while: \.isBreakingSpace)
    default: trimmed(text.prefix(count)) + "…"
    }
  }

  // MARK: Helpers

  /// The largest number for which a condition that turns from true to false holds; 0 when it never does.
  private func largestCount(upTo limit: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, limit)
    while low < high {
      let middle = (low + high + 1) / 2
      if holds(middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func trimmed(_ text: Substring) -> String {
    var text = text
    while text.last?.isBreakingSpace == true { text.removeLast() }
    return String(text)
  }
}

nonisolated extension Character {
  /// A space that a line may break at: not the no-break kinds.
  var isBreakingSpace: Bool { isWhitespace && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}" }
}
