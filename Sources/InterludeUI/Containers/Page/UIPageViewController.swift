/// Screens side by side, or one above the other, of which one is shown: a finger turns to the next one and the one before.
///
/// The pages lie in a scroll view, which a finger drags and which comes to rest at a page. A page becomes a child, and appears,
/// as soon as a part of it shows; the one that goes leaves when the other one has come to rest in its place.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// The object that is told of the pages that a finger turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The object that knows the pages beside the one on show; nil for none, where no finger turns pages. Setting it has the pages
  /// beside the one on show asked for anew.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      turning.forgetNeighbours()
      if turning.selected != nil { updateIndicator() }
    }
  }

  /// How a page takes the place of another one.
  public let transitionStyle: TransitionStyle
  /// Whether pages have a back of their own; false unless set. As on a device, it says nothing about pages that scroll.
  open var isDoubleSided = false
  /// The way along which the pages lie.
  public let navigationOrientation: NavigationOrientation

  /// The recognisers of page curls: none, as of every controller of the style `scroll`. Its pages are turned by the scroll view's.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  private(set) lazy var pageView = PageView(
    isVertical: navigationOrientation == .vertical, spacing: spacing, turning: turning)
  private(set) lazy var turning = PageTurning(self)
  /// From one page to the next, in points.
  private let spacing: CGFloat

  /// A controller without pages; those come by `setViewControllers(_:direction:animated:completion:)`. Of the options the space between
  /// pages counts, `interPageSpacing`.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spacing = OptionsKey.spacing(in: options)
    super.init(nibName: nil, bundle: nil)
  }

  /// Pages side by side. There are no nib files here: name and bundle do not count.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (transitionStyle, navigationOrientation, spacing) = (.scroll, .horizontal, 0)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Pages side by side. There are no archives here: nothing is read from the coder.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation, spacing) = (.scroll, .horizontal, 0)
    super.init(coder: coder)
  }

  // MARK: Pages

  /// The page on show, in an array; empty before there is one. While a finger turns a page it is the one that the finger leaves.
  open var viewControllers: [UIViewController]? { [turning.selected].compactMap(\.self) }

  /// Shows another page.
  ///
  /// Animated, it comes from the side of the direction. The completion is called with true when it is there, and with false if
  /// another call or a change of size has brought the turn to its end at once. Other than one controller is reported (H5), and
  /// changes nothing.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first, viewControllers?.count == 1 else {
      return reportCount(viewControllers?.count ?? 0)
    }
    turning.turn(to: page, step: direction == .forward ? 1 : -1, animated: animated, completion: completion)
    updateIndicator()
  }

  private func reportCount(_ count: Int) {
    stage.report(
      .misuse(
        .H5, "\(type(of: self)) was given \(count) view controllers to show, and shows 1.",
        remedy: "Set one; those beside it come from the data source.", types: [type(of: self)]))
  }

  // MARK: Indicator

  /// Asks how many dots there are, and which one stands out.
  private func updateIndicator() {
    let isWanted = navigationOrientation == .horizontal
    let count = isWanted ? dataSource?.presentationCount(for: self) ?? 0 : 0
    let index = count > 0 ? dataSource?.presentationIndex(for: self) ?? 0 : 0
    pageView.indicate(index, of: count)
  }

  // MARK: View

  /// The page on show.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    (viewControllers ?? []) + super.preferredFocusEnvironments
  }

  override var childForContentScrollView: UIViewController? { turning.selected }

  open override func loadView() { view = pageView }

  open override func viewDidLoad() {
    super.viewDidLoad()
    turning.viewIsLoaded()
  }
}
