import Foundation

/// A line of text that a person writes.
///
/// The keyboard comes up on the screen while it is edited, unless the stage says otherwise; the keys of a hardware keyboard type, too:
/// Left and Right move the insertion point, Home and End go to the ends, Shift
/// selects, Ctrl goes by words and Ctrl+A selects all; Tab and Esc stay the app's.
@preconcurrency @MainActor open class UITextField: UIControl, UIKeyInput, UIContentSizeCategoryAdjusting {
  /// Decides on what is typed, and hears of it.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// What is written; never nil once it is read. Setting it drops the styles that `attributedText` has given it, and tells nobody.
  open var text: String? {
    get { editable.text }
    set { if newValue ?? "" != editable.text || look.attributed != nil { write(newValue ?? "", EditableLook()) } }
  }

  /// What is written, with its styles; never nil once it is read. Setting it makes `font`, `textColor` and `textAlignment` those of
  /// its first character; setting these later changes all of it.
  open var attributedText: NSAttributedString? {
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

  /// How what is typed next will look: as what is before it, unless set. Nil, and not to be set, while the field is not edited. A
  /// change of the selection resets it.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get {
      isEditing ? look.typingAttributes(in: editable.range(editable.selection), own: style.attributes) : nil
    }
    set { if isEditing { look.typing = newValue } }
  }

  /// What shows in grey while there is no text; nil for nothing.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  /// What shows while there is no text, in styles of its own; what they leave open is grey and in the field's font.
  open var attributedPlaceholder: NSAttributedString? { didSet { contentDidChange() } }
  /// The face and size; the system font at 17 points without one.
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
  /// Where a text that is shorter than the field stands; `natural` unless set.
  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      look.align(textAlignment)
      setNeedsLayout()
    }
  }
  /// Whether a dot shows for each character.
  open var isSecureTextEntry = false {
    didSet {
      contentDidChange()
      if isSecureTextEntry != oldValue { reloadInputViews() }
    }
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

  /// What shows in place of the keyboard's keys while the field is edited; nil for the keys.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// What shows above the keyboard while the field is edited; nil for nothing.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  // MARK: Editing

  /// Whether it is being edited: it is the first responder.
  open var isEditing: Bool { isFirstResponder }
  /// Whether the text goes when editing begins, if the delegate lets it be cleared.
  open var clearsOnBeginEditing = false
  /// Whether what is typed first takes the place of all text. Typing and moving the insertion point reset it.
  open var clearsOnInsertion = false

  // MARK: Around the text

  /// What is drawn around it; nothing unless set.
  open var borderStyle: BorderStyle = .none { didSet { contentDidChange() } }
  /// When there is a button that clears the text, while there is some; never unless set. A right view takes its place.
  open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }
  /// A view before the text, of the size that it has.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  /// When the left view shows; never unless set.
  open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  /// A view behind the text, of the size that it has.
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  /// When the right view shows; never unless set.
  open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }

  // MARK: State

  var editable = EditableText()
  var look = EditableLook()
  private var ownFont: UIFont?
  /// Where the finger has left that has just been followed; nil for nowhere inside.
  private var lastTouch: (point: CGPoint, count: Int)?
  private(set) lazy var content = TextFieldContent()
  private lazy var border = TextFieldBorder()
  private lazy var clearButton = TextFieldClearButton { [weak self] in self?.clearByPerson() }

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
    for view in [border, content, clearButton] { addSubview(view) }
    content.isUserInteractionEnabled = false
    setNeedsLayout()
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  /// Another text, which a person has not written.
  func write(_ text: String, _ look: EditableLook) {
    self.look = look
    editable.replaceAll(with: text)
    contentDidChange()
  }

  func contentDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: First responder

  /// While it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate agrees.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    return true
  }

  override func didBecomeFirstResponder() {
    super.didBecomeFirstResponder()
    didBeginEditing()
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    return (delegate?.textFieldShouldEndEditing(self) ?? true) && super.resignFirstResponder()
  }

  override func didCeaseToBeFirstResponder() {
    super.didCeaseToBeFirstResponder()
    didEndEditing()
  }

  // MARK: UIKeyInput

  open var hasText: Bool { !editable.characters.isEmpty }

  /// Takes text in place of what is selected, without asking the delegate; a line feed is Return.
  open func insertText(_ text: String) {
    if text == "\n" { return returnPressed() }
    edit(typedRange, with: text)
  }

  /// Deletes what is selected, or else the character before the insertion point, without asking the delegate.
  open func deleteBackward() {
    let range = editable.deleted(isForward: false, .character)
    if !range.isEmpty { edit(range, with: "") }
  }

  /// Selects all text of a field that is being edited.
  open func selectAll(_ sender: Any?) {
    if isEditing { changeSelection { $0.select(0..<$0.characters.count) } }
  }

  // MARK: Where things are

  /// Where the border is in a rectangle: everywhere.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text is in a rectangle while it is not being edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
  /// Where the placeholder is in a rectangle: where text would be.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Where the text is in a rectangle while it is being edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
  /// Where the clear button is in a rectangle: at the right.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let size = TextFieldClearButton.size
    return CGRect(
      x: bounds.maxX - size.width - TextFieldClearButton.margin, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
  /// Where the left view is in a rectangle: at the left, in the middle of its height.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// Where the right view is in a rectangle: at the right, in the middle of its height.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The colour of a placeholder that has none of its own.
  var placeholderColor: UIColor { .placeholderText }
  /// Where the text stands.
  var shownAlignment: NSTextAlignment { textAlignment }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let line = hasText ? self.line : placeholderLine
    return CGSize(
      width: (line.width + 2 * borderStyle.inset).roundedUp(toScale: stage.scale),
      height: (line.height + 2 * borderStyle.verticalInset).rounded(.up))
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    let top = (intrinsicContentSize.height - shownFont.lineHeight) / 2 + shownFont.ascender
    return (top, intrinsicContentSize.height - top)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    border.frame = borderRect(forBounds: bounds)
    border.show(borderStyle)
    leftView?.isHidden = !showsLeftView
    rightView?.isHidden = !showsRightView
    clearButton.isHidden = !showsClearButton
    if showsLeftView { leftView?.frame = leftViewRect(forBounds: bounds) }
    if showsRightView { rightView?.frame = rightViewRect(forBounds: bounds) }
    clearButton.frame = clearButtonRect(forBounds: bounds)
    content.show(hasText ? shownText : shownPlaceholder)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  // MARK: Touches

  /// One tap sets the insertion point, two select a word and three all of the text.
  override var keptTaps: Int { 3 }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    lastTouch = touch.map { ($0.location(in: content), $0.tapCount) }
  }

  override func touchUp(inside: Bool) {
    super.touchUp(inside: inside)
    guard inside, let lastTouch, becomeFirstResponder() else { return }
    tapped(at: lastTouch.point, count: lastTouch.count)
  }
}
