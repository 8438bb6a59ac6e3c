/// Owns one screenful of views: loads it, hears when it appears and disappears, contains and presents others.
@preconcurrency @MainActor open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  /// What a container or a bar calls this screen.
  open var title: String? { didSet { titleDidChange() } }
  /// What the navigation bar shows while this controller is on top.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

  /// What a tab bar shows for this controller; made of the title until set.
  open var tabBarItem: UITabBarItem! {
    get { ensureTabBarItem() }
    set { setOwnTabBarItem(newValue) }
  }

  /// What the toolbar of a navigation controller shows while this controller is on top; nil for nothing.
  open var toolbarItems: [UIBarButtonItem]? {
    get { ownToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Whether a navigation controller hides its toolbar and the tab bar as long as this controller is on its stack; false unless set.
  open var hidesBottomBarWhenPushed = false

  /// Whether the controller edits what it shows; false unless set, which calls `setEditing(_:animated:)`, not animated.
  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing. An override calls this first, then changes its view.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isInEditing = editing
    editButton.show(isEditing: editing)
  }

  /// A bar's button that reads “Edit”, or “Done” while the controller edits, and calls `setEditing(_:animated:)` for the other.
  open var editButtonItem: UIBarButtonItem { editButton.item(of: self) }

  private var isInEditing = false
  private var editButton = EditButton()

  var ownTabBarItem: UITabBarItem?
  var ownToolbarItems: [UIBarButtonItem]?
  private(set) var loadedView: UIView?
  var appearance = AppearanceState.disappeared
  /// Where a storyboard has made this controller; nil of one that is made otherwise.
  var storyboardScene: StoryboardScene?
  /// The appearance change in progress.
  var appearanceChange = AppearanceChange()
  /// While this is a window's root and the window changes its size: the coordinator that every controller on show has.
  var sizeChange: SizeChangeCoordinator?

  /// The nib that the view comes from: the one that the controller was made with, or else one of its class's name; nil for none.
  open var nibName: String? { givenNibName ?? nibNameOfClass }
  /// The bundle that the controller was made with. It does not count: nibs are said in code.
  open private(set) var nibBundle: Bundle?
  private var givenNibName: String?

  /// A controller that makes its view in `loadView()`, by default by the nib of a name, as `UINib.define(_:_:)` says. With nil that of a
  /// `CardViewController` is called `CardView` or `CardViewController`, if there is one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    (givenNibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
  }

  /// A controller as by `init(nibName:bundle:)`. There are no archives here: nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init() }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// That of the view, or where it was made.
  override var stage: Stage { loadedView?.stage ?? origin.stage }

  // MARK: View

  /// The root view, loaded on first use.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.owner = nil
      loadedView = newValue
      newValue?.owner = self
    }
  }

  /// Makes the root view; the default is the nib's, or else a plain view of the screen's size, with what a storyboard's scene holds.
  open func loadView() { loadOwnView() }

  /// Loads the root view, unless it has been loaded.
  open func loadViewIfNeeded() { if !isViewLoaded { bringViewIn() } }

  /// Called once, after the root view was loaded.
  open func viewDidLoad() {}

  /// The presentation that it has whatever its style, unless a transitioning delegate brings another; nil for that of its style.
  func makeOwnPresentationController(presenting: UIViewController?) -> UIPresentationController? { nil }

  // MARK: Appearance

  /// Called before the view gets onto the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after `viewWillAppear(_:)`, as soon as the view is in the window and its traits are up to date.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is on the screen and its transition is over.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has left the screen and its transition is over.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Tells a child that it is about to appear or disappear; `endAppearanceTransition()` must follow.
  ///
  /// The opposite call may come instead of the end: the appearance turned around. Anything else is unbalanced, is
  /// reported (E5) and changes nothing.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Completes what `beginAppearanceTransition` began: first for the children, then for the controller itself.
  open func endAppearanceTransition() { endAppearance() }

  /// Whether this controller's appearance calls reach its children by themselves.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The children that appear and disappear with this controller.
  var childrenToForwardAppearanceTo: [UIViewController] { onShow(children) }

  // MARK: Focus

  /// By default the view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [viewIfLoaded].compactMap(\.self) }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  // MARK: Layout

  /// Called before the root view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the root view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called for the root view's `updateConstraints()`, which the default calls.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Whether a scroll view that is all of the screen keeps clear of bars although it does not scroll that way, in a
  /// navigation controller; true unless set.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { viewIfLoaded?.forEachInSubtree { ($0 as? UIScrollView)?.updateAdjustedInset() } }
  }
  /// At which edges the view reaches under bars, where these let it; at all unless set.
  open var edgesForExtendedLayout: UIRectEdge = .all { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
  /// Whether the view reaches under bars that are not translucent, as under others; false unless set.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
  /// Insets beyond those of the superview that this controller's view keeps clear of.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero
  /// What the container's bars cover.
  var containerSafeAreaInsets: UIEdgeInsets = .zero
  var ownContentScrollViews: [NSDirectionalRectEdge: UIScrollView] = [:]

  /// Called when the part of the root view that bars leave free has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// The size that this controller would like when its container or presentation lets it choose, in points.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { tellPreferredContentSizeChange() } }
  }

  /// Called when a child would like another size; a container that lets it choose overrides this.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size of a child, of which it is told before this controller changes size; by default the whole.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the view takes a new size, in points; passed on to children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passOn(size, with: coordinator)
  }

  // MARK: Traits

  /// The traits of this controller's surroundings, before any override; the screen's, until there are any.
  var inheritedTraits = UIScreen.main.traitCollection
  lazy var traits = inheritedTraits
  /// What the parent makes different for this controller.
  var traitOverride: UITraitCollection?

  /// The traits that the controller, its view and its children have, whatever surrounds it. What the controller presents does not
  /// take them over.
  public var traitOverrides = UITraitOverrides() {
    didSet { if traitOverrides.traits != oldValue.traits { updateTraits() } }
  }
  var traitRegistrations: [TraitChangeRegistration] = []

  /// The appearance of the controller, its view and its children, whatever surrounds it; unspecified, the default, is that of the
  /// surroundings. What the controller presents does not take it over. It is that of `traitOverrides`.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  open var traitCollection: UITraitCollection { traits }

  /// Called when the traits have changed, before anyone is told.
  func adaptToTraits() {}

  /// A container's: what it makes different of its traits for a child, before `setOverrideTraitCollection(_:forChild:)`; nil for nothing.
  func ownTraits(of child: UIViewController, under traits: UITraitCollection) -> UITraitCollection? { nil }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the traits change; passed on to children, with what is overridden for them.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOn(newCollection, with: coordinator) }

  // MARK: Status bar and orientation

  /// How the status bar is written while this controller decides on it; dark by default.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The child that decides in this controller's place how the status bar is written; nil for none.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// Whether the status bar is away while this controller is on top; its room stays free.
  open var prefersStatusBarHidden: Bool { false }
  /// The child that decides in this controller's place whether the status bar is away; nil for none.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// How the status bar comes and goes in an animation block.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether a presentation that does not fill the screen decides on the status bar all the same.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Whether the home indicator is away while this controller is on top.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides in this controller's place whether the home indicator is away; nil for none.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// A container's: the one by whose content the bars go.
  var childForContentScrollView: UIViewController? { nil }

  /// In which orientations the controller can be shown, if it is the window's root or presented over all of it; all but upside down unless
  /// overridden. Asked when the app calls for it, not when a person turns the device: the window has the shape that the hand gives it.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Never asked, as since iOS 16; controllers may override it.
  open var shouldAutorotate: Bool { true }
  /// Never asked: presenting turns nothing. Controllers may override it.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  // MARK: Containment

  /// The controllers inside this one, in the order in which they came.
  public internal(set) var children: [UIViewController] = []
  /// The controller that this one is inside of; nil for none.
  public internal(set) weak var parent: UIViewController?
  /// The change of children in progress that this controller takes part in.
  var childChange: ChildChange?
  /// True in the appearance calls of a controller that is entering a container.
  public internal(set) var isMovingToParent = false
  /// True in the appearance calls of a controller that is leaving its container.
  public internal(set) var isMovingFromParent = false

  /// Takes a controller in, after removing it from the container that it was in; `didMove(toParent:)` on the child
  /// follows when its view is in place.
  open func addChild(_ childController: UIViewController) { takeIn(childController) }

  /// Leaves the container, and takes along what is presented in this controller's place; `willMove(toParent: nil)` comes
  /// before.
  open func removeFromParent() { leaveContainer() }

  /// The navigation controller that this controller is in, however deep.
  open var navigationController: UINavigationController? { nearestAncestor(UINavigationController.self) }
  /// The tab bar controller that this controller is in, however deep.
  open var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }
  /// The split view controller that this controller is in, however deep.
  open var splitViewController: UISplitViewController? { nearestAncestor(UISplitViewController.self) }

  /// Called of the primary controller when a split view controller collapses without its delegate: takes the secondary one in, or does not.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Called of the primary controller when a split view controller expands without its delegate: what is to be beside it, by default what was.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
    splitViewController.formerSecondary
  }

  /// Called when there is another parent, or none.
  func parentDidChange() {}

  /// Called before this controller enters a container or, with nil, leaves it. `addChild(_:)` calls it; before
  /// `removeFromParent()` the container does.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil, self.parent != nil { isMovingFromParent = true }
  }

  /// Called when this controller has entered a container or, with nil, left it. `removeFromParent()` calls it; after
  /// `addChild(_:)` the container does, once the view is in place.
  open func didMove(toParent parent: UIViewController?) {
    isMovingToParent = false
    isMovingFromParent = false
  }

  /// Brings a controller on the screen in whatever way suits the place: the nearest container that knows one does, or
  /// else it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, leftBy: self, sender: sender) } else { present(vc, animated: true) }
  }

  /// The same, for a child that has no way of its own to show it.
  func show(_ vc: UIViewController, leftBy child: UIViewController, sender: Any?) { show(vc, sender: sender) }

  /// The same for a controller that is secondary content.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Names the controller to who preserves and restores the app's state; nil unless set. See `UIView.restorationIdentifier`.
  open var restorationIdentifier: String?

  /// Goes a way that leads from this controller's scene in its storyboard. One that is not there is reported (S3).
  open func performSegue(withIdentifier identifier: String, sender: Any?) { goSegue(identifier, sender: sender) }

  /// Whether a control may go a way; true unless overridden. See `triggerSegue(withIdentifier:sender:)`.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a way is gone, when its destination has been made and its view not yet loaded.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Never called: nothing here warns of memory running out. It is there for controllers that override it.
  open func didReceiveMemoryWarning() {}

  // MARK: Presentation

  /// The delegate that customises how this controller is presented and dismissed.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { if transitioningDelegate !== oldValue { preparedPresentationController = nil } }
  }
  /// How this controller is presented; a `pageSheet` unless set, which is what `automatic` reads back as, too.
  open var modalPresentationStyle = UIModalPresentationStyle.pageSheet {
    didSet { modalPresentationStyleDidChange(from: oldValue) }
  }
  /// How this controller comes and goes where no delegate supplies an animator.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Whether a person cannot dismiss this controller by a gesture while it is on show.
  open var isModalInPresentation = false
  /// Whether presentations in a context cover this controller's view; false unless set.
  open var definesPresentationContext = false
  /// Whether presentations in this controller's context come and go by its `modalTransitionStyle`.
  open var providesPresentationContextTransitionStyle = false
  /// The presentation of what this controller presented. The presenter keeps it, and it keeps the presented controller: the
  /// chain goes with its lowest link.
  var ownPresentation: UIPresentationController? { didSet { ownPresentationDidChange(from: oldValue) } }
  /// The presentation that has this controller on the screen, or is bringing it there.
  weak var activePresentationController: UIPresentationController?
  /// The presentation controller that was asked for before presenting, and that the presentation will use.
  var preparedPresentationController: UIPresentationController?
  /// True while a presentation of this controller is under way.
  public internal(set) var isBeingPresented = false
  /// True while a dismissal of this controller is under way.
  public internal(set) var isBeingDismissed = false
  /// The transitions that this controller takes part in right now, the latest last; the participants keep them alive until
  /// they end.
  var transitions: [TransitionRunner] = []

  /// What this controller or one of its containers presented.
  open var presentedViewController: UIViewController? {
    selfAndAncestors.lazy.compactMap(\.ownPresentedViewController).first
  }

  /// The controller that presented this controller or the container that it is in.
  open var presentingViewController: UIViewController? {
    selfAndAncestors.lazy.compactMap(\.ownPresentingViewController).first
  }

  /// The presentation that has this controller, or a container of it, on the screen; before that, the one that will be
  /// used to present this controller, so that it can be given a delegate.
  open var presentationController: UIPresentationController? { activeOrPreparedPresentationController }

  /// The coordinator of the transition that this controller, a container of it or a presenter takes part in, or of a
  /// change of the window's size.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nearestTransitionCoordinator }

  /// Presents a controller over this one, or over the ancestor that its presentation style calls for.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    PresentationStack.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presented; sent to a presented controller, it goes to its presenter.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    PresentationStack.dismiss(
      from: self, TransitionRequest(operation: .dismiss, isAnimated: flag), completion: completion)
  }

  open override var next: UIResponder? { viewIfLoaded?.superview }
}
