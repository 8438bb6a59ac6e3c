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

  /// Is told of taps; the bar of a tab bar controller tells its controller instead.
  open weak var delegate: (any UITabBarDelegate)?

  /// The colour of the items that are not selected; the system's gray without one.
  open var unselectedItemTintColor: UIColor? {
    didSet { buttons.forEach { $0.unselectedColor = unselectedItemTintColor } }
  }

  /// The background; the light gray that the system's translucent bar has over white, without one. There is no blur here,
  /// so that one is opaque.
  open var barTintColor: UIColor? { didSet { updateBackground() } }

  /// A tap on an item, in a bar that belongs to a controller.
  var onSelect: ((UITabBarItem) -> Void)?

  private let background = UIView()
  private let shadow = UIView()
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

  private func setUp() {
    shadow.backgroundColor = .barShadow
    addSubview(background)
    addSubview(shadow)
    updateBackground()
  }

  private func updateBackground() { background.backgroundColor = barTintColor ?? .barBackground }

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
    if let onSelect { return onSelect(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
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
    let hairline = 1 / stage.scale
    background.frame = bounds
    shadow.frame = CGRect(x: 0, y: -hairline, width: bounds.width, height: hairline)
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
