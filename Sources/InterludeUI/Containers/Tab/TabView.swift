/// A tab bar controller's own view: the selected screen underneath, the bar on top.
final class TabView: UIView {
  private unowned let tabBarController: UITabBarController
  /// Where one screen takes the place of another.
  let container = UIView()

  init(tabBarController: UITabBarController) {
    self.tabBarController = tabBarController
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.frame = bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(container)
    addSubview(tabBarController.tabBar)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Puts a screen's view into the container, filling it.
  func place(_ view: UIView) {
    view.layoutFrame = container.bounds
    container.addSubview(view)
  }

  override func holdsTransitions(in view: UIView) -> Bool { view === container }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bar = tabBarController.tabBar
    let height = bar.contentHeight + safeAreaInsets.bottom
    bar.frame = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    let covered = UIEdgeInsets(top: 0, left: 0, bottom: bar.contentHeight, right: 0)
    for child in tabBarController.children { child.containerSafeAreaInsets = covered }
  }

  /// While one screen takes the place of another, neither is touched; the bar is.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard tabBarController.tabTransition != nil, let hit, hit.isDescendant(of: container) else { return hit }
    return container
  }
}
