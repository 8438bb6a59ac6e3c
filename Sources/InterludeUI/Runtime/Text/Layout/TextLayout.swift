/// Text broken into lines and placed in a box.
struct TextLayout {
  /// A line as high and as wide as its stretches make it, in points.
  struct Line {
    let stretches: [TextStretch]
    /// Of the stretches, without the indent.
    let width: CGFloat
    let paragraph: ParagraphLook
    let indent: CGFloat
    /// From the text's top.
    var top: CGFloat = 0
    let height: CGFloat
    /// From the line's top. What a line is higher or lower than its fonts make it, it is above its letters.
    let baseline: CGFloat
    /// Whether a paragraph ends with it, or nothing of it is left but an ellipsis.
    let isEnd: Bool

    /// What the line leaves of its place in a box of a width, in points.
    func free(in width: CGFloat) -> CGFloat { paragraph.end(in: width) - indent - self.width }

    /// What each space is wider by where the line is to reach from edge to edge of a box, in points.
    func spaceAddition(in width: CGFloat) -> CGFloat {
      let free = free(in: width)
      guard paragraph.alignment == .justified, !isEnd, free > 0, free.isFinite else { return 0 }
      let spaces = stretches.reduce(0) { $0 + $1.spaces }
      return spaces > 0 ? free / CGFloat(spaces) : 0
    }
  }

  let lines: [Line]
  /// The widest line with its indents by the height of all, in points, not rounded.
  let size: CGSize
  private let renderer: any TextRenderer

  /// Lays a text out in a width and at most a number of lines, 0 being any; infinite for one line of any width.
  init?(
    _ text: StyledText, width: CGFloat, numberOfLines: Int, height: CGFloat = .infinity,
    renderer: (any TextRenderer)?
  ) {
    guard let renderer, !text.string.isEmpty, width > 0 else { return nil }
    let measurer = LineMeasurer(text: text, renderer: renderer)
    let breaker = LineBreaker(width: measurer.width(of:)) { start in
      let paragraph = text.style(at: start).paragraph
      return LineBreaker.Rule(
        mode: paragraph.lineBreakMode, firstRoom: paragraph.end(in: width) - paragraph.indent(isFirst: true),
        room: paragraph.end(in: width) - paragraph.indent(isFirst: false))
    }
    // A height that came from rounding a text's own height must hold that text.
    let room = height + 0.01
    func lines(_ limit: Int) -> [Line] { measurer.lines(breaker.lines(of: text.string, limit: limit)) }
    var limit = numberOfLines
    if limit != 1, let most = measurer.mostLines(in: room) { limit = limit > 0 ? min(limit, most) : most }
    var all = lines(limit)
    let fitting = max(1, all.prefix { $0.top + $0.height <= room }.count)
    if fitting < all.count { all = lines(fitting) }
    guard let last = all.last else { return nil }
    self.lines = all
    size = CGSize(
      width: all.map { $0.indent + $0.width + max(0, -$0.paragraph.tailIndent) }.max() ?? 0,
      height: last.top + last.height)
    self.renderer = renderer
  }

  /// The lines in a box, at whole pixels: from a place on downwards, or else vertically centred.
  func placed(in box: CGSize, top: CGFloat? = nil, scale: CGFloat) -> TextPicture {
    let top = ((top ?? (box.height - size.height) / 2) * scale).rounded() / scale
    var picture = TextPicture(size: box, scale: scale)
    for line in lines {
      var x = ((line.indent + line.free(in: box.width) * line.paragraph.alignment.leftShare) * scale).rounded() / scale
      let place = (top: top + line.top, height: line.height, baseline: top + line.top + line.baseline)
      let addition = line.spaceAddition(in: box.width)
      for var stretch in line.stretches {
        stretch.spaceAddition = addition
        let width = stretch.width(by: renderer)
        picture.add(stretch, x: x, width: width, line: place, by: renderer)
        x += width
      }
    }
    return picture
  }
}

nonisolated extension NSTextAlignment {
  /// How much of a line's free room is on its left.
  var leftShare: CGFloat {
    switch self {
    case .left, .natural, .justified: 0
    case .center: 0.5
    case .right: 1
    }
  }
}

nonisolated extension CGFloat {
  /// The value rounded up to whole pixels, so that what was measured fits; a hair of arithmetic noise is not a pixel.
  func roundedUp(toScale scale: CGFloat) -> CGFloat {
    isFinite ? (self * scale - 0.001).rounded(.up) / scale : self
  }
}
