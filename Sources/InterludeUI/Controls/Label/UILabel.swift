/// One or more lines of text, in one style or in several.
@preconcurrency @MainActor open class UILabel: UIView, WrappingContent, UIContentSizeCategoryAdjusting {
  override var isAccessibilityElementByItself: Bool { true }
  override var traitsByItself: UIAccessibilityTraits { .staticText }

  /// What is written; nil for nothing. Setting it drops what `attributedText` says.
  open var text: String? {
    get { content.string }
    set { if newValue != content.string || content.attributed != nil { content = LabelContent(plain: newValue) } }
  }
  /// What is written, with its styles; what they leave open is as the label's own properties said before. Setting it makes `font`,
  /// `textColor`, `textAlignment` and `lineBreakMode` those of its first character, and setting these later changes all of it.
  open var attributedText: NSAttributedString? {
    get { content.attributed ?? content.string.map { style.attributed($0) } }
    set {
      let former = style
      content = LabelContent()
      if let newValue { adopt(newValue) }
      content = LabelContent(newValue, gaps: (former.font, former.color))
    }
  }
  /// The face and size; the system font at 17 points unless set.
  open var font: UIFont! {
    get { ownFont }
    set {
      noteSetting()
      let new = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      let isNew = new != ownFont
      ownFont = adjustsFontForContentSizeCategory ? new.adjusted(to: traits) : new
      if !restyle({ $0.set(.font, ownFont) }), isNew { contentDidChange() }
    }
  }
  /// The text's colour; `UIColor.label` unless set.
  open var textColor: UIColor! = .label {
    didSet {
      noteSetting()
      if !restyle({ $0.set(.foregroundColor, textColor) }), textColor != oldValue { setNeedsLayout() }
    }
  }
  /// The text's colour while `isHighlighted`; `textColor` without one.
  open var highlightedTextColor: UIColor? {
    didSet {
      noteSetting()
      setNeedsLayout()
    }
  }
  /// Whether the text is in `highlightedTextColor`; false unless set.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsLayout() } } }
  /// Whether the text is drawn in its colours; dimmed, half as strong, if not. True unless set.
  open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsLayout() } } }
  /// The colour of the text's shadow, which is as sharp as the text; nil for no shadow.
  open var shadowColor: UIColor? {
    didSet {
      noteSetting()
      setNeedsLayout()
    }
  }
  /// How far the shadow is from the text, in points to the right and down; a point up unless set.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet {
      noteSetting()
      setNeedsLayout()
    }
  }
  /// Where the lines stand between the left and the right edge; `natural` unless set.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if !restyle({ $0.changeParagraphs { $0.alignment = textAlignment } }) { setNeedsLayout() } }
  }
  /// The most lines that show; 0 for as many as fit.
  open var numberOfLines = 1 { didSet { contentDidChange() } }
  /// What happens to text for which there is no room; `byTruncatingTail` unless set.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if !restyle({ $0.changeParagraphs { $0.lineBreakMode = lineBreakMode } }) { contentDidChange() } }
  }
  /// Whether a single line that is too wide is set smaller instead of being truncated.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsLayout() } }
  /// Whether fonts that are text styles', or made by `UIFontMetrics`, follow the content size category of the traits; false unless
  /// set.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }
  /// How small `adjustsFontSizeToFitWidth` may go, as a share of the font's size, 0…1; 0 for no bound.
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Where a line stands that `adjustsFontSizeToFitWidth` has set smaller; `alignBaselines` unless set.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines { didSet { setNeedsLayout() } }
  /// Where text of several lines wraps for `intrinsicContentSize`, in points; 0 for nowhere.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }

  var wrappingWidth: CGFloat = 0
  var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
  /// What there is to write.
  private(set) var content = LabelContent() { didSet { contentDidChange() } }
  private var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var knownBaselines: (first: CGFloat, last: CGFloat) = (0, 0)
  /// What the text was measured to be; it is asked for again and again in one pass of layout.
  private var sizes = TextSizes()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  // MARK: Content

  /// Writes a text whose styles leave the label's own properties as they are, and are left alone by them.
  func write(_ text: NSAttributedString) {
    let new = LabelContent(text, keepsStyles: true)
    if content.attributed == nil || new.styled(style) != content.styled(style) { content = new }
  }

  /// What the label's own properties say.
  var style: TextStyle {
    TextStyle(
      font: font, color: textColor, paragraph: ParagraphLook(alignment: textAlignment, lineBreakMode: lineBreakMode))
  }

  private func adopt(_ text: NSAttributedString) {
    guard text.length > 0 else { return }
    let first = TextStyle(text.attributes(at: 0, effectiveRange: nil), base: style)
    (font, textColor, textAlignment, lineBreakMode) = (
      first.font, first.color, first.paragraph.alignment, first.paragraph.lineBreakMode
    )
  }

  /// Changes the styles that the text has of its own; false where it has none, or keeps them.
  private func restyle(_ change: (inout LabelContent) -> Void) -> Bool {
    guard content.attributed != nil, !content.keepsStyles else { return false }
    change(&content)
    return true
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
  }

  private func adjustFont() {
    guard adjustsFontForContentSizeCategory else { return }
    let traits = traits
    ownFont = ownFont.adjusted(to: traits)
    content.changeFonts { $0.adjusted(to: traits) }
  }

  private func contentDidChange() {
    sizes = TextSizes()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
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

  /// Those of the label's own font, or of the first and the last line where these have fonts of their own.
  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    let isOpen = numberOfLines == 1 || !(bounds.width > 0)
    let size = CGSize(width: isOpen ? .infinity : bounds.width, height: .infinity)
    guard content.attributed != nil, let lines = layout(in: size)?.lines, let first = lines.first, let last = lines.last
    else { return (font.ascender, font.lineHeight - font.ascender) }
    return (first.baseline, last.height - last.baseline)
  }

  /// Has constraints look again once it is known which fonts have come to be in the first and the last line.
  private func noteBaselines() {
    guard content.attributed != nil, numberOfLines != 1 else { return }
    let baselines = baselineOffsets
    guard baselines != knownBaselines else { return }
    knownBaselines = baselines
    invalidateIntrinsicContentSize()
  }

  /// The part of a rectangle that the text takes, from its top left, rounded up to whole pixels.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let stage = stage
    let size = sizes.size(in: bounds.size, numberOfLines: numberOfLines, by: stage.textRenderer) {
      TextLayout(
        content.styled(style), width: bounds.width, numberOfLines: numberOfLines, height: bounds.height,
        renderer: stage.textRenderer)?.size ?? .zero
    }
    let scale = stage.scale
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width.roundedUp(toScale: scale), bounds.width),
      height: min(size.height.roundedUp(toScale: scale), bounds.height))
  }

  // MARK: Drawing

  open override func layoutSubviews() {
    super.layoutSubviews()
    noteBaselines()
    layer.contentsScale = stage.scale
    setNeedsDisplay()
  }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text in a rectangle of the current context, in the label's coordinates; called by `draw(_:)` with the bounds. An
  /// override that hands on a smaller rectangle gives the text margins.
  open func drawText(in rect: CGRect) {
    guard rect.width.isFinite, rect.height.isFinite, let (layout, top) = shownLayout(in: rect.size),
      let context = UIGraphicsGetCurrentContext(), let renderer = stage.textRenderer
    else { return }
    var picture = layout.placed(in: rect.size, top: top, scale: context.textScale)
    picture.shadow = shadowColor.map { TextPicture.Shadow(color: $0.cgColor, offset: shadowOffset) }
    context.draw(picture, at: rect.origin, by: renderer)
  }
}
