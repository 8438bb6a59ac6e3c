/// A rectangle on the screen that draws a layer, arranges its subviews and answers touches.
@preconcurrency @MainActor open class UIView: UIResponder, UITraitEnvironment {
  /// The layer that the view draws with and has its geometry from.
  public let layer: CALayer

  /// The window's, or where it was made.
  override var stage: Stage { (window ?? self).origin.stage }

  // MARK: Hierarchy

  /// The view that this one is in; nil for the root of a hierarchy.
  public internal(set) weak var superview: UIView?
  /// Back to front.
  public internal(set) var subviews: [UIView] = []
  /// The object whose root view this is: a view controller.
  weak var owner: (any ViewOwner)?
  /// How the view looked before a transition left it otherwise; see ``RememberedAppearance``.
  var rememberedAppearance: RememberedAppearance?

  /// Puts a view in front of all subviews, taking it from wherever it was.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// Puts a view at a place among the subviews, counted from the back, taking it from wherever it was.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view right behind one of the subviews; behind all of them when the other is none of them.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, nextTo: sibling, above: false) }
  /// Puts a view right in front of one of the subviews; in front of all of them when the other is none of them.
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

  /// Whether the view and what it holds take touches; true unless set.
  open var isUserInteractionEnabled = true
  /// Whether the view is sent further touches while it has one; gesture recognisers always do.
  open var isMultipleTouchEnabled = false
  /// A number by which `viewWithTag(_:)` finds the view; 0 unless set.
  open var tag = 0
  /// What of the view gives way when its superview changes size; nothing unless set.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the subviews follow a change of this view's size by their autoresizing masks; true unless set.
  open var autoresizesSubviews = true
  /// How the layer's contents, such as an image, lie in the bounds; stretched unless set.
  open var contentMode: ContentMode = .scaleToFill { didSet { contentModeDidChange() } }
  /// Names the view to scripts and traces; it is not shown.
  public var accessibilityIdentifier: String?
  /// The recognisers that watch the view's touches, in the order in which they were added; nil before the first.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  var ownTintColor: UIColor?
  var ownTintAdjustmentMode = TintAdjustmentMode.automatic
  var ownLayoutMargins: UIEdgeInsets?
  /// The insets that `safeAreaInsetsDidChange()` was last called for.
  var deliveredSafeAreaInsets = UIEdgeInsets.zero
  /// How many animations without `.allowUserInteraction` are moving this view; touches pass it by until they end.
  var animationsBlockingInteraction = 0
  /// How many animations are moving this view whose touches are to find it where it shows.
  var animationsFollowedByTouches = 0
  /// What Auto Layout has to know of the view; nothing while it takes no part.
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

  /// The class of the layer that a view of this class has: one of QuartzCore's. Of an app's own class no layer can be made here,
  /// which is reported.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Layer

  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { animation(forKey: event) }
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

  /// Where the view is in its superview, in points; undefined while the transform is not the identity.
  open var frame: CGRect {
    get { layer.frame }
    set { resizingSubviews { layer.frame = newValue } }
  }

  /// The view's rectangle in its own coordinates, in points; its origin is what a scroll view moves.
  open var bounds: CGRect {
    get { layer.bounds }
    set { resizingSubviews { layer.bounds = newValue } }
  }

  /// Where the anchor point is in the superview, in points; unless moved it is the middle.
  open var center: CGPoint {
    get { layer.position }
    set { changingGeometry { layer.position = newValue } }
  }

  /// What turns, scales and moves the view about its anchor point; the part in the plane of `transform3D`.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(layer.transform) }
    set { layer.transform = CATransform3DMakeAffineTransform(newValue) }
  }

  /// What turns, scales and moves the view in space about its anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: Appearance

  /// Opacity of the view and all it holds, 0…1.
  open var alpha: CGFloat {
    get { layer.opacityValue }
    set { layer.opacityValue = newValue }
  }

  /// Whether the view and all it holds are out of sight, and take no touches.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { hide(newValue) }
  }

  /// The colour behind all that the view shows; nil for none.
  open var backgroundColor: UIColor? {
    get { shownBackgroundColor }
    set { setOwnBackgroundColor(newValue) }
  }

  /// The background's colour where it is another in each appearance.
  var dynamicBackgroundColor: UIColor?

  /// Whether what the view holds is cut off at its bounds; false unless set.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// A view whose alpha this one and all it holds are multiplied by; nil shows everything.
  ///
  /// It lies in this view's coordinates, is in no superview, and takes no touches.
  open var mask: UIView? {
    didSet {
      guard mask !== oldValue else { return }
      mask?.removeFromSuperview()
      layer.mask = mask?.layer
    }
  }

  /// The colour of what can be pressed; inherited from the superview until set. Grey where `tintAdjustmentMode` is dimmed.
  open var tintColor: UIColor! {
    get { tintAdjustmentMode == .dimmed ? undimmedTintColor.dimmed : undimmedTintColor }
    set { setOwnTintColor(newValue) }
  }

  /// Whether the tint colour shows as it is or as a grey; automatic, the default, is as the superview has it.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { inheritedTintAdjustmentMode }
    set { setOwnTintAdjustmentMode(newValue) }
  }

  /// Called when the view's own or inherited tint colour changes.
  open func tintColorDidChange() {}

  // MARK: Drawing

  /// Draws what the view shows behind its subviews, in the current context and in its own coordinates; called before the frame
  /// in which that is due, always for the whole bounds. A view that does not override it draws nothing.
  open func draw(_ rect: CGRect) { layer.leaveDrawingOut() }

  /// Asks for `draw(_:)` before the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// As `setNeedsDisplay()`: all of the view is drawn anew.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  /// Draws the view and all it holds over a rectangle of the current context: as it shows now, or with `afterUpdates` as it is
  /// once laid out and at rest. False where there is no context, or nothing to draw.
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    record(over: rect, afterUpdates: afterUpdates)
  }

  /// A view that looks as this one does, and does not change with it: as it shows now, or with `afterUpdates` as it is once
  /// laid out and at rest.
  ///
  /// It has the size of the bounds and lies at the origin; its opacity is part of the look, its place and transform are not. Given
  /// another size it stretches. It takes no touches.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { snapshot(afterUpdates: afterUpdates) }

  /// The same of a part of the bounds. Given another size, only what is inside the insets stretches; what they keep stays as
  /// wide and as high as it is.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    resizableSnapshot(of: rect, afterUpdates: afterUpdates, capInsets: capInsets)
  }

  // MARK: Layout

  /// Asks for `layoutSubviews()` before the next frame.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays out now what needs it in this subtree; inside an animation block, the changes animate.
  open func layoutIfNeeded() { layOutSubtree() }

  /// Places the subviews; the default puts those there that constraints place, and leaves the others where they are.
  open func layoutSubviews() { placeConstrainedSubviews() }

  /// The size that suits the view's content within a given size; by default the size it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that suits the content, keeping the origin.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  /// The size of the view's own content, or `noIntrinsicMetric`.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Tells what arranges the view that its `intrinsicContentSize` has changed.
  open func invalidateIntrinsicContentSize() {
    superview?.intrinsicContentSizeDidChange(of: self)
    if isPlacedByConstraints { constraintsDidChange() }
  }

  /// A subview wants another size.
  func intrinsicContentSizeDidChange(of subview: UIView) { setNeedsLayout() }

  /// How far the status bar and the bars of containers reach into the view, in points.
  open var safeAreaInsets: UIEdgeInsets { currentSafeAreaInsets }

  /// Called when the part of the view that bars leave free has changed.
  open func safeAreaInsetsDidChange() {}

  /// The frame that tells how far bars reach into the view.
  var frameForSafeArea: CGRect { layoutFrame }

  /// Whether the view looks as its presentation is, at any time: no transition has to put it back.
  var lookFollowsPresentation: Bool { false }

  /// Whether transitions happen among the subviews of a view, which is this one or a subview of it.
  func holdsTransitions(in view: UIView) -> Bool { false }

  /// Whether the view puts a subview in its place, so that constraints leave it alone.
  func arranges(_ subview: UIView) -> Bool { false }

  /// The view itself, if it scrolls.
  var asScrollingView: (any ScrollingView)? { nil }

  // MARK: Traits

  /// The traits taken over from the surroundings; the screen's, until there are any.
  var traits = UIScreen.main.traitCollection

  /// The traits that the view and what is in it have, whatever surrounds it.
  public var traitOverrides = UITraitOverrides() {
    didSet { if traitOverrides.traits != oldValue.traits { updateTraits() } }
  }

  var traitRegistrations: [TraitChangeRegistration] = []

  /// The appearance of the view and what is in it, whatever surrounds it; unspecified, the default, is that of the surroundings.
  /// It is that of `traitOverrides`.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// The appearance that the class itself gives its views, unless `overrideUserInterfaceStyle` says another.
  var ownUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }

  /// The traits that the surroundings give.
  var surroundingTraits: UITraitCollection {
    owner?.inheritedTraits ?? superview?.traits ?? UIScreen.main.traitCollection
  }

  open var traitCollection: UITraitCollection { traits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// How far content keeps from the edges, in points: 8, or at the sides of a controller's view 16, unless set; and what of
  /// the safe area reaches into the view besides, unless `insetsLayoutMarginsFromSafeArea` is false.
  open var layoutMargins: UIEdgeInsets {
    get { preservingSuperviewMargins(baseLayoutMargins + (insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero)) }
    set {
      ownLayoutMargins = newValue
      layoutMarginsDidChange()
    }
  }

  /// Whether `layoutMargins` grow by what of the safe area reaches into the view; true unless set.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { layoutMarginsDidChange() } }

  /// Called when the margins were set.
  open func layoutMarginsDidChange() {
    layoutSystemDidChange()
    setNeedsLayout()
  }

  // MARK: Auto Layout

  /// Whether the view is where its frame says, which constraints of others then count on; set to false, constraints place it.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutTraits?.translatesAutoresizingMask ?? true }
    set { setTranslatesAutoresizingMask(newValue) }
  }

  /// Activates or changes the view's constraints; called before layout when `setNeedsUpdateConstraints()` asked for it.
  open func updateConstraints() {}

  /// Whether the view makes its constraints in `updateConstraints()`, and is to be asked for them before its first layout.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The size that suits the constraints inside the view, as near as they allow to a target.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The same, with the weight that either side of the target has against the constraints.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// How far the baselines of the first and last line are from the top and the bottom, in points.
  var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }

  // MARK: Hooks

  /// Called before the view gets another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view has got another superview, or none.
  open func didMoveToSuperview() {}
  /// Called before the view gets into another window, or into none, by itself or with what it is in.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view has got into another window, or into none.
  open func didMoveToWindow() {}
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Touches

  /// The frontmost view of this subtree that the point, in this view's coordinates, falls on.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, with: event) }

  /// Whether a point, in the view's coordinates, falls on it; by default, whether the bounds contain it.
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
