/// Breaks text into lines that fit. It knows widths only through a function, and nothing of fonts or views.
///
/// Lines break after spaces, tabs and hyphens, which is where Latin script may break; a word that is wider than a line is
/// broken between characters. Spaces at a break, and at the end where they do not fit, hang over the edge and are dropped.
/// A newline always breaks; one at the very end adds no line, as in `UILabel`.
nonisolated struct LineBreaker {
  /// How a paragraph is broken.
  nonisolated struct Rule {
    var mode: NSLineBreakMode
    /// The width that its first line has. One that is not above 0 leaves room for nothing.
    var firstRoom: CGFloat
    /// The width that its other lines have.
    var room: CGFloat
  }

  let width: (LineText) -> CGFloat
  /// The rule of the paragraph that begins at a place.
  let rule: (String.Index) -> Rule

  init(width: @escaping (LineText) -> CGFloat, rule: @escaping (String.Index) -> Rule) {
    (self.width, self.rule) = (width, rule)
  }

  /// The lines of a text; `limit` is the greatest number of them, 0 for as many as it takes. What does not fit is dropped or
  /// truncated, as the mode says.
  func lines(of text: String, limit: Int = 0) -> [LineText] {
    guard !text.isEmpty else { return [] }
    var paragraphs = self.paragraphs(of: text)[...]
    if paragraphs.count > 1, paragraphs.last?.isEmpty == true { paragraphs.removeLast() }
    var lines: [LineText] = []
    while let paragraph = paragraphs.popFirst() {
      let rule = self.rule(paragraph.startIndex)
      guard rule.firstRoom > 0, rule.room > 0 else { return lines }
      var breaker = ParagraphBreaker(paragraph, rule, width)
      repeat {
        if limit > 0, lines.count == limit - 1 { return lines + [breaker.lastLine(hasMore: !paragraphs.isEmpty)] }
        lines.append(breaker.takeLine())
      } while !breaker.isAtEnd
    }
    return lines
  }
}

nonisolated extension LineBreaker {
  /// Most texts are one paragraph, which the bytes of its newlines tell: those of ASCII, and the first ones of U+0085, U+2028 and
  /// U+2029.
  private func paragraphs(of text: String) -> [Substring] {
    guard text.utf8.contains(where: { 0x0A...0x0D ~= $0 || $0 == 0xC2 || $0 == 0xE2 }) else { return [text[...]] }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }
}

/// What is left of a paragraph whose lines are being taken off.
private nonisolated struct ParagraphBreaker {
  private let start: String.Index
  private var rest: Substring
  /// Where each word of it ends, with the spaces behind it; looked for when the first line is to end at one.
  private lazy var wordEnds = rest.wordEnds[...]
  private var isFirst = true
  private let rule: LineBreaker.Rule
  private let measure: (LineText) -> CGFloat

  init(_ paragraph: Substring, _ rule: LineBreaker.Rule, _ measure: @escaping (LineText) -> CGFloat) {
    (start, rest, self.rule, self.measure) = (paragraph.startIndex, paragraph, rule, measure)
  }

  var isAtEnd: Bool { rest.isEmpty }

  private var available: CGFloat { isFirst ? rule.firstRoom : rule.room }

  private func line(_ head: Substring, ellipsis tail: Substring? = nil) -> LineText {
    LineText(head: head, hasEllipsis: tail != nil, tail: tail ?? "", paragraph: start, isFirst: isFirst)
  }

  private func width(_ text: Substring) -> CGFloat { measure(line(text)) }

  // MARK: Wrapping

  /// Takes the next line off the front of a paragraph; at least one character, so that there is an end to it.
  mutating func takeLine() -> LineText {
    let end = rule.mode == .byCharWrapping ? lastCharacterThatFits() : lastWordThatFits()
    let text = rest[..<end]
    let wraps = end < rest.endIndex
    rest = wraps ? rest[end...].drop(while: \.isBreakingSpace) : rest[end...]
    let trimmed = trimmed(text)
    let hasSpace = trimmed.endIndex < text.endIndex
    var line = line(hasSpace && (wraps || width(text) > available) ? trimmed : text)
    line.isLast = rest.isEmpty
    isFirst = false
    return line
  }

  /// Letters are about equally wide: what has been measured says where the end is likely to be, which takes three measures a line
  /// where one after each word takes ten.
  private mutating func lastWordThatFits() -> String.Index {
    let rest = rest
    // Most paragraphs are one line, for which nobody needs to know where its words end.
    if isFirst, width(trimmed(rest)) <= available { return rest.endIndex }
    let ends = wordEnds.drop { $0 <= rest.startIndex }
    wordEnds = ends
    func head(_ words: Int) -> Substring { rest[..<ends[ends.startIndex + words - 1]] }
    var (fits, tooMany, next) = (0, isFirst ? ends.count : ends.count + 1, 1)
    while next < tooMany {
      let line = head(next)
      let width = width(trimmed(line))
      if width <= available { fits = next } else { tooMany = next }
      let reach = CGFloat(line.utf8.count) * available / width
      let guess = largestCount(upTo: tooMany - 1) { CGFloat(head($0).utf8.count) <= reach }
      next = max(fits + 1, guess)
    }
    return fits > 0 ? head(fits).endIndex : lastCharacterThatFits()
  }

  private func lastCharacterThatFits() -> String.Index {
    // A line has a small part of a long text: the middle of all would be measured again and again.
    var limit = 1
    while rest.index(rest.startIndex, offsetBy: limit, limitedBy: rest.endIndex) != nil,
      width(trimmed(rest.prefix(limit))) <= available
    { limit *= 2 }
    let count = largestCount(from: limit / 2, upTo: limit) { width(trimmed(rest.prefix($0))) <= available }
    return rest.index(rest.startIndex, offsetBy: max(count, 1), limitedBy: rest.endIndex) ?? rest.endIndex
  }

  // MARK: Truncating

  /// All that is left in one line, as the mode says.
  mutating func lastLine(hasMore: Bool) -> LineText {
    switch rule.mode {
    case .byWordWrapping, .byCharWrapping:
      return takeLine()
    case .byClipping:
      return line(rest)
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      if !hasMore, width(rest) <= available { return line(rest) }
      let kept = largestCount(upTo: rest.count) { measure(truncated(keeping: $0)) <= available }
      return truncated(keeping: kept)
    }
  }

  /// The text with an ellipsis for all but `count` of its characters.
  private func truncated(keeping count: Int) -> LineText {
    switch rule.mode {
    case .byTruncatingHead: line(rest.prefix(0), ellipsis: rest.suffix(count).drop(while: \.isBreakingSpace))
    case .byTruncatingMiddle:
      line(
        trimmed(rest.prefix((count + 1) / 2)), ellipsis: rest.suffix(count / 2).drop(while: \.isBreakingSpace))
    default: line(trimmed(rest.prefix(count)), ellipsis: "")
    }
  }

  // MARK: Helpers

  /// The largest number for which a condition that turns from true to false holds; the first when it never does.
  private func largestCount(from first: Int = 0, upTo limit: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (first, limit)
    while low < high {
      let middle = (low + high + 1) / 2
      if holds(middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.last?.isBreakingSpace == true { text.removeLast() }
    return text
  }
}

nonisolated extension Substring {
  /// Where words end, with the spaces behind them.
  fileprivate var wordEnds: [Index] {
    var ends: [Index] = []
    var mayBreak = false
    for index in indices {
      let isSpace = self[index].isBreakingSpace
      if mayBreak, !isSpace { ends.append(index) }
      mayBreak = isSpace || self[index] == "-"
    }
    return isEmpty ? [] : ends + [endIndex]
  }
}

nonisolated extension Character {
  /// A space that a line may break at: not the no-break kinds.
  var isBreakingSpace: Bool {
    // Most characters are of ASCII, whose spaces need no table.
    if let ascii = asciiValue { return ascii == 0x20 || 0x09...0x0D ~= ascii }
    return isWhitespace && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
  }
}
