/// A navigation controller's own view: the shown screen underneath, the bar on top.
final class NavigationView: UIView, BarContainer {
  unowned let navigationController: UINavigationController
  /// Where pushes and pops happen.
  let container = UIView()

  var isBarHidden = false {
    didSet { setNeedsLayout() }
  }

  /// Whether the bar is to be away; what shows follows with a transition.
  var hidesBar = false

  private(set) lazy var hidingBar = HidingBar(navigationController.navigationBar, isAtBottom: false)

  /// What the screen on show was last made to leave to bars, in points.
  var screenRoom = UIEdgeInsets.zero

  var isToolbarHidden = true {
    didSet { setNeedsLayout() }
  }

  private(set) lazy var hidingToolbar = HidingBar(navigationController.toolbar, isAtBottom: true)

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.frame = bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(container)
    addSubview(navigationController.navigationBar)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  override func holdsTransitions(in view: UIView) -> Bool { view === container }

  override func layoutSubviews() {
    super.layoutSubviews()
    let stack = navigationController.stackOnShow
    watchScrollEdges(of: stack)
    placeBar(isHidden: isBarHidden)
    placeToolbar()
    navigationController.followContent()
    insetForBars(on: stack)
    placeScreen()
  }

  func insetForBars() {
    let stack = navigationController.stackOnShow
    watchScrollEdges(of: stack)
    insetForBars(on: stack)
  }

  private func insetForBars(on stack: [UIViewController]) {
    for child in navigationController.children {
      let top = beginsBelowBar(child) ? 0 : topCover(of: child)
      let bottom = endsAboveBars(child, on: stack) ? 0 : navigationController.bottomCover(of: child, below: stack)
      child.containerSafeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
      child.navigationItem.searchController?.containerSafeAreaInsets = child.containerSafeAreaInsets
    }
  }

  /// Puts a bar that has gone with a screen away.
  func putBarAway() {
    if hidingBar.putAway() { UIView.performWithoutAnimation { placeBar(isHidden: true) } }
  }

  /// Takes the bar, and the screen below it, to where a search has them.
  func searchDidChange() {
    navigationController.navigationBar.searchDidChange()
    setNeedsLayout()
    layoutIfNeeded()
    deliverSafeAreaChanges()
    layoutIfNeeded()
  }

  /// Gives the bar the height that its item on top has for it.
  func fitBar() {
    let bar = navigationController.navigationBar
    guard bar.bounds.height != safeAreaInsets.top + bar.fittedHeight else { return }
    placeBar(isHidden: isBarHidden)
    bar.layoutIfNeeded()
  }

  private func placeBar(isHidden: Bool) {
    let bar = navigationController.navigationBar
    let size = CGSize(width: bounds.width, height: safeAreaInsets.top + bar.fittedHeight)
    hidingBar.place(at: CGRect(origin: .zero, size: size), isHidden: isHidden)
  }

  /// Takes the toolbar in, hidden as it is, before it is shown for the first time.
  func takeInToolbar() {
    guard let bar = navigationController.toolbar, bar.superview == nil else { return }
    UIView.performWithoutAnimation {
      insertSubview(bar, belowSubview: navigationController.navigationBar)
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  private func placeToolbar() {
    guard let bar = navigationController.toolbar, bar.superview === self else { return }
    // Beside the screen it is as high as with that screen, which has the tab bar below it.
    let isBeside = isToolbarHidden && hidingToolbar.refuge != .beyond && navigationController.hidesTabBar
    let tabBar = isBeside ? navigationController.tabBarOwner?.tabBar.contentHeight ?? 0 : 0
    let size = CGSize(width: bounds.width, height: bar.contentHeight + safeAreaInsets.bottom + tabBar)
    let place = CGRect(origin: CGPoint(x: 0, y: bounds.maxY - size.height), size: size)
    hidingToolbar.place(at: place, isHidden: isToolbarHidden)
  }

  /// While a push or pop runs, the bars and screens are not touched.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let transition = navigationController.navigationTransition else { return super.hitTest(point, with: event) }
    guard acceptsTouches, self.point(inside: point, with: event) else { return nil }
    return transition.touchedView(at: container.touchPoint(point, from: self), with: event)
  }
}
