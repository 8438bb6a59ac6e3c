/// A tab bar controller's own view: the selected screen underneath, the bar on top.
final class TabView: UIView, BarContainer {
  private unowned let tabBarController: UITabBarController
  /// Where one screen takes the place of another.
  let container = UIView()

  /// Where the bar is as long as it comes or goes with a screen that a tab pushes or pops.
  var barRefuge = BarRefuge.beyond {
    didSet { setNeedsLayout() }
  }

  private var hasPutBarAway = false

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
    let bar = tabBarController.tabBar
    let height = bar.contentHeight + safeAreaInsets.bottom
    let size = CGSize(width: bounds.width, height: height)
    let isHidden = tabBarController.selectedViewController.map(hidesBar) ?? false
    let refuge = isHidden ? barRefuge.offset(of: size, down: true) : .zero
    bar.frame = CGRect(origin: CGPoint(x: refuge.dx, y: bounds.maxY - height + refuge.dy), size: size)
    let isAway = isHidden && barRefuge == .beyond
    bar.alpha = isAway ? 0 : 1
    if !isAway { showBar() }
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

  /// Puts a bar that has gone with a screen away, unseen.
  func barHasMoved() {
    if tabBarController.tabBar.frame.minX != 0, !tabBarController.tabBar.isHidden {
      (tabBarController.tabBar.isHidden, hasPutBarAway) = (true, true)
    }
    barRefuge = .beyond
  }

  /// A bar that the app has hidden stays so.
  private func showBar() {
    guard hasPutBarAway else { return }
    (tabBarController.tabBar.isHidden, hasPutBarAway) = (false, false)
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
