/// A stack of controllers of which the topmost is shown, under a bar with its title and a way back.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// What changes the top of the stack.
  public nonisolated enum Operation: Int, Sendable {
    /// Nothing that has a direction of its own.
    case none
    /// A controller comes on top.
    case push
    /// One or several controllers leave the top.
    case pop
  }

  /// The object that is told of pushes and pops, and may supply their animations.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar above the screens.
  open private(set) lazy var navigationBar = barClasses.navigationBar.init(inNavigationController: ())
  /// The bar below the screens, with the items of the one on top; away until it is shown.
  public private(set) lazy var toolbar: UIToolbar! = barClasses.toolbar.init(inNavigationController: ())
  private(set) lazy var hidingToolbar = HidingBar(toolbar, isAtBottom: true)
  private var barClasses: (navigationBar: UINavigationBar.Type, toolbar: UIToolbar.Type) = (
    UINavigationBar.self, UIToolbar.self
  )
  /// The screen whose content the bars at the bottom go by.
  weak var followed: UIViewController?
  /// Whether the toolbar is to be away; what shows follows with a transition.
  var hidesToolbar = true
  /// Whether the screens on show have the tab bar hidden.
  var hidesTabBar = false
  /// Whether the toolbar was there before a screen came that wants no bars at the bottom.
  var bringsToolbarBack = false
  private(set) lazy var navigationView = NavigationView(navigationController: self)
  /// The stack that the app has set.
  var stack: [UIViewController] = []
  /// The stack on the screen. Differs from `stack` until the transition to that has ended.
  var shownStack: [UIViewController] = []
  /// The controller on the screen; nil before the first.
  var shown: UIViewController?
  /// Both stacks together, in their order on the screen.
  var stackOnShow: [UIViewController] { shownStack + stack.filter { !shownStack.contains($0) } }
  /// The controllers on the stack that `didMove(toParent:)` has not been called for.
  var arriving: [UIViewController] = []
  /// The children that `willMove(toParent: nil)` has been called for.
  var departing: [UIViewController] = []
  /// The request of the transition to the top of the stack; nil once that has begun.
  var request: TransitionRequest?

  /// What the delegate says; the screens on the stack are not asked.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A stack of one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// A controller with bars of subclasses of their classes; nil for the classes themselves, for which one that is no such subclass
  /// counts, too.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    barClasses = (
      navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self,
      toolbarClass as? UIToolbar.Type ?? UIToolbar.self
    )
  }

  // MARK: Stack

  /// The stack, from the root to the top. Setting it changes it without an animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top of the stack; nil for an empty stack.
  open var topViewController: UIViewController? { stack.last }

  /// The controller on the screen: what the top has presented, else the top.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// The screen on top, rather than the bar.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    [topViewController].compactMap(\.self) + super.preferredFocusEnvironments
  }

  /// Puts a controller on top of the stack. One that is on it, a navigation controller or a split view controller is reported (E4)
  /// and not pushed.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(viewController) else {
      stage.report(
        .misuse(
          .E4, "\(type(of: self)) was asked to push \(type(of: viewController)), which is already on its stack.",
          remedy: "Push another instance, or pop to the one on the stack.",
          types: [type(of: self), type(of: viewController)]))
      return
    }
    guard !(viewController is UINavigationController) else {
      stage.report(
        .misuse(
          .E4, "\(type(of: self)) was asked to push a navigation controller, \(type(of: viewController)).",
          remedy: "Present it, or push its root controller.",
          types: [type(of: self), type(of: viewController)]))
      return
    }
    guard !(viewController is UISplitViewController) else {
      stage.report(
        .misuse(
          .E4, "\(type(of: self)) was asked to push a split view controller, \(type(of: viewController)).",
          remedy: "Make it the window's root controller, or present it.",
          types: [type(of: self), type(of: viewController)]))
      return
    }
    change(to: stack + [viewController], operation: .push, animated: animated)
  }

  /// Takes the top off the stack and returns it; nil, and nothing happens, where only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return change(to: stack.dropLast(), operation: .pop, animated: animated).last
  }

  /// Takes off what is above a controller and returns it. A controller that is not on the stack is reported (E4); that
  /// gives nil.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else {
      stage.report(
        .misuse(
          .E4, "\(type(of: self)) was asked to pop to \(type(of: viewController)), which is not on its stack.",
          remedy: "Pop to a controller in viewControllers.",
          types: [type(of: self), type(of: viewController)]))
      return nil
    }
    return change(to: stack[...index], operation: .pop, animated: animated)
  }

  /// Takes off all but the root and returns it.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    change(to: stack.prefix(1), operation: .pop, animated: animated)
  }

  /// Replaces the stack. Animated as a pop when the new top was already below, as a push when it is new, not at all when
  /// it stays. A stack that has a controller twice is reported (E4) and not taken.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    if let twice = viewControllers.enumerated().first(where: { viewControllers[..<$0].contains($1) })?.element {
      return stage.report(
        .misuse(
          .E4, "\(type(of: self)) was given a stack that has \(type(of: twice)) twice.",
          remedy: "Put each controller on the stack once.", types: [type(of: self), type(of: twice)]))
    }
    let isPop = viewControllers.last.map(stack.contains) ?? true
    change(to: viewControllers[...], operation: isPop ? .pop : .push, animated: animated)
  }

  /// Takes the new stack at once, then brings its top on the screen. Returns the controllers that left.
  @discardableResult
  func change(
    to newStack: some Collection<UIViewController>, operation: TransitionOperation, animated: Bool
  ) -> [UIViewController] {
    let newStack = Array(newStack)
    let removed = stack.filter { !newStack.contains($0) }
    let isNew = newStack.filter { !stack.contains($0) }
    stack = newStack
    removed.forEach { $0.tellWillMove(toParent: nil) }
    for child in isNew { if departing.contains(child) { child.tellWillMove(toParent: self) } else { addChild(child) } }
    departing = departing.filter { !isNew.contains($0) } + removed
    arriving += isNew
    request = TransitionRequest(operation: operation, isAnimated: animated)
    showTop()
    return removed
  }

  // MARK: Transitions

  private(set) lazy var interactivePop = InteractivePop(navigationController: self)

  /// The swipe from the left edge that pops the top controller, while there is one below it.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }

  /// The swipe to the right that pops the top controller wherever in the content it starts; nil where the system is older than
  /// iOS 26.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { interactivePop.contentRecognizer }

  /// The push or pop in progress.
  weak var navigationTransition: TransitionRunner?

  // MARK: View

  open override func loadView() { view = navigationView }

  open override func viewDidLoad() {
    super.viewDidLoad()
    interactivePop.attach(to: navigationView)
    navigationView.addGestureRecognizer(
      TransitionCatchGestureRecognizer { [weak self] in
        self?.interactivePop.recognizer.isEnabled == true ? self?.navigationTransition : nil
      })
    navigationBar.onBack = { [weak self] in self?.goBack() }
    showTop()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let top = topViewController, navigationTransition == nil {
      tellWillShow(top, animated: animated)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let top = topViewController, navigationTransition == nil {
      tellDidShow(top, animated: animated)
    }
  }

  override var childrenToForwardAppearanceTo: [UIViewController] {
    onShow([shown, navigationTransition?.plan.to].compactMap { $0 })
  }

  /// Light under a black bar, otherwise as the appearance has it.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .default ? .default : .lightContent
  }
  /// The screen on top while the bar is hidden. A bar that shows decides by its style, whatever the screens want.
  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
  override var childForContentScrollView: UIViewController? { followed }

  // MARK: Content

  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  /// Puts the secondary controller on top of the stack.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { pushNested(secondaryViewController, animated: false) }

  /// Takes the top off the stack and returns it; where only the root is left, the secondary controller of before.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    handOverTop(to: splitViewController) ?? super.separateSecondaryViewController(for: splitViewController)
  }

  /// On another one's stack, or off it, the titles are in another bar.
  override func parentDidChange() {
    super.parentDidChange()
    guard isViewLoaded else { return }
    navigationView.setNeedsLayout()
    refreshBarItems()
  }

  /// The root controller's item, until this one has an item or a title of its own.
  open override var tabBarItem: UITabBarItem! {
    get { ownTabBarItem == nil && title == nil ? stack.first?.tabBarItem ?? super.tabBarItem : super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// What the top controller would like is what this one would like.
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { preferredContentSize = container.preferredContentSize }
  }

  // MARK: Bar

  /// Whether the bar is to be away; what shows follows with a transition. Setting it does not animate.
  open var isNavigationBarHidden: Bool {
    get { outerNavigation?.isNavigationBarHidden ?? navigationView.hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar; within a transition, alongside it, and with the screen that comes or goes in a push or pop.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    if let outerNavigation { return outerNavigation.setNavigationBarHidden(hidden, animated: animated) }
    guard hidden != isNavigationBarHidden else { return }
    navigationView.hidesBar = hidden
    // The last call before the transition begins is the one that counts.
    let change = { [navigationView] in
      navigationView.isBarHidden = navigationView.hidesBar
      navigationView.layoutIfNeeded()
    }
    guard animated else { return UIView.performWithoutAnimation(change) }
    let operation = navigationTransition?.plan.operation
    // A transition that is just ending takes nothing along any more.
    let isAlongside = transitionCoordinator?.animate { [navigationView] _ in
      guard navigationView.isBarHidden != navigationView.hidesBar else { return }
      UIView.performWithoutAnimation {
        navigationView.hidingBar.hiddenPlace =
          operation.map { .init(in: $0, hides: navigationView.hidesBar) } ?? .beyond
        navigationView.layoutIfNeeded()
      }
      change()
    } completion: { [navigationView] _ in
      navigationView.putBarAway()
    }
    if isAlongside != true {
      UIView.animate(withDuration: UINavigationController.hideShowBarDuration, animations: change)
    }
  }

  /// Whether the toolbar is away, which it is until it is shown; setting it does not animate.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Shows or hides the toolbar at the bottom edge; within a transition, alongside it.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideToolbar(hidden, animated: animated) }

  /// How long the bar takes to hide or show by itself, in seconds.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2
}
