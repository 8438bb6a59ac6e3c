/// The lines of a text in a width, and where its characters are in them.
struct TextViewLines {
  private struct Line {
    /// Its characters in the text, with the spaces that hang over its end and without the line feed.
    let range: Range<Int>
    /// Where it begins, in points.
    let x: CGFloat
  }

  private let lines: [Line]
  private let characters: [Character]
  private let lineHeight: CGFloat
  private let measure: (String) -> CGFloat

  /// Of the widest line, in points.
  let width: CGFloat

  init(
    _ characters: [Character], font: UIFont, alignment: NSTextAlignment, within room: CGFloat,
    _ renderer: (any TextRenderer)?
  ) {
    let measure = { (text: String) in text.isEmpty ? 0 : renderer?.width(of: text, font: font.descriptor) ?? 0 }
    let breaker = LineBreaker(width: measure, mode: .byWordWrapping, room: room)
    var (lines, widest): ([Line], CGFloat) = ([], 0)
    func add(_ range: Range<Int>, _ text: String) {
      let width = measure(text)
      widest = max(widest, width)
      lines.append(Line(range: range, x: max(0, room - width) * alignment.leftShare))
    }
    var start = 0
    for paragraph in characters.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let (end, broken) = (start + paragraph.count, breaker.lines(of: String(paragraph)).map(\.string))
      var first = start
      for (index, text) in broken.enumerated() {
        var next = first + text.count
        while next < end, index < broken.count - 1, characters[next].isBreakingSpace { next += 1 }
        add(first..<(index == broken.count - 1 ? end : next), text)
        first = next
      }
      if broken.isEmpty { add(start..<end, "") }
      start = end + 1
    }
    (self.lines, self.characters, self.measure, width) = (lines, characters, measure, widest)
    lineHeight = font.lineHeight
  }

  /// Of all lines, in points.
  var height: CGFloat { CGFloat(max(lines.count, 1)) * lineHeight }

  private func line(of index: Int) -> Int { lines.lastIndex { $0.range.lowerBound <= index } ?? 0 }

  private func x(of index: Int, in line: Line) -> CGFloat {
    let end = min(max(index, line.range.lowerBound), line.range.upperBound)
    return line.x + measure(String(characters[line.range.lowerBound..<end]))
  }

  /// Where the caret is before a character.
  func caret(at index: Int) -> CGRect {
    let line = line(of: index)
    let x = lines.indices.contains(line) ? x(of: index, in: lines[line]) : 0
    return CGRect(x: x, y: CGFloat(line) * lineHeight, width: CaretView.width, height: lineHeight)
  }

  /// Between which characters a place is nearest to.
  func index(at point: CGPoint) -> Int {
    guard lineHeight > 0, !lines.isEmpty else { return 0 }
    let row = (point.y / lineHeight).rounded(.down)
    return index(at: point.x, inLine: Int(min(max(row, 0), CGFloat(lines.count - 1))))
  }

  private func index(at x: CGFloat, inLine index: Int) -> Int {
    let line = lines[index]
    // What hangs over the end of a line belongs to the next one.
    let isLast = index == lines.count - 1 || lines[index + 1].range.lowerBound > line.range.upperBound
    var end = line.range.upperBound
    if !isLast { end = max(line.range.lowerBound, end - 1) }
    return (line.range.lowerBound...end).min { abs(self.x(of: $0, in: line) - x) < abs(self.x(of: $1, in: line) - x) }
      ?? line.range.lowerBound
  }

  /// The place above or below another; the text's beginning or end where there is no such line.
  func index(from index: Int, isForward: Bool) -> Int {
    let (here, other) = (line(of: index), line(of: index) + (isForward ? 1 : -1))
    guard lines.indices.contains(other) else { return isForward ? characters.count : 0 }
    return self.index(at: x(of: index, in: lines[here]), inLine: other)
  }

  /// What covers a part of the text, a rectangle in each line.
  func boxes(of range: Range<Int>) -> [CGRect] {
    lines.enumerated().compactMap { row, line in
      let part = range.clamped(to: line.range)
      guard !part.isEmpty else { return nil }
      let (start, end) = (x(of: part.lowerBound, in: line), x(of: part.upperBound, in: line))
      return CGRect(x: start, y: CGFloat(row) * lineHeight, width: end - start, height: lineHeight)
    }
  }
}
