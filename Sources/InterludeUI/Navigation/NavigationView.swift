/// A navigation controller's own view: the shown screen underneath, the bar on top.
final class NavigationView: UIView {
  private unowned let navigationController: UINavigationController
  /// Where pushes and pops happen.
  let container = UIView()

  var isBarHidden = false {
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

  override func layoutSubviews() {
    super.layoutSubviews()
    let bar = navigationController.navigationBar
    let height = safeAreaInsets.top + NavigationView.barContentHeight
    bar.frame = CGRect(x: 0, y: isBarHidden ? -height : 0, width: bounds.width, height: height)
    bar.alpha = isBarHidden ? 0 : 1
    let covered = UIEdgeInsets(top: isBarHidden ? 0 : NavigationView.barContentHeight, left: 0, bottom: 0, right: 0)
    for child in navigationController.children { child.containerSafeAreaInsets = covered }
  }

  /// The bar's height below the safe area, in points, as on every iPhone held upright.
  static let barContentHeight: CGFloat = 44

  /// While a push or pop runs, the container takes every touch itself.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard navigationController.navigationTransition != nil else { return super.hitTest(point, with: event) }
    return acceptsTouches && self.point(inside: point, with: event) ? container : nil
  }
}
