/// A navigation controller's own view: the shown screen underneath, the bar on top.
final class NavigationView: UIView {
  private unowned let navigationController: UINavigationController
  /// Where pushes and pops happen.
  let container = UIView()

  var isBarHidden = false {
    didSet { setNeedsLayout() }
  }

  /// Where a hidden bar is: out of sight above, or beside the screen as long as it goes or comes with one.
  enum BarRefuge {
    case above, left, right

    /// Where a bar that a push or pop shows comes from, and one that it hides goes to: with the screen that has it.
    init(in operation: TransitionOperation, hides: Bool) { self = (operation == .push) == hides ? .left : .right }
  }

  var barRefuge = BarRefuge.above {
    didSet { setNeedsLayout() }
  }

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

  /// Puts a screen's view into the container, filling it.
  func place(_ view: UIView) {
    view.layoutFrame = container.bounds
    container.addSubview(view)
    setNeedsLayout()
  }

  override func holdsTransitions(in view: UIView) -> Bool { view === container }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeBar(isHidden: isBarHidden)
    let covered = UIEdgeInsets(top: isBarHidden ? 0 : NavigationView.barContentHeight, left: 0, bottom: 0, right: 0)
    for child in navigationController.children { child.containerSafeAreaInsets = covered }
  }

  /// Puts a bar that has gone with a screen away.
  func barHasMoved() {
    barRefuge = .above
    let bar = navigationController.navigationBar
    guard bar.frame.minX != 0 else { return }
    bar.isHidden = true
    UIView.performWithoutAnimation { placeBar(isHidden: true) }
  }

  private func placeBar(isHidden: Bool) {
    let bar = navigationController.navigationBar
    let size = CGSize(width: bounds.width, height: safeAreaInsets.top + NavigationView.barContentHeight)
    let refuge =
      switch barRefuge {
      case .above: CGPoint(x: 0, y: -size.height)
      case .left: CGPoint(x: -size.width, y: 0)
      case .right: CGPoint(x: size.width, y: 0)
      }
    bar.frame = CGRect(origin: isHidden ? refuge : .zero, size: size)
    let isAway = isHidden && barRefuge == .above
    bar.alpha = isAway ? 0 : 1
    if !isAway { bar.isHidden = false }
  }

  /// The bar's height below the safe area, in points, as on every iPhone held upright.
  static let barContentHeight: CGFloat = 44

  /// While a push or pop runs, the container takes every touch itself.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard navigationController.navigationTransition != nil else { return super.hitTest(point, with: event) }
    return acceptsTouches && self.point(inside: point, with: event) ? container : nil
  }
}
