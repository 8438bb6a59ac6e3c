/// The bar that switches between screens: an image and a title for each, the selected one in the tint colour.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// From left to right. All are shown, however many there are.
  open var items: [UITabBarItem]? {
    didSet {
      if let selectedItem, items?.contains(selectedItem) != true { self.selectedItem = nil }
      showItems()
    }
  }

  /// Nil when none is selected. An item that the bar does not have is not selected.
  open var selectedItem: UITabBarItem? {
    didSet {
      if let selectedItem, items?.contains(selectedItem) != true { self.selectedItem = nil }
      showSelection()
    }
  }

  /// Is told of taps; the bar of a tab bar controller has that for its delegate.
  open weak var delegate: (any UITabBarDelegate)?

  /// The colour of the items that are not selected; the system's gray without one.
  open var unselectedItemTintColor: UIColor? {
    didSet {
      noteSetting()
      buttons.forEach { $0.unselectedColor = unselectedItemTintColor }
    }
  }

  /// The background. The bar keeps a copy.
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      noteSetting()
      background.standardAppearance = standardAppearance.duplicate()
    }
  }

  /// The same while the content's lower edge is at the bar's, or no content scrolls. Nil stands for the standard appearance without
  /// background and hairline. The bar keeps a copy. A bar that belongs to no controller does not use it.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      noteSetting()
      background.scrollEdgeAppearance = scrollEdgeAppearance?.duplicate()
    }
  }

  /// The style of the bar; `default` unless set. In a black bar everything has the dark appearance.
  open var barStyle = UIBarStyle.default {
    didSet {
      noteSetting()
      guard barStyle != oldValue else { return }
      updateTraits()
    }
  }

  /// A background colour. It takes precedence over the standard appearance's background.
  open var barTintColor: UIColor? {
    didSet {
      noteSetting()
      background.tint = barTintColor
    }
  }

  /// Whether what is behind the bar shows through where an appearance allows it; true unless set. A bar that is not translucent always
  /// hides it, and shows its appearances without their effects. Screens then end above the bar unless they set
  /// `extendedLayoutIncludesOpaqueBars`.
  open var isTranslucent = true {
    didSet {
      noteSetting()
      guard isTranslucent != oldValue else { return }
      background.isOpaque = !isTranslucent
      (superview as? TabView)?.barDidChange()
    }
  }

  /// The controller that the bar belongs to, which has the say on what is selected.
  weak var tabBarController: UITabBarController?

  let background = BottomBarBackground(\.tabBarEdge)
  private(set) var buttons: [TabButton] = []

  /// In points: the height of what the bar shows, above the safe area, and the same on a phone that lies on its side.
  private static let (contentHeight, compactContentHeight): (CGFloat, CGFloat) = (49, 32)

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
    for view in background.views { addSubview(view) }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    background.update()
  }

  // MARK: Items

  private func showItems() {
    buttons.forEach { $0.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      let button = TabButton(item: item)
      button.unselectedColor = unselectedItemTintColor
      button.addAction(UIAction { [weak self, weak item] _ in item.map { self?.tapped($0) } }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    showSelection()
    setNeedsLayout()
  }

  private func showSelection() {
    for button in buttons { button.isSelected = button.item === selectedItem }
  }

  private func tapped(_ item: UITabBarItem) {
    if tabBarController == nil { selectedItem = item }
    delegate?.tabBar(self, didSelect: item)
    tabBarController?.tapped(item)
  }

  // MARK: Layout

  /// The height above the safe area, in points.
  var contentHeight: CGFloat {
    traitCollection.verticalSizeClass == .compact ? Self.compactContentHeight : Self.contentHeight
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight + safeAreaInsets.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.layOut(in: bounds, hairline: 1 / stage.scale)
    let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
    let width = (bounds.width - left - right) / CGFloat(max(buttons.count, 1))
    let isSideBySide = traitCollection.verticalSizeClass == .compact || traitCollection.horizontalSizeClass == .regular
    for (index, button) in buttons.enumerated() {
      button.isSideBySide = isSideBySide
      button.frame = CGRect(x: left + CGFloat(index) * width, y: 0, width: width, height: contentHeight)
    }
  }
}

/// Is told of taps on a tab bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when an item was tapped.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
