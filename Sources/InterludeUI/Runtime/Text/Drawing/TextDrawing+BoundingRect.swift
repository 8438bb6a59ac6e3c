// Text in a rectangle, with options.

extension String {
  /// The rectangle that the text takes within a size, in points, not rounded. See `NSAttributedString.boundingRect(with:options:context:)`.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    TextDrawing(self, attributes).boundingRect(with: size, options, context)
  }

  /// Draws the text in a rectangle of the current context. See `NSAttributedString.draw(with:options:context:)`.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    TextDrawing(self, attributes).draw(with: rect, options, context)
  }
}

extension NSString {
  /// The rectangle that the text takes within a size, in points, not rounded. See `NSAttributedString.boundingRect(with:options:context:)`.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    TextDrawing(String(describing: self), attributes).boundingRect(with: size, options, context)
  }

  /// Draws the text in a rectangle of the current context. See `NSAttributedString.draw(with:options:context:)`.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    TextDrawing(String(describing: self), attributes).draw(with: rect, options, context)
  }
}

extension NSAttributedString {
  /// The rectangle that the text takes within a size, in points, not rounded: with `usesLineFragmentOrigin` from its top left, in as
  /// many lines as fit, or else in one line on its baseline, however wide. A size that is not above 0 is no bound.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    TextDrawing(self).boundingRect(with: size, options, context)
  }

  /// Draws the text in a rectangle of the current context: with `usesLineFragmentOrigin` from its top, in as many lines as fit, or
  /// else one line whose baseline begins at its origin.
  @preconcurrency @MainActor
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    TextDrawing(self).draw(with: rect, options, context)
  }
}

extension TextDrawing {
  fileprivate func boundingRect(
    with size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> CGRect {
    let bound = CGSize(
      width: size.width > 0 ? size.width : .infinity, height: size.height > 0 ? size.height : .infinity)
    guard let layout = layout(in: bound, options, context) else { return .zero }
    let baseline = options.contains(.usesLineFragmentOrigin) ? 0 : layout.lines.first?.baseline ?? 0
    let bounds = CGRect(origin: CGPoint(x: 0, y: -baseline), size: layout.size)
    context?.totalBounds = bounds
    return bounds
  }

  fileprivate func draw(with rect: CGRect, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) {
    let rect = rect.standardized
    guard let layout = layout(in: rect.size, options, context) else { return }
    let inLines = options.contains(.usesLineFragmentOrigin)
    let baseline = inLines ? 0 : layout.lines.first?.baseline ?? 0
    let origin = CGPoint(x: rect.minX, y: rect.minY - baseline)
    draw(layout, at: origin, inLines ? rect.width : nil)
    context?.totalBounds = CGRect(origin: origin, size: layout.size)
  }

  /// How the text lies in a size, as the options have it; a single line is set smaller where the context lets it be.
  private func layout(
    in size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> TextLayout? {
    guard options.contains(.usesLineFragmentOrigin) else {
      let (line, factor) = shrunk(toFit: size.width, minimumScale: context?.minimumScaleFactor ?? 0)
      context?.actualScaleFactor = factor
      return line.layout(in: CGSize(width: CGFloat.infinity, height: .infinity))
    }
    context?.actualScaleFactor = 1
    let drawing = options.contains(.truncatesLastVisibleLine) ? truncatingTail() : self
    return drawing.layout(in: size)
  }
}
