/// A rectangle on the screen that draws a layer, arranges its subviews and handles touches.
@preconcurrency @MainActor open class UIView: UIResponder, UITraitEnvironment {
  /// The layer that the view draws with. It holds the view's geometry.
  public let layer: CALayer

  /// The stage of the window or, without one, the stage on which the view was made.
  override var stage: Stage { stageOfRoot }

  // MARK: Hierarchy

  /// The view that this one is in; nil for the root of a hierarchy.
  public var superview: UIView? { parent }
  /// The superview, which takes itself out as it goes: a weak reference makes every other reference to its object slow.
  nonisolated(unsafe) unowned(unsafe) var parent: UIView?
  /// Back to front.
  public internal(set) var subviews: [UIView] = []
  /// The object whose root view this is: a view controller.
  weak var owner: (any ViewOwner)?
  /// The view's look from before a transition that changed it; see ``RememberedAppearance``.
  var rememberedAppearance: RememberedAppearance?

  /// Puts a view in front of all subviews, taking it from wherever it was.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// Puts a view at a place among the subviews, counted from the back, taking it from wherever it was.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view right behind one of the subviews; behind all of them if the other view is not a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, nextTo: sibling, above: false) }
  /// Puts a view right in front of one of the subviews; in front of all of them if the other view is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, nextTo: sibling, above: true) }

  /// Exchanges two subviews, by their places from the back; indices out of range change nothing.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Puts a subview in front of all others; nothing happens to a view that is not a subview.
  open func bringSubviewToFront(_ view: UIView) { if view.superview === self { insert(view, at: subviews.count) } }
  /// Puts a subview behind all others; nothing happens to a view that is not a subview.
  open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insert(view, at: 0) } }

  /// Takes the view off its superview, and deactivates the constraints that tie it to views outside.
  open func removeFromSuperview() { leaveSuperview() }

  // MARK: Behaviour

  /// Whether the view and its subviews take touches; true unless set.
  open var isUserInteractionEnabled = true
  /// Whether the view gets further touches while it has one; false unless set. Gesture recognisers always get them.
  open var isMultipleTouchEnabled = false
  /// A number by which `viewWithTag(_:)` finds the view; 0 unless set.
  open var tag = 0
  /// Which margins and dimensions of the view change with the superview's size; none unless set.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the subviews follow a change of this view's size by their autoresizing masks; true unless set.
  open var autoresizesSubviews = true
  /// How the layer's contents, such as an image, lie in the bounds; stretched unless set.
  open var contentMode: ContentMode = .scaleToFill { didSet { contentModeDidChange() } }
  /// The recognisers that watch the view's touches, in the order in which they were added; nil before the first.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  var attachedRecognizers: [UIGestureRecognizer]?
  var ownTintColor: UIColor?
  var ownTintAdjustmentMode = TintAdjustmentMode.automatic
  var ownLayoutMargins: UIEdgeInsets?
  /// The insets that `safeAreaInsetsDidChange()` was last called for.
  var deliveredSafeAreaInsets = UIEdgeInsets.zero
  var touchesInFlight = TouchesInFlight()
  /// The view's state in Auto Layout; nil while it takes no part.
  var layoutTraits: LayoutTraits?
  /// Whether constraints have been solved with the view's geometry as given.
  var isLayoutInput = false
  var constraintUpdate = ConstraintUpdate.first
  var rareOptions = RareOptions()

  /// A view at a place in its superview, in points.
  public init(frame: CGRect) {
    layer = .make(of: Self.layerClass)
    super.init()
    takeLayer()
    self.frame = frame
  }

  /// A view of size zero. There are no archives here: nothing is read from the coder.
  public required init?(coder: NSCoder) {
    layer = .make(of: Self.layerClass)
    super.init()
    takeLayer()
  }

  public convenience override init() { self.init(frame: .zero) }

  nonisolated deinit {
    for subview in subviews { subview.parent = nil }
    layer.owner = nil
  }

  /// The class of the layer of a view of this class: one of QuartzCore's. A layer of an app's own class cannot be made here, which is
  /// reported.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Layer

  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { blockAction(forKey: event) }
  open func layoutSublayers(of layer: CALayer) { layOutLayer() }
  open func display(_ layer: CALayer) { displayDrawing(of: layer) }
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawAsCurrent(in: ctx) }

  // MARK: Focus

  /// Whether the keyboard's focus may come to the view; false by default.
  open var canBecomeFocused: Bool { false }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  // MARK: Geometry

  /// The view's frame in its superview, in points; undefined while the transform is not the identity.
  open var frame: CGRect {
    get { layer.frame }
    set { resizingSubviews { takeFrame(newValue) } }
  }

  /// The view's rectangle in its own coordinates, in points; its origin is what a scroll view moves.
  open var bounds: CGRect {
    get { layer.bounds }
    set { resizingSubviews { layer.bounds = newValue.sized(fixedSize) } }
  }

  /// The anchor point's place in the superview, in points; the anchor point is the view's middle unless set.
  open var center: CGPoint {
    get { layer.position }
    set { changingGeometry { layer.position = newValue } }
  }

  /// The transform of the view about its anchor point; the part of `transform3D` in the plane.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(layer.transform) }
    set { layer.transform = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The transform of the view in space about its anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: Appearance

  /// The opacity of the view with its subviews, 0…1.
  open var alpha: CGFloat {
    get { layer.opacityValue }
    set { layer.opacityValue = newValue }
  }

  /// Whether the view and its subviews are hidden and take no touches.
  open var isHidden: Bool {
    get { layer.isHidden || collapsingBlock != nil }
    set { hide(newValue) }
  }

  /// The block in which the view, hidden already, still shows while what arranges it takes its room away.
  var collapsingBlock: AnimationBlock?

  /// The colour behind the view's content; nil for none.
  open var backgroundColor: UIColor? {
    get { shownBackgroundColor }
    set { setOwnBackgroundColor(newValue) }
  }

  /// The background's colour where it is another in each appearance.
  var dynamicBackgroundColor: UIColor?

  /// Whether subviews and content are clipped to the bounds; false unless set.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// A view whose alpha multiplies that of this view and its subviews; nil for none.
  ///
  /// It lies in this view's coordinates, is in no superview, and takes no touches.
  open var mask: UIView? { didSet { if mask !== oldValue { maskDidChange() } } }

  /// The colour of controls; inherited from the superview until set. It is grey while `tintAdjustmentMode` is dimmed.
  open var tintColor: UIColor! {
    get { tintAdjustmentMode == .dimmed ? undimmedTintColor.dimmed : undimmedTintColor }
    set { setOwnTintColor(newValue) }
  }

  /// Whether the tint colour shows as it is or as a grey; `automatic`, the default, takes the superview's mode.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { inheritedTintAdjustmentMode }
    set { setOwnTintAdjustmentMode(newValue) }
  }

  /// Called when the view's own or inherited tint colour changes.
  open func tintColorDidChange() {}

  // MARK: Drawing

  /// Draws the view's content behind its subviews, in the current context and in its own coordinates. It is called before the next frame
  /// if drawing is due, always for the whole bounds. A view that does not override it draws nothing.
  open func draw(_ rect: CGRect) { layer.leaveDrawingOut() }

  /// Asks for `draw(_:)` before the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// The same as `setNeedsDisplay()`: the whole view is redrawn.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  /// Draws the view and its subviews over a rectangle of the current context: as they show now, or with `afterUpdates` as they are once
  /// laid out and at rest. Returns false without a context, or if there is nothing to draw.
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    record(over: rect, afterUpdates: afterUpdates)
  }

  /// A view with the look of this one, which does not change with it: as it shows now, or with `afterUpdates` as it is once laid out and
  /// at rest.
  ///
  /// It has the size of the bounds and lies at the origin; its opacity is part of the look, its place and transform are not. Given
  /// another size it stretches. It takes no touches.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { snapshot(afterUpdates: afterUpdates) }

  /// The same for a part of the bounds. Given another size, only the part inside the insets stretches; the caps keep their width and
  /// height.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    resizableSnapshot(of: rect, afterUpdates: afterUpdates, capInsets: capInsets)
  }

  // MARK: Layout

  /// Asks for `layoutSubviews()` before the next frame.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays out this subtree now where it is needed. Inside an animation block, the changes animate.
  open func layoutIfNeeded() { layOutSubtree() }

  /// Places the subviews. The default places those that have constraints, and leaves the others where they are.
  open func layoutSubviews() { placeConstrainedSubviews() }

  /// The size that suits the view's content within a given size; by default the present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that suits the content, keeping the origin. The size is that of the bounds: a view that is scaled shows it scaled.
  open func sizeToFit() { takeFittingSize() }

  /// The size of the view's own content, or `noIntrinsicMetric`.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// Tells the superview and Auto Layout that the `intrinsicContentSize` has changed.
  open func invalidateIntrinsicContentSize() { tellIntrinsicContentSizeChange() }

  /// A subview wants another size.
  func intrinsicContentSizeDidChange(of subview: UIView) { setNeedsLayout() }

  /// The part of the view that the status bar and the bars of containers cover, in points from each edge.
  open var safeAreaInsets: UIEdgeInsets { currentSafeAreaInsets }

  /// Called when `safeAreaInsets` has changed.
  open func safeAreaInsetsDidChange() {}

  /// The frame by which the safe area is computed.
  var frameForSafeArea: CGRect { layoutFrame }

  /// Whether the view's look follows its presentation at any time, so that no transition has to restore it.
  var lookFollowsPresentation: Bool { false }

  /// Whether transitions happen among the subviews of a view, which is this one or a subview of it.
  func holdsTransitions(in view: UIView) -> Bool { false }

  /// Whether the view puts a subview in its place, so that constraints leave it alone.
  func arranges(_ subview: UIView) -> Bool { false }

  /// The open animation block in which the view takes a subview's room away; nil where one that is hidden is gone at once.
  func blockCollapsing(_ subview: UIView) -> AnimationBlock? { nil }

  /// The view itself, if it scrolls.
  var asScrollingView: (any ScrollingView)? { nil }

  // MARK: Traits

  /// The traits inherited from the surroundings; the screen's until there are any.
  var traits = UIScreen.main.traitCollection

  /// Traits that the view and its subviews have in any surroundings.
  public var traitOverrides = UITraitOverrides() {
    didSet { if traitOverrides.traits != oldValue.traits { updateTraits() } }
  }

  var traitRegistrations: [TraitChangeRegistration] = []

  /// The appearance of the view and its subviews in any surroundings; `unspecified`, the default, inherits it. The value is that of
  /// `traitOverrides`.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// The appearance that the class gives its views unless `overrideUserInterfaceStyle` is set.
  var ownUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }

  /// The traits that the surroundings give.
  var surroundingTraits: UITraitCollection {
    owner?.inheritedTraits ?? superview?.traits ?? UIScreen.main.traitCollection
  }

  open var traitCollection: UITraitCollection { traits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The distance of content from the edges, in points: 8, or 16 at the sides of a controller's view, unless set. The safe area inside the
  /// view is added unless `insetsLayoutMarginsFromSafeArea` is false.
  open var layoutMargins: UIEdgeInsets {
    get { currentLayoutMargins }
    set { setOwnLayoutMargins(newValue) }
  }

  /// Whether the safe area inside the view is added to `layoutMargins`; true unless set.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { layoutMarginsDidChange() } }

  /// Called when `layoutMargins` may have changed: they or what they depend on were set, or the safe area has changed.
  open func layoutMarginsDidChange() { layOutInNewMargins() }

  // MARK: Auto Layout

  /// Whether the view is placed by its frame, which constraints of other views can refer to. If false, constraints place it.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutTraits?.translatesAutoresizingMask ?? true }
    set { setTranslatesAutoresizingMask(newValue) }
  }

  /// Activates or changes the view's constraints; called before layout when `setNeedsUpdateConstraints()` asked for it.
  open func updateConstraints() {}

  /// Whether the view makes its constraints in `updateConstraints()`, which is then called before its first layout.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The size that satisfies the constraints inside the view, as near to a target as they allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The same, with a priority of the target's width and height against the constraints.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// The distances of the first line's baseline from the top and of the last line's from the bottom, in points.
  var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }

  // MARK: Hooks

  /// Called before the view gets another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view has got another superview, or none.
  open func didMoveToSuperview() {}
  /// Called before the view gets into another window, or into none, by itself or with a superview.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view has got into another window, or into none.
  open func didMoveToWindow() {}
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Touches

  /// The frontmost view of this subtree that contains a point in this view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, with: event) }

  /// Whether a point in the view's coordinates is on the view; by default, whether the bounds contain it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { touchBounds.contains(point) }

  /// Lets a recogniser watch the touches of this view and its subviews.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

  /// Takes a recogniser off the view; a gesture under way is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// Whether the recogniser may begin; asked of the view that it belongs to.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open override var next: UIResponder? { owner ?? superview }

  /// The window that the view is in, however deep.
  open var window: UIWindow? { superview?.window }
}
