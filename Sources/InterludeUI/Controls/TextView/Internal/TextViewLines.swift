/// The lines of a text in a width, and where its characters are in them.
struct TextViewLines {
  private struct Line {
    /// Its characters in the text, with the spaces that hang over its end and without the line feed.
    let range: Range<Int>
    /// Where it begins, and how high it is, in points.
    let (x, top, height): (CGFloat, CGFloat, CGFloat)
    /// What each space is wider by, in points.
    var spaceAddition: CGFloat = 0
  }

  private var lines: [Line] = []
  private let text: StyledText
  /// Where each character begins, and the text's end.
  private let places: [String.Index]
  private let measurer: LineMeasurer?

  /// Of the widest line, in points.
  private(set) var width: CGFloat = 0
  /// Of the lines that have letters, in points: a line feed at the very end begins one that has none, and is no line of a label's.
  private(set) var writtenHeight: CGFloat = 0
  /// Of all lines, in points; of one line without a text.
  private(set) var height: CGFloat = 0

  /// - Parameter style: how a text looks that is still to be written.
  init(_ text: StyledText, style: TextStyle, within room: CGFloat, _ renderer: (any TextRenderer)?) {
    self.text = text
    places = text.string.indices + [text.string.endIndex]
    measurer = renderer.map { LineMeasurer(text: text, renderer: $0) }
    if let measurer { lay(measurer, within: room) }
    (writtenHeight, height) = (lines.last.map { $0.top + $0.height } ?? 0, lines.last.map { $0.top + $0.height } ?? 0)
    if text.string.last?.isNewline != false {
      addOpenLine(text.string.isEmpty ? style : text.style(at: text.string.endIndex), room)
    }
  }

  private mutating func lay(_ measurer: LineMeasurer, within room: CGFloat) {
    let breaker = LineBreaker(width: measurer.width(of:)) { start in
      let paragraph = measurer.text.style(at: start).paragraph
      return LineBreaker.Rule(
        mode: .byWordWrapping, firstRoom: max(1, paragraph.end(in: room) - paragraph.indent(isFirst: true)),
        room: max(1, paragraph.end(in: room) - paragraph.indent(isFirst: false)))
    }
    let broken = breaker.lines(of: text.string)
    for (index, (content, line)) in zip(broken, measurer.lines(broken)).enumerated() {
      let start = position(of: content.head.startIndex)
      var end = index + 1 < broken.count ? position(of: broken[index + 1].head.startIndex) : places.count - 1
      // The line feed between two paragraphs, or at the very end.
      if content.isLast, end > start, text.string[places[end - 1]].isNewline { end -= 1 }
      let free = max(0, line.free(in: room))
      lines.append(
        Line(
          range: start..<end, x: line.indent + free * line.paragraph.alignment.leftShare, top: line.top,
          height: line.height, spaceAddition: line.spaceAddition(in: room)))
      width = max(width, line.indent + line.width)
    }
  }

  /// The line that a text without an end of its own begins.
  private mutating func addOpenLine(_ style: TextStyle, _ room: CGFloat) {
    let indent = style.paragraph.indent(isFirst: true)
    let spacing = lines.isEmpty ? 0 : max(0, style.paragraph.lineSpacing) + max(0, style.paragraph.paragraphSpacing)
    let line = Line(
      range: places.count - 1..<places.count - 1,
      x: indent + max(0, style.paragraph.end(in: room) - indent) * style.paragraph.alignment.leftShare,
      top: height + spacing,
      height: style.paragraph.height(of: style.font.lineHeight))
    lines.append(line)
    height = line.top + line.height
  }

  /// The number of the character that begins at a place.
  private func position(of place: String.Index) -> Int {
    min(places.firstIndexAscending { $0 >= place }, places.count - 1)
  }

  private func line(of index: Int) -> Int { lines.lastIndex { $0.range.lowerBound <= index } ?? 0 }

  private func x(of index: Int, in line: Line) -> CGFloat {
    let (start, end) = (line.range.lowerBound, min(max(index, line.range.lowerBound), line.range.upperBound))
    guard let measurer, end > start else { return line.x }
    let part = text.string[places[start]..<places[end]]
    let added = line.spaceAddition == 0 ? 0 : line.spaceAddition * CGFloat(part.count(where: { $0 == " " }))
    return line.x + added + measurer.width(of: LineText(head: part, paragraph: part.startIndex))
  }

  /// Where the caret is before a character.
  func caret(at index: Int) -> CGRect {
    let number = line(of: index)
    guard lines.indices.contains(number) else { return CGRect(x: 0, y: 0, width: CaretView.width, height: height) }
    let line = lines[number]
    return CGRect(x: x(of: index, in: line), y: line.top, width: CaretView.width, height: line.height)
  }

  /// Between which characters a place is nearest to.
  func index(at point: CGPoint) -> Int {
    guard !lines.isEmpty else { return 0 }
    return index(at: point.x, inLine: lines.lastIndex { $0.top <= point.y } ?? 0)
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
    guard lines.indices.contains(other) else { return isForward ? places.count - 1 : 0 }
    return self.index(at: x(of: index, in: lines[here]), inLine: other)
  }

  /// What covers a part of the text, a rectangle in each line.
  func boxes(of range: Range<Int>) -> [CGRect] {
    lines.compactMap { line in
      let part = range.clamped(to: line.range)
      guard !part.isEmpty else { return nil }
      let (start, end) = (x(of: part.lowerBound, in: line), x(of: part.upperBound, in: line))
      return CGRect(x: start, y: line.top, width: end - start, height: line.height)
    }
  }
}
