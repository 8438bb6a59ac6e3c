/// Text broken into lines and placed in a box.
struct TextLayout {
  let font: UIFont
  let lines: [String]
  /// The widest line by the height of all, in points, not rounded.
  let size: CGSize
  private let renderer: any TextRenderer
  private let metrics: FontMetrics

  /// Lays a text out in a width and at most a number of lines, 0 being any; infinite for one line of any width.
  init?(
    _ text: String, font: UIFont, mode: NSLineBreakMode, width: CGFloat, numberOfLines: Int,
    height: CGFloat = .infinity, renderer: (any TextRenderer)?
  ) {
    guard let renderer, !text.isEmpty else { return nil }
    let metrics = renderer.metrics(of: font.descriptor)
    let fitting = Self.count(of: metrics.lineHeight, in: height)
    let limit = numberOfLines > 0 ? min(numberOfLines, fitting) : fitting == Int.max ? 0 : fitting
    let breaker = LineBreaker(width: { renderer.width(of: $0, font: font.descriptor) }, mode: mode)
    let lines = breaker.lines(of: text, within: width, limit: limit)
    guard !lines.isEmpty else { return nil }
    let widest = lines.map { renderer.width(of: $0, font: font.descriptor) }.max() ?? 0
    self.font = font
    self.lines = lines
    self.size = CGSize(width: widest, height: CGFloat(lines.count) * metrics.lineHeight)
    self.renderer = renderer
    self.metrics = metrics
  }

  /// How many lines fit; the first one always shows, however little room there is.
  private static func count(of lineHeight: CGFloat, in height: CGFloat) -> Int {
    guard lineHeight > 0, height.isFinite else { return Int.max }
    // A height that came from rounding a text's own height must hold that text.
    return max(1, Int(((height + 0.01) / lineHeight).rounded(.down)))
  }

  /// The lines with their baselines in a box, at whole pixels: from a place on downwards, or else vertically centred.
  func placed(in box: CGSize, alignment: NSTextAlignment, top: CGFloat? = nil, scale: CGFloat) -> [TextLine] {
    let top = ((top ?? (box.height - size.height) / 2) * scale).rounded() / scale
    return lines.enumerated().map { index, line in
      let free = box.width - renderer.width(of: line, font: font.descriptor)
      let x = (free * alignment.leftShare * scale).rounded() / scale
      // The leading, what a line is higher than its letters, is below them.
      let baseline = top + CGFloat(index) * metrics.lineHeight + metrics.ascender
      return TextLine(string: line, origin: CGPoint(x: x, y: (baseline * scale).rounded() / scale))
    }
  }
}

nonisolated extension NSTextAlignment {
  /// How much of a line's free room is on its left.
  var leftShare: CGFloat {
    switch self {
    case .left, .natural: 0
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
