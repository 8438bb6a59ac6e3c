/// The presentation of `pageSheet` and `formSheet`: a card over the dimmed presenter that a finger moves between its
/// detents, and away.
///
/// The place of the sheet is one number, its top edge, and all geometry follows from it (`SheetGeometry`). The top edge is that of the
/// selected detent, of the finger (`SheetDragSession`), of a spring (`SheetSettling`) or, during a presentation or dismissal, of the
/// transition (`SheetTransition`), which a finger can drive as well. Which of them it is, `SheetState` says.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  override var ownTraits: UITraitCollection? { UITraitCollection(userInterfaceLevel: .elevated) }

  /// Where the sheet may rest, from the lowest to the highest.
  open var detents: [Detent] = [.large()] { didSet { detentsChanged() } }

  /// The detent that the sheet rests at or goes to; nil is the lowest. A finger's drag sets it, too.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { selection }
    set {
      guard newValue != selection else { return }
      selection = newValue
      detentsChanged()
    }
  }

  /// The highest detent at which the presenter is not dimmed, and takes touches; nil dims it at all.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { detentsChanged() } }

  /// Whether there is a grabber at the sheet's top. A tap on it takes the sheet to its next higher detent, and from the highest
  /// to the lowest.
  open var prefersGrabberVisible = false { didSet { updateAppearance() } }

  /// Whether a drag of content that is at its top edge first brings the sheet to its highest detent.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// The view that the sheet centres itself over, as far as its margins allow: a card in both directions, an attached sheet
  /// along the edge. One of the presenter's; nil for the middle of the container.
  open var sourceView: UIView? { didSet { detentsChanged() } }

  /// Whether the sheet is attached to the bottom edge where there is little height; otherwise it fills the container there.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { detentsChanged() } }

  /// Whether an attached sheet is as wide as the presented controller prefers, rather than as the safe area; without effect
  /// where there is little width and ample height.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { detentsChanged() } }

  /// Whether the card where there is ample room is a page of readable width, or as large as the presented controller prefers;
  /// unless set, a `formSheet` is the latter.
  open var prefersPageSizing: Bool {
    get { ownPageSizing ?? (presentationStyle != .formSheet) }
    set {
      ownPageSizing = newValue
      detentsChanged()
    }
  }

  /// The radius of the sheet's corners, in points; nil for the system's, which is 10 in iOS 17.
  open var preferredCornerRadius: CGFloat? { didSet { updateAppearance() } }

  /// What `UIView.inheritedAnimationDuration` says in the block of `animateChanges(_:)`, in seconds: chosen. The spring takes its own
  /// time.
  private static let announcedDuration = 0.5

  /// Makes changes of the sheet with an animation: the system's spring, which takes over whatever velocity the sheet has.
  /// Other changes of views animate along.
  open func animateChanges(_ changes: () -> Void) {
    // What is made inside another animated change is a part of that.
    guard containerView != nil, state.placesItself, state.change == nil else { return changes() }
    state.begin(SheetState.Change(top: top, velocity: velocity, shown: snapshot))
    AnimationBlock(
      duration: Self.announcedDuration,
      timing: .spring(SpringTiming(form: .physical(behavior.spring), velocity: .uniform(0))),
      options: .allowUserInteraction, source: .here()
    ).run {
      changes()
      updateSheetAppearance()
    }
    guard let change = state.endChange() else { return }
    keepPlace()
    beginSettlingOffset(from: change.shown, atTop: change.top)
    guard state.transition == nil else { return }
    if state.drag == nil {
      settle(from: change.top, velocity: change.velocity)
    } else {
      keepHold(at: change.top)
      tellCourse()
    }
  }

  /// Works out the detents' heights anew.
  open func invalidateDetents() { detentsChanged() }

  // MARK: State

  private var ownPageSizing: Bool?
  private var cachedGeometry: (place: SheetPlace, geometry: SheetGeometry)?
  /// The place and geometry when the container was last laid out.
  private var laidOut: (place: SheetPlace, geometry: SheetGeometry)?
  var state = SheetState()
  /// The selected detent. A drag sets this directly, and the sheet settles at it; setting `selectedDetentIdentifier` moves the sheet at
  /// once.
  var selection: Detent.Identifier?
  let surroundings = SheetSurroundings()
  private(set) lazy var sheetView = SheetView(
    content: { [weak self] in self?.presentedViewController.viewIfLoaded },
    onGrabberTap: { [weak self] in self?.grabberTapped() })
  private(set) lazy var pan = SheetPanGestureRecognizer(sheet: self)

  // MARK: Presentation

  open override var presentedView: UIView? {
    presentedViewController.loadViewIfNeeded()
    return sheetView
  }

  /// Where the sheet is at its selected detent.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard containerView != nil else { return .zero }
    return geometry.frame(atTop: selectedTop)
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    place(in: parentSize).geometry(of: self, behavior).stop(selectedDetentIdentifier).frame.size
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    detentsChanged()
  }

  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    surroundings.enter(containerView, presenter: presenterToStepBack, behavior)
    containerView.addGestureRecognizer(pan)
    addTapToDismiss()
    stage.timeFollowers.add(self)
    transitionWillBegin(isPresenting: true)
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    transitionDidEnd(stays: completed)
    if !completed { leave() }
  }

  open override func dismissalTransitionWillBegin() { transitionWillBegin(isPresenting: false) }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    transitionDidEnd(stays: !completed)
    if completed { leave() }
  }

  private func leave() {
    surroundings.leave()
    state.stopOffset()
    stage.timeFollowers.remove(self)
    laidOut = nil
  }

  open override func containerViewWillLayoutSubviews() {
    guard state.change == nil else { return }
    let place = self.place
    if let laidOut, !laidOut.place.isInSameContainer(as: place) { containerChanged(from: laidOut.geometry) }
    laidOut = (place, geometry)
    placeSheet()
  }

  override var letsTouchesThrough: Bool { true }

  override func systemAnimator(for request: TransitionRequest) -> any SystemAnimator {
    let movesItself = transitionStyle == .coverVertical || request.startsInteractively
    guard movesItself, UIView.areAnimationsEnabled else { return super.systemAnimator(for: request) }
    return ownAnimator(isPresenting: request.operation == .present)
  }

  /// None that can be caught: a finger on the sheet catches the sheet itself, whatever moves it.
  override func systemInteraction(
    for animator: any SystemAnimator, _ request: TransitionRequest
  ) -> TransitionInteraction? {
    request.startsInteractively ? .custom(UIPercentDrivenInteractiveTransition()) : nil
  }

  override var sharedDrag: (any SharedDrag)? { self }
  override var stepsBackBehindSheet: Bool { true }

  // MARK: Geometry

  /// The sheet constants of the system's version.
  var behavior: SystemBehavior.Sheet { stage.system.sheet }

  /// The sheet's geometry in the container's present size.
  var geometry: SheetGeometry {
    let place = self.place
    if let cachedGeometry, cachedGeometry.place == place { return cachedGeometry.geometry }
    let geometry = place.geometry(of: self, behavior)
    cachedGeometry = (place, geometry)
    return geometry
  }

  private var place: SheetPlace { place(in: containerView?.bounds.size ?? .zero) }

  private func place(in size: CGSize) -> SheetPlace {
    SheetPlace(
      size: size, safeArea: containerView?.safeAreaInsets ?? .zero, preferredContentSize: preferredContentSize,
      source: sourceRect)
  }

  /// The source view in the container, if they are in one window.
  private var sourceRect: CGRect? {
    guard let sourceView, let containerView, sourceView.window != nil, sourceView.window === containerView.window
    else { return nil }
    return sourceView.convert(sourceView.bounds, to: containerView)
  }

  /// The sheet itself has changed what it goes by: the container's next layout is not to take that for another container.
  private func keepPlace() {
    if laidOut != nil { laidOut = (place, geometry) }
  }

  private func detentsChanged() {
    let held = state.drag != nil && state.showsChangesAtOnce ? top : nil
    cachedGeometry = nil
    guard containerView != nil, state.showsChangesAtOnce else { return }
    let hasSettled = state.settling != nil
    state.stopSettling()
    if let held { keepHold(at: held) }
    keepPlace()
    placeSheet()
    if hasSettled { tellCourse() }
  }
}
