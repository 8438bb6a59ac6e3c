/// A text as it is drawn in a context.
struct TextDrawing {
  private let text: StyledText

  init(_ text: String, _ attributes: [NSAttributedString.Key: Any]?) {
    self.text = StyledText(text, TextStyle(attributes ?? [:], base: Self.base))
  }

  init(text: StyledText) { self.text = text }

  init(_ text: NSAttributedString) { self.text = StyledText(text, base: Self.base) }

  /// What attributes leave open.
  private static var base: TextStyle {
    TextStyle(font: .systemFont(ofSize: UIFont.smallSystemFontSize), color: .black)
  }

  /// The size without a bound to the width, in points; zero without a text renderer.
  var size: CGSize { layout(in: CGSize(width: CGFloat.infinity, height: .infinity))?.size ?? .zero }

  /// Draws the lines in the current context, in as many of them as a width takes.
  func draw(at point: CGPoint) { draw(at: { _ in point }) }

  /// Draws the lines in the current context at a place that depends on their size, both in points.
  func draw(at place: (CGSize) -> CGPoint) {
    layout(in: CGSize(width: CGFloat.infinity, height: .infinity)).map { draw($0, at: place($0.size), nil) }
  }

  /// Draws the lines that fit in a rectangle, from its top.
  func draw(in rect: CGRect) {
    let rect = rect.standardized
    layout(in: rect.size).map { draw($0, at: rect.origin, rect.width) }
  }

  /// The text as it is truncated at the end of its last line.
  func truncatingTail() -> TextDrawing {
    TextDrawing(text: text.restyled { $0.paragraph.lineBreakMode = .byTruncatingTail })
  }

  /// The text as small as makes one line of it fit a width, but for a least share of its size, and what share that is.
  func shrunk(toFit width: CGFloat, minimumScale: CGFloat) -> (text: TextDrawing, factor: CGFloat) {
    guard minimumScale > 0, minimumScale < 1, let renderer = DrawingContexts.textRenderer,
      let smaller = text.shrunk(toFit: width, minimumScale: minimumScale, by: renderer)
    else { return (self, 1) }
    return (TextDrawing(text: smaller), smaller.styles[0].font.pointSize / text.styles[0].font.pointSize)
  }

  /// How the text lies in a width and a height.
  func layout(in size: CGSize) -> TextLayout? {
    TextLayout(
      text, width: size.width, numberOfLines: 0, height: size.height, renderer: DrawingContexts.textRenderer)
  }

  /// Draws lines in pixels of the size that the context's transform makes of them.
  ///
  /// - Parameter width: Between whose ends they are aligned; nil for that of the widest line.
  func draw(_ layout: TextLayout, at point: CGPoint, _ width: CGFloat?) {
    guard let context = UIGraphicsGetCurrentContext(), let renderer = DrawingContexts.textRenderer else { return }
    let scale = context.textScale
    let box = CGSize(
      width: (width ?? layout.size.width).roundedUp(toScale: scale),
      height: layout.size.height.roundedUp(toScale: scale))
    context.draw(layout.placed(in: box, scale: scale), at: point, by: renderer)
  }
}

extension DrawingContexts {
  /// Measures and draws text in contexts.
  fileprivate static var textRenderer: (any TextRenderer)? { stage.textRenderer }
}

extension CGContext {
  /// Draws a text's picture with its top left corner at a place.
  func draw(_ picture: TextPicture, at origin: CGPoint, by renderer: any TextRenderer) {
    let map = Homography(CGAffineTransform(translationX: origin.x, y: origin.y))
    draw(
      picture.commands(by: renderer).map { $0.mapped(by: map) }, in: CGRect(origin: origin, size: picture.size))
  }
}

nonisolated extension CGContext {
  /// Pixels a point of the coordinates of now, within sensible bounds.
  var textScale: CGFloat {
    let (across, down) = (hypot(ctm.a, ctm.b), hypot(ctm.c, ctm.d))
    let factor = max(across, down)
    return scale * (factor.isFinite ? min(max(factor, 0.25), 8) : 1)
  }
}
