/// A tab bar controller's own view: the selected screen underneath, the bar on top.
final class TabView: UIView, BarContainer {
  private unowned let tabBarController: UITabBarController
  /// Where one screen takes the place of another.
  let container = UIView()

  /// The bar, which can go with a screen that a tab pushes or pops.
  private(set) lazy var hidingBar = HidingBar(tabBarController.tabBar, isAtBottom: true)

  init(tabBarController: UITabBarController) {
    self.tabBarController = tabBarController
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.frame = bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(container)
    tabBarController.tabBar.background.hasController = true
    addSubview(tabBarController.tabBar)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Puts a screen's view into the container, filling it.
  func place(_ view: UIView) {
    view.layoutFrame = container.bounds
    container.addSubview(view)
    setNeedsLayout()
  }

  override func holdsTransitions(in view: UIView) -> Bool { view === container }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = tabBarController.tabBar.contentHeight + safeAreaInsets.bottom
    hidingBar.place(
      at: CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height),
      isHidden: tabBarController.selectedViewController.map(hidesBar) ?? false)
    followContent()
    insetForBars()
  }

  func insetForBars() {
    for child in tabBarController.children {
      let bottom = hidesBar(child) ? 0 : tabBarController.tabBar.contentHeight
      child.containerSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
    }
  }

  /// Has the bar go by what the selected screen scrolls.
  func followContent() {
    tabBarController.tabBar.background.scrollEdge.scrollView = tabBarController.contentScrollView(for: .bottom)
  }

  /// Whether a tab has pushed a screen that wants no bar at the bottom.
  private func hidesBar(_ tab: UIViewController) -> Bool { (tab as? UINavigationController)?.hidesTabBar == true }

  /// While one screen takes the place of another, neither is touched; the bar is.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard tabBarController.tabTransition != nil, let hit, hit.isDescendant(of: container) else { return hit }
    return container
  }
}
