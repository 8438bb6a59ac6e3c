/// One or more lines of text in one style.
@preconcurrency @MainActor open class UILabel: UIView, WrappingContent {
  /// What is written; nil for nothing.
  open var text: String? { didSet { if text != oldValue { contentDidChange() } } }
  /// The face and size; the system font at 17 points unless set.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if font != oldValue { contentDidChange() } }
  }
  /// The text's colour; `UIColor.label` unless set.
  open var textColor: UIColor! = .label { didSet { if textColor != oldValue { setNeedsLayout() } } }
  /// The text's colour while `isHighlighted`; `textColor` without one.
  open var highlightedTextColor: UIColor? { didSet { setNeedsLayout() } }
  /// Whether the text is in `highlightedTextColor`; false unless set.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsLayout() } } }
  /// Where the lines stand between the left and the right edge; `natural` unless set.
  open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsLayout() } }
  /// The most lines that show; 0 for as many as fit.
  open var numberOfLines = 1 { didSet { contentDidChange() } }
  /// What happens to text for which there is no room; `byTruncatingTail` unless set.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { contentDidChange() } }
  /// Whether a single line that is too wide is set smaller instead of being truncated.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsLayout() } }
  /// How small `adjustsFontSizeToFitWidth` may go, as a share of the font's size, 0…1; 0 for no bound.
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Where a line stands that `adjustsFontSizeToFitWidth` has set smaller; `alignBaselines` unless set.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines { didSet { setNeedsLayout() } }
  /// Where text of several lines wraps for `intrinsicContentSize`, in points; 0 for nowhere.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }

  var wrappingWidth: CGFloat = 0
  var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
  private var drawn: Drawing?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  // MARK: Measuring

  /// A single line is as wide as its text; several wrap at the width given.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || !(size.width > 0) ? .infinity : size.width
    let box = CGRect(x: 0, y: 0, width: width, height: .infinity)
    return textRect(forBounds: box, limitedToNumberOfLines: numberOfLines).size
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(
      CGSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : wrappingWidth, height: .infinity))
  }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) { (font.ascender, font.lineHeight - font.ascender) }

  /// The part of a rectangle that the text takes, from its top left, rounded up to whole pixels.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let layout = TextLayout(
      text ?? "", font: font, mode: lineBreakMode, width: bounds.width, numberOfLines: numberOfLines,
      height: bounds.height, renderer: stage.textRenderer)
    let (size, scale) = (layout?.size ?? .zero, stage.scale)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width.roundedUp(toScale: scale), bounds.width),
      height: min(size.height.roundedUp(toScale: scale), bounds.height))
  }

  private func contentDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Drawing

  /// Draws the text at the size that the label has come to.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let drawing = drawing()
    guard drawing != drawn else { return }
    drawn = drawing
    UIView.performWithoutAnimation {
      layer.contentsScale = drawing?.scale ?? stage.scale
      layer.contents = drawing?.image(by: stage.textRenderer)
    }
  }

  private func drawing() -> Drawing? {
    let (size, scale) = (bounds.size, stage.scale)
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    guard let layout = layout(in: size) else { return nil }
    return Drawing(
      lines: layout.placed(in: size, alignment: textAlignment, top: top(of: layout.font), scale: scale),
      font: layout.font.descriptor, color: shownColor.cgColor, size: size, scale: scale)
  }

  private var shownColor: UIColor { isHighlighted ? highlightedTextColor ?? textColor : textColor }

  /// Where a line in a smaller font begins; nil for one that stands in the middle by itself.
  private func top(of font: UIFont) -> CGFloat? {
    guard font != self.font else { return nil }
    let top = (bounds.height - self.font.lineHeight) / 2
    switch baselineAdjustment {
    case .alignBaselines: return top + self.font.ascender - font.ascender
    case .alignCenters: return nil
    case .none: return top
    }
  }

  private func layout(in size: CGSize) -> TextLayout? {
    let text = text ?? ""
    func layout(_ font: UIFont) -> TextLayout? {
      TextLayout(
        text, font: font, mode: lineBreakMode, width: size.width, numberOfLines: numberOfLines, height: size.height,
        renderer: stage.textRenderer)
    }
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return layout(font) }
    return layout(font.shrunk(toFit: text, in: size.width, minimumScale: minimumScaleFactor, by: stage.textRenderer))
  }
}

/// Everything a label's picture depends on.
private nonisolated struct Drawing: Equatable {
  let lines: [TextLine]
  let font: FontDescriptor
  let color: CGColor
  let size: CGSize
  let scale: CGFloat

  @MainActor func image(by renderer: (any TextRenderer)?) -> CGImage? {
    renderer?.image(of: lines, font: font, color: color, size: size, scale: scale)
  }
}

extension UIFont {
  /// The font at the largest size, up to its own, at which one line of text fits a width.
  fileprivate func shrunk(
    toFit text: String, in width: CGFloat, minimumScale: CGFloat, by renderer: (any TextRenderer)?
  ) -> UIFont {
    guard let renderer, width > 0 else { return self }
    let smallest = pointSize * min(max(minimumScale, 0.01), 1)
    var font = self
    // Widths are proportional to the size but for rounding in the renderer, so a few steps find the fit.
    for _ in 0..<8 {
      let natural = renderer.width(of: text, font: font.descriptor)
      guard natural > width, font.pointSize > smallest else { break }
      font = font.withSize(max(smallest, font.pointSize * min(width / natural, 0.995)))
    }
    return font
  }
}
