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

  /// The background and how titles are written. The bar keeps a copy.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      appearance = standardAppearance.duplicate()
      updateBackground()
      writeTitles()
    }
  }

  /// How titles are written, before what the appearance says: the font and the foreground colour; other attributes do not show.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { writeTitles() } }

  /// A background colour that goes before the appearance's.
  open var barTintColor: UIColor? { didSet { updateBackground() } }

  /// Called when the back button is pressed.
  var onBack: (() -> Void)?

  private var stack: [UINavigationItem] = []
  private lazy var appearance = standardAppearance.duplicate()
  private let background = UIView()
  private let shadow = UIView()
  private var content: NavigationBarContent?
  private var change: Change?

  /// A change of items in progress.
  private struct Change {
    let oldStack: [UINavigationItem]
    let oldContent: NavigationBarContent?
  }

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
  public required convenience init(inNavigationController: Void) { self.init(frame: .zero) }

  private func setUp() {
    addSubview(background)
    addSubview(shadow)
    updateBackground()
  }

  // MARK: Items

  /// Replaces the items. Animated, a top item that was there before comes back as on a pop, another comes as on a push.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let (old, new) = (stack, items ?? [])
    guard animated, window != nil, let top = new.last, let oldTop = old.last, top !== oldTop else {
      finishTransition(completed: true)
      return show(new)
    }
    UIView.animate(withDuration: Self.changeDuration) {
      self.transition(from: old, to: new, isPush: !old.contains(top))
    } completion: { _ in
      self.finishTransition(completed: true)
    }
  }

  /// Changes the items; within an animation block, titles and buttons move as on an iPhone. Both states are kept until
  /// `finishTransition(completed:)`.
  func transition(from old: [UINavigationItem], to new: [UINavigationItem], isPush: Bool) {
    finishTransition(completed: true)
    guard let oldContent = content, old.last !== new.last else { return show(new) }
    let oldStack = stack
    UIView.performWithoutAnimation {
      content = nil
      show(new)
      layoutIfNeeded()
    }
    change = Change(oldStack: oldStack, oldContent: oldContent)
    guard let newContent = content else {
      oldContent.alpha = 0
      return
    }
    UIView.performWithoutAnimation {
      if isPush { newContent.goAbove(oldContent) } else { newContent.goBelow(oldContent) }
      oldContent.yieldChevron(to: newContent)
    }
    newContent.rest()
    if isPush { oldContent.goBelow(newContent) } else { oldContent.goAbove(newContent) }
  }

  /// Ends a transition: what it began is now so, or, when it was cancelled, never was.
  func finishTransition(completed: Bool) {
    guard let change else { return }
    self.change = nil
    guard !completed else {
      change.oldContent?.removeFromSuperview()
      change.oldContent?.item.onChange = nil
      watch(content)
      return
    }
    content?.removeFromSuperview()
    content = change.oldContent
    stack = change.oldStack
    UIView.performWithoutAnimation {
      content?.alpha = 1
      content?.rest()
    }
    watch(content)
  }

  /// Shows the top of a stack at once.
  private func show(_ items: [UINavigationItem]) {
    content?.removeFromSuperview()
    content = nil
    stack = items
    guard let top = items.last else { return }
    let content = NavigationBarContent(items: items, top: top) { [weak self] in self?.onBack?() }
    addSubview(content)
    self.content = content
    writeTitles()
    watch(content)
    setNeedsLayout()
  }

  /// Shows an item anew whenever it, one of its buttons or the title behind it changes.
  private func watch(_ content: NavigationBarContent?) {
    guard let content else { return }
    let refresh: () -> Void = { [weak self, weak content] in
      guard let self, let content, content === self.content, self.change == nil else { return }
      self.show(self.stack)
    }
    content.item.onChange = refresh
    backItem?.onChange = refresh
    for item in (content.item.leftBarButtonItems ?? []) + (content.item.rightBarButtonItems ?? []) {
      item.onChange = refresh
    }
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: safeAreaInsets.top + Self.contentHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / stage.scale
    background.frame = bounds
    shadow.frame = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: hairline)
    for content in [change?.oldContent, content].compactMap({ $0 }) {
      content.frame = CGRect(
        x: 0, y: bounds.maxY - Self.contentHeight, width: bounds.width, height: Self.contentHeight)
    }
  }

  private func writeTitles() {
    let attributes = appearance.titleTextAttributes.merging(titleTextAttributes ?? [:]) { _, own in own }
    for content in [change?.oldContent, content] { content?.writeTitle(with: attributes) }
  }

  private func updateBackground() {
    background.backgroundColor = barTintColor ?? appearance.backgroundColor
    shadow.backgroundColor = appearance.shadowColor
  }
}
