/// A search field, and beside it, if it is asked for, a button that ends the search.
///
/// The bar only tells its delegate what a person does. The app decides what a search finds and what happens to the text.
@preconcurrency @MainActor open class UISearchBar: UIView, UITextInputTraits {
  /// What is behind the field. The raw values are UIKit's.
  public nonisolated enum Style: Int, Sendable {
    /// As `prominent`.
    case `default` = 0
    /// The background of a bar; in a navigation bar nothing.
    case prominent = 1
    /// Nothing.
    case minimal = 2
  }

  /// The object that decides on what is typed, and is told of it and of the buttons.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The text in the field. Setting it calls no delegate.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// What shows in grey while there is no text; nil for nothing.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The field. The bar is its delegate: if another one is set, the bar's delegate is no longer told.
  public let searchTextField = UISearchTextField(frame: .zero)

  /// Shows the choices of `scopeButtonTitles` or takes them away; animated, they come with the bar's new height.
  open func setShowsScope(_ show: Bool, animated: Bool) { showScopeBar(show, animated: animated) }

  /// Whether the bar and its buttons take touches and text; true unless set.
  open var isEnabled = true {
    didSet {
      searchTextField.isEnabled = isEnabled
      cancelButton.isEnabled = isEnabled
      searchTextField.alpha = isEnabled ? 1 : Self.disabledAlpha
    }
  }

  // MARK: Cancel button

  /// Whether there is a button “Cancel” beside the field; false unless set. Setting it is not animated.
  open var showsCancelButton: Bool {
    get { isCancelShown }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows the button or takes it away; animated, it slides, and the field makes room for it.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != isCancelShown else { return }
    let isAnimated = animated && window != nil
    if isAnimated { UIView.performWithoutAnimation { layoutIfNeeded() } }
    isCancelShown = showsCancelButton
    setNeedsLayout()
    guard isAnimated else { return }
    UIView.animate(withDuration: Self.slide, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.layoutIfNeeded()
    }
  }

  // MARK: Look

  /// What is behind the field; `default` unless set.
  open var searchBarStyle: Style = .default { didSet { updateBackground() } }

  /// A background colour in place of the style's; nil for that.
  open var barTintColor: UIColor? {
    didSet {
      noteSetting()
      updateBackground()
    }
  }

  /// The style of the bar; `default` unless set. In a black bar everything has the dark appearance.
  open var barStyle = UIBarStyle.default { didSet { if barStyle != oldValue { updateTraits() } } }

  /// Whether what lies behind the bar shows through its background; true unless set.
  open var isTranslucent = true { didSet { updateBackground() } }

  /// A picture in place of the background, stretched over the bar; nil for the background. An empty one is nothing at all.
  open var backgroundImage: UIImage? {
    didSet {
      noteSetting()
      picture.image = backgroundImage
      updateBackground()
    }
  }

  /// Called as editing begins, as a person changes the text, and by the button, after the delegate.
  var (onBegin, onChange, onCancel): (() -> Void, () -> Void, () -> Void) = ({}, {}, {})

  /// Called when the row of scopes comes or goes, and when a person has chosen another scope, after the delegate.
  var (onScopeBarChange, onScopeChange): (() -> Void, () -> Void) = ({}, {})
  let scopes = SearchScopes()

  private var isCancelShown = false
  private let ground = UIView()
  private let background = BarBackground()
  private let picture = UIImageView(frame: .zero)
  private let cancelButton = UIButton(type: .system)
  private lazy var fieldDelegate = SearchFieldDelegate(of: self)

  /// In points, as on an iPhone, from memory: the bar's height, beside the field and the button, beside the button's title.
  private static let (height, margin, cancelPadding): (CGFloat, CGFloat, CGFloat) = (56, 8, 8)
  /// How long the button slides, in seconds, and how strong a field is that is not enabled. Ours.
  static let slide = 0.25
  private static let disabledAlpha: CGFloat = 0.5

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override var ownUserInterfaceStyle: UIUserInterfaceStyle { barStyle.userInterfaceStyle }

  private func setUp() {
    for view in background.views { ground.addSubview(view) }
    ground.isUserInteractionEnabled = false
    for view in [ground, picture, searchTextField, cancelButton, scopes] { addSubview(view) }
    scopes.onChange = { [weak self] scope in
      guard let self else { return }
      delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scope)
      onScopeChange()
    }
    searchTextField.delegate = fieldDelegate
    searchTextField.enablesReturnKeyAutomatically = true
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
        onChange()
      }, for: .editingChanged)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked(self)
        onCancel()
      }, for: .touchUpInside)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateBackground()
  }

  private func updateBackground() {
    let isInBar = sequence(first: self as UIView, next: \.superview).contains { $0 is UINavigationBar }
    ground.isHidden = searchBarStyle == .minimal || isInBar || backgroundImage != nil
    guard !ground.isHidden, window != nil else { return }
    background.show(UIBarAppearance(), tint: barTintColor, share: 1, atEdge: nil, isOpaque: !isTranslucent)
    setNeedsLayout()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height + scopes.shownHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + scopes.shownHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    picture.frame = bounds
    background.layOut(in: ground.bounds, hairline: 1 / stage.scale, isAtTop: true)
    let room = bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
      .insetBy(dx: Self.margin, dy: 0)
    let title = cancelButton.titleLabel?.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width ?? 0
    let cancelWidth = title.rounded(.up) + 2 * Self.cancelPadding
    // In a bar that is too low the field gets the height that there is, and the scopes get the rest.
    let row = max(0, bounds.height - scopes.shownHeight)
    let height = min(UISearchTextField.height, row)
    let y = (row - height) / 2
    scopes.layoutFrame = CGRect(
      x: room.minX - Self.margin, y: row, width: room.width + 2 * Self.margin, height: scopes.shownHeight)
    let fieldWidth = max(0, room.width - (isCancelShown ? cancelWidth : 0))
    // A button that does not show is beside the bar.
    let cancelX = isCancelShown ? room.maxX - cancelWidth : bounds.maxX
    searchTextField.semanticContentAttribute = semanticContentAttribute
    searchTextField.layoutFrame = turned(CGRect(x: room.minX, y: y, width: fieldWidth, height: height))
    cancelButton.layoutFrame = turned(CGRect(x: cancelX, y: y, width: cancelWidth, height: height))
    cancelButton.alpha = isCancelShown ? 1 : 0
  }

  /// A place as it is, or mirrored.
  private func turned(_ place: CGRect) -> CGRect {
    isRightToLeft ? place.offsetBy(dx: bounds.minX + bounds.maxX - place.minX - place.maxX, dy: 0) : place
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  /// Whether the field is being edited.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// Begins editing the field, if the delegate agrees.
  @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Ends editing the field, if the delegate agrees.
  @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// What shows above the keyboard while the field is edited; nil for nothing.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  // MARK: Keyboard

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// What the return key is called; `search` unless set.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Whether the return key takes no touches while there is no text; true unless set.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
}
