/// The bar above a stack of screens: the way back, the title of the top one, its buttons.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// From the bottom of the stack up.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  /// The item of the screen on top; nil for an empty stack.
  open var topItem: UINavigationItem? { stack.last }

  /// The item under the top one.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Whether titles are large, below the buttons, until the content goes up and takes them along; false unless set. An item may say
  /// otherwise. Where the height is compact no title is large.
  open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { titlesDidChange() } } }

  /// The background and how titles are written, where the item on top does not say it. The bar keeps a copy.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      noteSetting()
      appearance = standardAppearance.duplicate()
      updateLook()
    }
  }

  /// The same while the content's edge is at the bar's, or none of it scrolls; the bar keeps a copy. Nil for the standard appearance
  /// without background and hairline. A bar that no navigation controller has does without it.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      noteSetting()
      edgeAppearance = scrollEdgeAppearance?.duplicate()
      updateLook()
    }
  }

  /// How titles are written, before what the appearance says: the font and the foreground colour; other attributes do not show.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      noteSetting()
      updateLook()
    }
  }
  /// How large titles are written, in the same way.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      noteSetting()
      updateLook()
    }
  }

  /// In which look the bar is: in the black one what is in it has the dark appearance; default unless set. A navigation
  /// controller has the status bar go with it.
  open var barStyle = UIBarStyle.default {
    didSet {
      noteSetting()
      guard barStyle != oldValue else { return }
      updateTraits()
      stage.onStatusBarUpdate?()
    }
  }

  /// A background colour that goes before the standard appearance's background.
  open var barTintColor: UIColor? {
    didSet {
      noteSetting()
      updateLook()
    }
  }

  /// A picture in place of the standard appearance's effect and colour, stretched over the bar; nil for these. Where the height is compact
  /// and has none of its own, the default one shows. An empty one shows what is behind the bar.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    noteSetting(for: UInt(barMetrics.rawValue))
    pictures[.any, barMetrics] = backgroundImage
    updateLook()
  }

  /// The same for where the bar is: what is set for that goes before what is set for any place.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    noteSetting(for: UInt(barMetrics.rawValue) | UInt(barPosition.rawValue) << 8)
    pictures[barPosition, barMetrics] = backgroundImage
    updateLook()
  }

  /// The picture that was set for a height, in any place; nil where none was.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { pictures[.any, barMetrics] }

  /// The picture that was set for a place and a height; nil where none was.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    pictures[barPosition, barMetrics]
  }

  /// Where the bar is: a navigation controller's is behind the status bar, any other one is taken to be at the top.
  open var barPosition: UIBarPosition { hasController ? .topAttached : .top }

  /// A picture in place of the hairline of a bar that has a picture as its background; nil for the hairline.
  open var shadowImage: UIImage? {
    didSet {
      noteSetting()
      updateLook()
    }
  }

  /// Whether what lies behind the bar shows through where an appearance lets it; true unless set. A bar of which it is false hides it
  /// at all times, behind what its appearances say without their effects, and screens begin below it that do not set
  /// `extendedLayoutIncludesOpaqueBars`.
  open var isTranslucent = true {
    didSet {
      noteSetting()
      guard isTranslucent != oldValue else { return }
      updateLook()
      superview?.setNeedsLayout()
    }
  }

  /// Called when the back button is pressed.
  var onBack: (() -> Void)?

  /// Whether a navigation controller made the bar.
  private(set) var hasController = false
  var stack: [UINavigationItem] = []
  /// Shows the item on top.
  var content: NavigationBarContent?
  /// The change of items in progress.
  var change: ItemChange?

  /// The bar's own copies of its appearances.
  private(set) lazy var appearance = standardAppearance.duplicate()
  private(set) var edgeAppearance: UINavigationBarAppearance?
  private(set) var pictures = PicturesByPlace()
  let background = BarBackground()

  /// The height of what the bar shows, without what reaches up under the status bar. In points.
  static let contentHeight: CGFloat = 44
  /// How long a change of items takes, in seconds: as long as a push.
  private static let changeDuration = 0.35

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// What a navigation controller makes its bar by. A subclass inherits it that implements the two initialisers above, or none.
  public required convenience init(inNavigationController: Void) {
    self.init(frame: .zero)
    hasController = true
  }

  override var ownUserInterfaceStyle: UIUserInterfaceStyle { barStyle.userInterfaceStyle }

  private func setUp() {
    for view in background.views { addSubview(view) }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    updateLook()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { updateLook() }
  }

  // MARK: Items

  /// Replaces the items. Animated, a top item that was there before comes back as on a pop, another comes as on a push.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let (old, new) = (stack, items ?? [])
    guard animated, window != nil, let top = new.last, let oldTop = old.last, top !== oldTop else {
      finishTransition(completed: true)
      show(new)
      return updateLook()
    }
    UIView.animate(withDuration: Self.changeDuration) {
      self.transition(from: old, to: new, isPush: !old.contains(top))
    } completion: { _ in
      self.finishTransition(completed: true)
    }
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: safeAreaInsets.top + fittedHeight)
  }

  /// The height below the safe area, in points: the buttons' and what the large title of the item on top takes now.
  var fittedHeight: CGFloat { topItem.map { $0.leastHeight + $0.scrollEdge.height } ?? Self.contentHeight }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.layOut(in: bounds, hairline: 1 / stage.scale, isAtTop: true)
    let top = min(safeAreaInsets.top, bounds.maxY - (topItem?.rowHeight ?? Self.contentHeight))
    for content in [change?.oldContent, content].compactMap({ $0 }) {
      content.frame = CGRect(
        x: 0, y: top + content.item.rowHeight - Self.contentHeight, width: bounds.width, height: Self.contentHeight)
    }
  }

}
