/// The bar above a stack of screens: the back button, the title of the top screen and its buttons.
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

  /// Whether titles are large, below the buttons, until the content moves up and takes them along; false unless set. An item can override
  /// it. In compact height no title is large.
  open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { titlesDidChange() } } }

  /// The background and the titles' attributes, unless the item on top has its own. The bar keeps a copy.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      noteSetting()
      appearance = standardAppearance.duplicate()
      updateLook()
    }
  }

  /// The same while the content's edge is at the bar's, or no content scrolls. Nil stands for the standard appearance without background
  /// and hairline. The bar keeps a copy. A bar that belongs to no navigation controller does not use it.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      noteSetting()
      edgeAppearance = scrollEdgeAppearance?.duplicate()
      updateLook()
    }
  }

  /// The titles' attributes: the font and the foreground colour; other attributes have no effect. They take precedence over the
  /// appearance's.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      noteSetting()
      updateLook()
    }
  }
  /// The same for large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      noteSetting()
      updateLook()
    }
  }

  /// The style of the bar; `default` unless set. In a black bar everything has the dark appearance, and the status bar over a navigation
  /// controller follows.
  open var barStyle = UIBarStyle.default {
    didSet {
      noteSetting()
      guard barStyle != oldValue else { return }
      updateTraits()
      stage.onStatusBarUpdate?()
    }
  }

  /// A background colour. It takes precedence over the standard appearance's background.
  open var barTintColor: UIColor? {
    didSet {
      noteSetting()
      updateLook()
    }
  }

  /// Sets a picture in place of the standard appearance's effect and colour, stretched over the bar; nil for these. In compact height the
  /// default picture shows unless one is set for that height. Behind an empty picture everything shows through.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    noteSetting(for: UInt(barMetrics.rawValue))
    pictures[.any, barMetrics] = backgroundImage
    updateLook()
  }

  /// The same for a position of the bar. It takes precedence over the picture for any position.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    noteSetting(for: UInt(barMetrics.rawValue) | UInt(barPosition.rawValue) << 8)
    pictures[barPosition, barMetrics] = backgroundImage
    updateLook()
  }

  /// The picture that was set for a height, in any position; nil if none was.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { pictures[.any, barMetrics] }

  /// The picture that was set for a position and a height; nil if none was.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    pictures[barPosition, barMetrics]
  }

  /// Where the bar is. A navigation controller's bar is behind the status bar; any other bar counts as being at the top.
  open var barPosition: UIBarPosition { hasController ? .topAttached : .top }

  /// A picture in place of the hairline of a bar that has a picture as its background; nil for the hairline.
  open var shadowImage: UIImage? {
    didSet {
      noteSetting()
      updateLook()
    }
  }

  /// Whether what is behind the bar shows through where an appearance allows it; true unless set. A bar that is not translucent always
  /// hides it, and shows its appearances without their effects. Screens then begin below the bar unless they set
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
  /// Whether something has changed during a change of items that shows when that ends.
  var isStale = false

  /// The bar's own copies of its appearances.
  private(set) lazy var appearance = standardAppearance.duplicate()
  private(set) var edgeAppearance: UINavigationBarAppearance?
  private(set) var pictures = PicturesByPlace()
  let background = BarBackground()

  /// The height of the bar's content in points, without the part under the status bar.
  static let contentHeight: CGFloat = 44

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The initialiser by which a navigation controller makes its bar. A subclass inherits it if it implements both initialisers above, or
  /// neither.
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

  /// Replaces the items. Animated, a top item that the stack had before returns as on a pop; another one enters as on a push.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let (old, new) = (stack, items ?? [])
    guard animated, window != nil, let top = new.last, let oldTop = old.last, top !== oldTop else {
      finishTransition(completed: true)
      show(new)
      return updateLook()
    }
    UIView.animate(withDuration: stage.system.navigation.announcedDuration) {
      self.transition(from: old, to: new, isPush: !old.contains(top))
    } completion: { _ in
      self.finishTransition(completed: true)
    }
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: safeAreaInsets.top + fittedHeight)
  }

  /// The height below the safe area, in points: that of the buttons and of the top item's large title as it is now.
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
