/// Owns one screenful of views: loads it, hears when it appears and disappears, contains and presents others.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// What a container or a bar calls this screen.
  open var title: String? { didSet { navigationItem.title = title } }
  /// What the navigation bar shows while this controller is on top.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

  private var loadedView: UIView?
  var appearance = AppearanceState.disappeared
  /// Whether the appearance change in progress is animated.
  var appearanceIsAnimated = false

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // MARK: View

  /// The root view, loaded on first use.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the root view; the default is a plain view of the screen's size.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    UIView.performWithoutAnimation {
      loadView()
      viewDidLoad()
    }
  }

  open func viewDidLoad() {}

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether this controller's appearance calls reach its children by themselves.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The children that appear and disappear with this controller.
  var childrenToForwardAppearanceTo: [UIViewController] {
    children.filter { child in viewIfLoaded.map { child.viewIfLoaded?.isDescendant(of: $0) == true } ?? false }
  }

  // MARK: Layout

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  /// Called for the root view's `updateConstraints()`, which the default calls.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Insets beyond those of the superview that this controller's view keeps clear of.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero
  /// What the container's bars cover.
  var containerSafeAreaInsets: UIEdgeInsets = .zero

  var totalAdditionalSafeAreaInsets: UIEdgeInsets {
    let (own, bars) = (additionalSafeAreaInsets, containerSafeAreaInsets)
    return UIEdgeInsets(
      top: own.top + bars.top, left: own.left + bars.left,
      bottom: own.bottom + bars.bottom, right: own.right + bars.right)
  }

  /// Called when the part of the root view that bars leave free has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// The size that this controller would like when its container or presentation lets it choose, in points.
  open var preferredContentSize: CGSize = .zero

  /// Called before the view takes a new size; passed on to children and to what is presented.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  // MARK: Status bar

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var childForStatusBarStyle: UIViewController? { nil }

  /// Whether a presentation that does not fill the screen decides on the status bar all the same.
  open var modalPresentationCapturesStatusBarAppearance = false

  // MARK: Containment

  public internal(set) var children: [UIViewController] = []
  public internal(set) weak var parent: UIViewController?
  /// True in the appearance calls of a controller that is entering a container.
  public internal(set) var isMovingToParent = false
  /// True in the appearance calls of a controller that is leaving its container.
  public internal(set) var isMovingFromParent = false

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presentation

  /// Who customises how this controller is presented and dismissed.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  /// The controller that this one presented.
  var ownPresentedViewController: UIViewController?
  weak var ownPresentingViewController: UIViewController?
  /// The presentation that has this controller on the screen, or is bringing it there.
  var activePresentationController: UIPresentationController?
  public internal(set) var isBeingPresented = false
  public internal(set) var isBeingDismissed = false
  /// The transition that this controller takes part in right now; the participants keep it alive until it ends.
  var transition: TransitionRunner?

  /// Presents a controller over this one, or over the ancestor that its presentation style calls for.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    PresentationStack.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presented; sent to a presented controller, it goes to its presenter.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    PresentationStack.dismiss(from: self, animated: flag, completion: completion)
  }

  open override var next: UIResponder? { viewIfLoaded?.superview }
}
