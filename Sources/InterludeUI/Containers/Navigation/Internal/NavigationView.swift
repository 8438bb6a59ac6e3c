/// A navigation controller's own view: the shown screen underneath, the bar on top.
final class NavigationView: UIView, BarContainer {
  /// Nil once the view has outlived it, as in an app that takes the view along when it exchanges its window's root. The view then lies
  /// still.
  private(set) weak var navigationController: UINavigationController?
  private let ownBar: UINavigationBar
  /// Where pushes and pops happen.
  let container = UIView()

  var isBarHidden = false {
    didSet { setNeedsLayout() }
  }

  /// Whether the bar is to be away; what shows follows with a transition.
  var hidesBar = false

  /// The view with the bar that this one's screens have: this one, or that of an outer navigation controller.
  private var barView: NavigationView { navigationController?.barOwner.navigationView ?? self }
  /// The bar that this one's screens have.
  var bar: UINavigationBar { barView.ownBar }
  /// Whether that bar is away.
  var hasNoBar: Bool { barView.isBarHidden }
  /// Whether that bar is to be away.
  var willHaveNoBar: Bool { barView.hidesBar }

  private(set) lazy var hidingBar = HidingBar(ownBar, isAtBottom: false)

  /// What the screen on show was last made to leave to bars, in points.
  var screenRoom = UIEdgeInsets.zero

  var isToolbarHidden = true {
    didSet { setNeedsLayout() }
  }

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    ownBar = navigationController.navigationBar
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.frame = bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(container)
    addSubview(ownBar)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  override func holdsTransitions(in view: UIView) -> Bool { view === container }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let navigationController else { return }
    let stack = navigationController.stackOnShow
    watchScrollEdges(of: stack)
    if barView === self { placeBar(isHidden: isBarHidden) }
    navigationController.innerNavigation?.viewIfLoaded?.setNeedsLayout()
    placeToolbar()
    navigationController.followContent()
    insetForBars(on: stack)
    placeScreen()
  }

  func insetForBars() {
    guard let stack = navigationController?.stackOnShow else { return }
    watchScrollEdges(of: stack)
    insetForBars(on: stack)
  }

  private func insetForBars(on stack: [UIViewController]) {
    guard let navigationController else { return }
    for child in navigationController.children {
      let isCovered = !beginsBelowBar(child) && !(child is UINavigationController)
      let top = isCovered ? topCover(of: child) : 0
      let bottom = endsAboveBars(child, on: stack) ? 0 : navigationController.bottomCover(of: child, below: stack)
      child.containerSafeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
      child.navigationItem.searchController?.containerSafeAreaInsets = child.containerSafeAreaInsets
    }
  }

  /// Puts a bar that has gone with a screen away.
  func putBarAway() {
    if hidingBar.putAway() { UIView.performWithoutAnimation { placeBar(isHidden: true) } }
  }

  /// Has the bar in front, or leaves it to an outer navigation controller's.
  func takeBar() {
    guard (barView === self) != (ownBar.superview === self) else { return }
    if barView === self { addSubview(ownBar) } else { ownBar.removeFromSuperview() }
  }

  /// The bar's height is to be another one.
  func setNeedsBarLayout() {
    setNeedsLayout()
    if barView !== self { barView.setNeedsLayout() }
  }

  /// Takes the bar, and the screen below it, to where a search has them.
  func searchDidChange() {
    bar.searchDidChange()
    setNeedsBarLayout()
    barView.layoutIfNeeded()
    layoutIfNeeded()
    deliverSafeAreaChanges()
    layoutIfNeeded()
  }

  /// Gives the bar the height that its item on top has for it.
  func fitBar() {
    guard barView === self else { return barView.fitBar() }
    guard bar.bounds.height != safeAreaInsets.top + bar.fittedHeight else { return }
    placeBar(isHidden: isBarHidden)
    bar.layoutIfNeeded()
  }

  private func placeBar(isHidden: Bool) {
    let size = CGSize(width: bounds.width, height: safeAreaInsets.top + bar.fittedHeight)
    hidingBar.place(at: CGRect(origin: .zero, size: size), isHidden: isHidden)
  }

  /// Takes the toolbar in, hidden as it is, before it is shown for the first time.
  func takeInToolbar() {
    guard let bar = navigationController?.toolbar, bar.superview == nil else { return }
    UIView.performWithoutAnimation {
      insertSubview(bar, belowSubview: ownBar)
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  private func placeToolbar() {
    guard let navigationController, let bar = navigationController.toolbar, bar.superview === self else { return }
    // Beside the screen it is as high as with that screen, which has the tab bar below it.
    let hidingToolbar = navigationController.hidingToolbar
    let isBeside = isToolbarHidden && hidingToolbar.hiddenPlace != .beyond && navigationController.hidesTabBar
    let tabBar = isBeside ? navigationController.tabBarOwner?.tabBar.contentHeight ?? 0 : 0
    let size = CGSize(width: bounds.width, height: bar.contentHeight + safeAreaInsets.bottom + tabBar)
    let place = CGRect(origin: CGPoint(x: 0, y: bounds.maxY - size.height), size: size)
    hidingToolbar.place(at: place, isHidden: isToolbarHidden)
  }

  /// While a push or pop runs, the bars and screens are not touched.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let navigationController else { return super.hitTest(point, with: event) }
    guard let transition = navigationController.navigationTransition else {
      guard let inner = navigationController.innerNavigation, inner.navigationTransition != nil else {
        return super.hitTest(point, with: event)
      }
      return inner.navigationView.hitTest(convert(point, to: inner.navigationView), with: event)
    }
    guard acceptsTouches, self.point(inside: point, with: event) else { return nil }
    return transition.touchedView(at: container.touchPoint(point, from: self), with: event)
  }
}
