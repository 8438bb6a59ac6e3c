import Foundation

/// Text in any number of lines that a person writes, and that scrolls.
///
/// The keyboard comes up on the screen while it is edited. Of a hardware keyboard's keys Left, Right, Up and Down move the insertion
/// point, Home and End go to the text's ends, Shift selects, Ctrl goes by words and Ctrl+A selects all.
@preconcurrency @MainActor open class UITextView: UIScrollView, UIKeyInput, UIContentSizeCategoryAdjusting {
  /// Decides on what is typed, and hears of it and of scrolling.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Text

  /// What is written; never nil once it is read. Setting it drops the styles that `attributedText` has given it, and tells nobody.
  open var text: String! {
    get { editable.text }
    set { if newValue ?? "" != editable.text || look.attributed != nil { write(newValue ?? "", EditableLook()) } }
  }

  /// What is written, with its styles; never nil once it is read. Setting it makes `font`, `textColor` and `textAlignment` those of
  /// its first character; setting these later changes all of it.
  open var attributedText: NSAttributedString! {
    get { look.attributed(editable.text, own: style.attributes) }
    set {
      let new = newValue ?? NSAttributedString(string: "")
      look = EditableLook()
      if let first = EditableLook.first(of: new, base: style) {
        (font, textColor, textAlignment) = (first.font, first.color, first.paragraph.alignment)
      }
      write(new.string, EditableLook(new))
    }
  }

  /// How what is typed next will look: as what is before it, unless set. A change of the selection resets it.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { look.typingAttributes(in: selectedRange, own: style.attributes) }
    set { look.typing = newValue }
  }

  /// The face and size; the system font at 12 points without one.
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = adjustsFontForContentSizeCategory ? newValue?.adjusted(to: traits) : newValue
      look.set(.font, ownFont)
      contentDidChange()
    }
  }
  /// Whether fonts that are text styles', or made by `UIFontMetrics`, follow the content size category of the traits; false unless
  /// set.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }
  /// The text's colour; `UIColor.label` without one.
  open var textColor: UIColor? {
    didSet {
      look.set(.foregroundColor, textColor)
      setNeedsLayout()
    }
  }
  /// Where lines stand that are shorter than the view; `natural` unless set.
  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      look.align(textAlignment)
      contentDidChange()
    }
  }
  /// Around the text, in points: 8 above and below unless set. At the sides comes the text container's padding, 5 unless set.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { contentDidChange() } }

  /// Where the text is written.
  open private(set) lazy var textContainer = NSTextContainer { [weak self] in self?.contentDidChange() }

  // MARK: Editing

  /// Whether a person may edit it; true unless set. Set to false, editing ends.
  open var isEditable = true { didSet { if !isEditable { endEditing(true) } } }

  /// What is selected, in UTF-16 units; without a length, where the insertion point is. Out of range it is moved into it.
  open var selectedRange: NSRange {
    get { editable.range(editable.selection) }
    set { changeSelection { $0.select($0.characters(in: newValue)) } }
  }

  /// Scrolls as little as shows a part of the text, in UTF-16 units.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let part = editable.characters(in: range)
    let box = lines.caret(at: part.lowerBound).union(lines.caret(at: part.upperBound))
    scrollRectToVisible(box.offsetBy(dx: textOrigin.x, dy: textOrigin.y), animated: false)
  }

  // MARK: Keyboard

  // While it is edited, a change shows with `reloadInputViews()`.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false

  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  /// What shows in place of the keyboard's keys while the text is edited; nil for the keys.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// What shows above the keyboard while the text is edited; nil for nothing.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  // MARK: State

  var editable = EditableText()
  var look = EditableLook()
  var knownLines = KnownLines()
  private var ownFont: UIFont?
  private(set) lazy var content = TextViewContent()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
  }

  private func adjustFont() {
    guard adjustsFontForContentSizeCategory else { return }
    look.adjustFonts(to: traits, own: &ownFont)
    contentDidChange()
  }

  private func setUp() {
    content.isUserInteractionEnabled = false
    addSubview(content)
    alwaysBounceVertical = true
    if backgroundColor == nil { backgroundColor = .systemBackground }
  }

  /// Another text, which a person has not written.
  private func write(_ text: String, _ look: EditableLook) {
    self.look = look
    editable.replaceAll(with: text)
    contentDidChange()
  }

  func contentDidChange() {
    knownLines = KnownLines()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: First responder

  /// While it is editable.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Begins editing, if the delegate agrees.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder, delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    didBeginEditing()
    return true
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    return (delegate?.textViewShouldEndEditing(self) ?? true) && super.resignFirstResponder()
  }

  override func didCeaseToBeFirstResponder() {
    super.didCeaseToBeFirstResponder()
    didEndEditing()
  }

  // MARK: UIKeyInput

  open var hasText: Bool { !editable.characters.isEmpty }

  /// Takes text in place of what is selected, without asking the delegate.
  open func insertText(_ text: String) { edit(editable.selection, with: text) }

  /// Deletes what is selected, or else the character before the insertion point, without asking the delegate.
  open func deleteBackward() {
    let range = editable.deleted(isForward: false, .character)
    if !range.isEmpty { edit(range, with: "") }
  }

  /// Selects all text while it is edited.
  open func selectAll(_ sender: Any?) {
    if isFirstResponder { changeSelection { $0.select(0..<$0.characters.count) } }
  }

  // MARK: Layout

  /// As wide as the longest line and as high as all of them, in lines of a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let lines = lines(in: size.width)
    let width = min(size.width, lines.width.roundedUp(toScale: stage.scale) + sides)
    return CGSize(
      width: width,
      height: (lines.height + textContainerInset.top + textContainerInset.bottom).roundedUp(toScale: stage.scale))
  }

  /// As high as the text where it does not scroll; else it has no size of its own.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return sizeThatFits(CGSize(width: bounds.width > 0 ? bounds.width : .infinity, height: .infinity))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let lines = lines
    content.frame = CGRect(origin: textOrigin, size: CGSize(width: max(0, bounds.width - sides), height: lines.height))
    content.show(
      editable, look.attributed, lines: lines, isEditing: isFirstResponder, style: style, tint: tintColor)
    let height = lines.height + textContainerInset.top + textContainerInset.bottom
    contentSize = CGSize(width: bounds.width, height: height.roundedUp(toScale: stage.scale))
    if bounds.width != laidOutWidth, !isScrollEnabled { invalidateIntrinsicContentSize() }
    laidOutWidth = bounds.width
  }

  private var laidOutWidth: CGFloat = 0

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  // MARK: Touches

  /// A text view keeps taps for itself: a tap recogniser on a view around it does not see them.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer is UITapGestureRecognizer, gestureRecognizer.view !== self, isEditable else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return false
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, isEditable, bounds.contains(touch.location(in: self)), becomeFirstResponder()
    else {
      return
    }
    tapped(at: touch.location(in: content), count: touch.tapCount)
  }
}

extension UITextView {
  /// Posted by a text view in which editing has begun.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted by a text view whose text has changed by being edited.
  public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
  /// Posted by a text view in which editing has ended.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
}
