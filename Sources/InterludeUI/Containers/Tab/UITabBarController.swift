/// Several screens of which one is shown, over a bar that switches between them.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The object that is told of selected tabs, and may refuse or animate them.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar that switches between the screens.
  open var tabBar: UITabBar { ownTabBar }
  private let ownTabBar = UITabBar()
  private(set) lazy var tabView = TabView(tabBarController: self)
  private var tabs: [UIViewController] { givenTabs ?? [] }
  private var givenTabs: [UIViewController]?
  private var selected: UIViewController?
  /// The controller on the screen now; differs from the selected one while a transition is still to come.
  private var shown: UIViewController?
  /// The change of tabs in progress.
  private(set) weak var tabTransition: TransitionRunner?

  /// The screen of the tab, rather than the bar.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    [selected].compactMap(\.self) + super.preferredFocusEnvironments
  }

  /// What the delegate says; the tabs' screens are not asked.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Tabs

  /// From left to right; nil unless set. The bar shows all of them; there is no “More” screen.
  open var viewControllers: [UIViewController]? {
    get { givenTabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs. The selected one stays so if it is still there; otherwise the one at its index is selected, or the
  /// first. The bar's items are replaced at once, animated or not.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (old, new) = (tabs, viewControllers ?? [])
    let oldIndex = selectedIndex
    givenTabs = viewControllers
    old.filter { !new.contains($0) }.forEach { $0.tellWillMove(toParent: nil) }
    new.filter { !old.contains($0) }.forEach {
      addChild($0)
      $0.tellDidMove(toParent: self)
    }
    if selected.map(new.contains) != true {
      selected = new.indices.contains(oldIndex) ? new[oldIndex] : new.first
    }
    tabBarItemsDidChange()
    showSelected()
    removeFormerTabs()
  }

  /// The selected screen. One that is no tab is reported, and changes nothing.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue, newValue !== selected else { return }
      guard tabs.contains(newValue) else {
        return reportMissing("\(type(of: newValue)), which is none of its tabs")
      }
      selected = newValue
      tabBar.selectedItem = newValue.tabBarItem
      showSelected()
    }
  }

  /// The index of the selected screen; `NSNotFound` when there are none. One out of range is reported, and changes nothing.
  open var selectedIndex: Int {
    get { selected.flatMap(tabs.firstIndex) ?? NSNotFound }
    set {
      guard tabs.indices.contains(newValue) else {
        return reportMissing("the tab at index \(newValue) of \(tabs.count)")
      }
      selectedViewController = tabs[newValue]
    }
  }

  private func reportMissing(_ what: String) {
    stage.report(
      .misuse(
        .E6, "\(type(of: self)) was asked to select \(what).", remedy: "Select one of its viewControllers."))
  }

  // MARK: Taps

  /// Called before a tapped item's screen is selected, whether or not the delegate lets it be. Does nothing: the selection does not
  /// depend on it.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  func tapped(_ item: UITabBarItem) {
    guard let tab = tabs.first(where: { $0.tabBarItem === item }) else { return }
    guard delegate?.tabBarController(self, shouldSelect: tab) != false else { return }
    if tab === selected, tabTransition == nil {
      (tab as? UINavigationController)?.popToRootViewController(animated: true)
    }
    selectedViewController = tab
    delegate?.tabBarController(self, didSelect: tab)
  }

  // MARK: Transitions

  /// Brings the selected screen on the screen. While a change of tabs is running, it follows when that one has ended.
  private func showSelected() {
    guard isViewLoaded, tabTransition == nil, selected !== shown else { return }
    guard let from = shown, let to = selected else { return showImmediately() }
    let animator = view.window == nil ? nil : askDelegateForAnimator(from: from, to: to)
    let plan = TabPlan(self, from: from, to: to, animator: animator)
    let runner = TransitionRunner(plan: plan)
    tabTransition = runner
    runner.run()
  }

  private func askDelegateForAnimator(
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    stage.noting(
      answer: delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to),
      to: "tabBarController(_:animationControllerForTransitionFrom:to:)", from: delegate)
  }

  /// Ends a change of tabs. If it was cancelled, and nothing else was selected meanwhile, the tab of before is selected again.
  func transitionEnded(_ plan: TabPlan, completed: Bool) {
    tabTransition = nil
    if completed {
      shown = plan.to
    } else if selected === plan.to, tabs.contains(plan.from) {
      selected = plan.from
      tabBar.selectedItem = plan.from.tabBarItem
    }
    removeFormerTabs()
    showSelected()
  }

  /// Without a transition: the first screen, or none at all.
  private func showImmediately() {
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = selected
    if let shown { tabView.place(shown.view) }
  }

  private func removeFormerTabs() {
    for child in children where !tabs.contains(child) && child !== shown && tabTransition == nil {
      child.removeFromParent()
    }
  }

  // MARK: View

  open override func loadView() { view = tabView }

  open override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.tabBarController = self
    tabBar.delegate = self
    showSelected()
  }

  /// A tab has another item, or there are other tabs.
  func tabBarItemsDidChange() {
    tabBar.items = tabs.compactMap(\.tabBarItem)
    tabBar.selectedItem = selected?.tabBarItem
  }

  override var childrenToForwardAppearanceTo: [UIViewController] {
    onShow([shown, tabTransition?.plan.to].compactMap { $0 })
  }

  open override var childForStatusBarStyle: UIViewController? { selected }
  open override var childForStatusBarHidden: UIViewController? { selected }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }
  override var childForContentScrollView: UIViewController? { selected }

  /// What the selected screen would like is what this controller would like.
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === selected { preferredContentSize = container.preferredContentSize }
  }
}
