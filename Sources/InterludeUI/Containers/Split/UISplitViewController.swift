/// A list and what has been chosen in it: side by side where there is room, one on top of the other where there is not.
///
/// In regular width the primary column is beside the secondary one, over it, or away. In compact width the split view controller is
/// collapsed: one controller fills it, as a rule the primary column's navigation controller with the secondary column pushed onto it.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The object that is told of the display mode, and decides how the columns collapse and expand.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// How the columns are set: by `viewControllers`, or one by one.
  public let style: Style
  /// Whether one controller shows in place of both columns, which is so in compact width once the view has been on the screen.
  open internal(set) var isCollapsed = false
  /// Which columns show while the split view controller is not collapsed; never `automatic`.
  open internal(set) var displayMode = DisplayMode.oneBesideSecondary

  /// What is in the columns.
  var columns: [Column: SplitColumn] = [:]
  /// The secondary controller of before the split view controller collapsed.
  var formerSecondary: UIViewController?
  /// The mode that a program, a button or a finger has chosen, until the shape changes or another mode is preferred.
  var chosenMode: DisplayMode?
  /// The change of the display mode in progress.
  var modeChange: SplitModeChange?
  /// Whether the columns have been put into the view, as they are when it first appears.
  var isArranged = false
  /// The traits that are about to hold.
  var expectedTraits: UITraitCollection?
  /// True while the split view controller collapses or expands.
  var isAdapting = false
  /// The child that is asked to show a controller by itself.
  var asked: AskedChild?
  /// The child that has left it to this controller to show another one.
  weak var leaver: UIViewController?

  private(set) lazy var splitView = SplitView(splitViewController: self)
  private(set) lazy var swipe = SplitSwipe(splitViewController: self)

  /// Columns of a style. `unspecified` is the style of controllers that are made otherwise.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller of the style `unspecified`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller of the style `unspecified`. There are no archives here: nothing is read from the coder.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: Columns

  /// The primary controller and, unless collapsed, the secondary one: with columns the navigation controllers around them. Setting it
  /// replaces both; further ones do not count.
  open var viewControllers: [UIViewController] {
    get { isCollapsed ? [collapsedChild].compactMap(\.self) : [primary, secondary].compactMap(\.self) }
    set { setViewControllers(newValue) }
  }

  /// Puts a controller into a column; nil empties it. One that is no navigation controller gets one around it, but for the compact
  /// column; in the secondary column, if that has one, it is pushed.
  open func setViewController(_ vc: UIViewController?, for column: Column) { setColumn(column, to: vc) }

  /// The controller that was put into a column; nil for none.
  open func viewController(for column: Column) -> UIViewController? { columns[column]?.given }

  /// Brings a column in, in an animation; collapsed, on top of the others.
  open func show(_ column: Column) { bringIn(column) }

  /// Puts the primary column away, in an animation. The secondary one always shows.
  open func hide(_ column: Column) { putAway(column) }

  /// Shows a controller as the primary one, or in place of the child that has left it to this controller; unless that one, as a
  /// navigation controller, shows it by itself. Collapsed it is presented where no child shows it.
  open override func show(_ vc: UIViewController, sender: Any?) { showPrimary(vc, sender: sender) }

  /// Shows a controller as the secondary one, unless that, as a navigation controller, shows it by itself. Collapsed it is pushed, or
  /// presented where there is no stack.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showSecondary(vc, sender: sender)
  }

  override func show(_ vc: UIViewController, leftBy child: UIViewController, sender: Any?) {
    guard asked?.child !== child else {
      asked?.hasDeclined = true
      return
    }
    leaver = child
    show(vc, sender: sender)
    leaver = nil
  }

  // MARK: Display mode

  /// The display mode that is wanted; `automatic` unless set. Inside an animation block the columns move.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      chosenMode = nil
      updateDisplayMode(by: .program, UIView.inheritedAnimationDuration > 0 ? .animated : .atOnce)
    }
  }

  /// How the primary column is to show where it does; `automatic` unless set.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { updateDisplayMode(by: .program, UIView.inheritedAnimationDuration > 0 ? .animated : .atOnce) }
  }

  /// How the primary column shows where it does; never `automatic`.
  open var splitBehavior: SplitBehavior { behavior(for: splitView.bounds.size) }

  /// Whether a finger brings the primary column in from its edge, and puts it away; true unless set.
  open var presentsWithGesture = true

  /// A bar's button that brings the primary column in, or puts it away; hidden while it would do neither. The app puts it into a bar.
  open private(set) lazy var displayModeButtonItem = makeDisplayModeButton()
  /// Whether the app has asked for the button, and what it looks like.
  var hasDisplayModeButton = false
  var shownSymbol: String?

  // MARK: Widths

  /// The primary column's width that is wanted, as a part of the whole; 0.4 unless set.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// The width that is wanted, in points; that of the fraction unless set.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { columnsDidChange() } }
  /// The least width of the primary column, in points; 0 unless set.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { columnsDidChange() } }
  /// The greatest width of the primary column, in points; 320 unless set.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { columnsDidChange() } }
  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat {
    isCollapsed ? splitView.bounds.width : columnWidth(in: splitView.bounds.width)
  }
  /// The edge that the primary column is at; the left one unless set.
  open var primaryEdge = PrimaryEdge.leading { didSet { columnsDidChange() } }

  // MARK: View

  open override func loadView() {
    view = splitView
    swipe.attach(to: splitView)
  }

  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing, appearance == .disappeared { arrangeFirst() }
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }

  open override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    expectedTraits = newCollection
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.expectedTraits = nil }
  }

  /// Now that both are known, traits and size, the columns change places, so that each child is told of its own size.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if let expectedTraits, viewIfLoaded?.window != nil { adapt(to: expectedTraits, in: size) }
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func adaptToTraits() {
    super.adaptToTraits()
    if viewIfLoaded?.window != nil { adapt(to: traitCollection, in: splitView.bounds.size) }
  }

  /// The primary column is compact beside or over the other one.
  override func ownTraits(of child: UIViewController, under traits: UITraitCollection) -> UITraitCollection? {
    child === primary && traits.horizontalSizeClass == .regular ? UITraitCollection(horizontalSizeClass: .compact) : nil
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { columnSize(of: container, in: parentSize) }

  /// What the delegate says; the columns are not asked.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  /// The child at the left while it shows, and the other one otherwise.
  private var leadingChild: UIViewController? {
    if isCollapsed { return collapsedChild }
    return displayMode.showsPrimary && primaryEdge == .leading ? primary : secondary ?? primary
  }

  open override var childForStatusBarStyle: UIViewController? { leadingChild }
  open override var childForStatusBarHidden: UIViewController? { leadingChild }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { leadingChild }
  override var childForContentScrollView: UIViewController? { isCollapsed ? collapsedChild : secondary ?? primary }
}
