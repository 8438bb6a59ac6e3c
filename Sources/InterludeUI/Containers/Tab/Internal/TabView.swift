/// A tab bar controller's own view: the selected screen underneath, the bar on top.
final class TabView: UIView, BarContainer {
  /// Nil once the view has outlived it; the view then lies still.
  private weak var tabBarController: UITabBarController?
  private let bar: UITabBar
  /// Where one screen takes the place of another.
  let container = UIView()

  /// What the screen on show was last made to leave to the bar, in points.
  private var screenRoom: CGFloat = 0

  /// The bar, which can go with a screen that a tab pushes or pops.
  private(set) lazy var hidingBar = HidingBar(bar, isAtBottom: true)

  init(tabBarController: UITabBarController) {
    self.tabBarController = tabBarController
    bar = tabBarController.tabBar
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.frame = bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(container)
    bar.background.hasController = true
    addSubview(bar)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Puts a screen's view into the container: it fills it, or what of it is above a bar that it keeps clear of.
  func place(_ view: UIView) {
    screenRoom = view.viewController.map(room) ?? 0
    view.layoutFrame = container.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: screenRoom, right: 0))
    container.addSubview(view)
    setNeedsLayout()
  }

  override func holdsTransitions(in view: UIView) -> Bool { view === container }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let tabBarController else { return }
    let height = bar.contentHeight + safeAreaInsets.bottom
    hidingBar.place(
      at: CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height),
      isHidden: tabBarController.selectedViewController.map(hidesBar) ?? false)
    followContent()
    insetForBars()
    placeScreen()
  }

  /// The bar has become opaque, or translucent: the screens of a tab that has several go by it, too.
  func barDidChange() {
    setNeedsLayout()
    for child in tabBarController?.children ?? [] { child.viewIfLoaded?.setNeedsLayout() }
  }

  /// What a screen leaves to the bar, in points. Of a tab with screens of its own each says it for itself.
  private func room(below screen: UIViewController) -> CGFloat {
    let keepsClear = !screen.reachesUnderBar(at: .bottom, isTranslucent: bar.isTranslucent)
    guard keepsClear, !(screen is UINavigationController), !hidesBar(screen) else { return 0 }
    return bar.contentHeight + safeAreaInsets.bottom
  }

  /// Moves the screen on show when it is to end elsewhere, unless another one is just taking its place.
  private func placeScreen() {
    guard let tabBarController, tabBarController.tabTransition == nil,
      let screen = tabBarController.selectedViewController,
      let view = screen.viewIfLoaded, view.superview === container
    else { return }
    let room = room(below: screen)
    guard room != screenRoom else { return }
    screenRoom = room
    view.layoutFrame = container.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: room, right: 0))
  }

  func insetForBars() {
    for child in tabBarController?.children ?? [] {
      let isClear = hidesBar(child) || room(below: child) > 0
      let bottom = isClear ? 0 : bar.contentHeight
      child.containerSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
    }
  }

  /// Has the bar go by what the selected screen scrolls.
  func followContent() {
    bar.background.scrollEdge.scrollView = tabBarController?.contentScrollView(for: .bottom)
  }

  /// Whether a tab has pushed a screen that wants no bar at the bottom.
  private func hidesBar(_ tab: UIViewController) -> Bool { (tab as? UINavigationController)?.hidesTabBar == true }

  /// While one screen takes the place of another, neither is touched; the bar is.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let transition = tabBarController?.tabTransition, let hit, hit.isDescendant(of: container) else { return hit }
    return transition.touchedView(at: container.touchPoint(point, from: self), with: event)
  }
}
