/// The presentation of `popover`: a bubble whose arrow points at what it belongs to. Where there is little width it becomes a sheet,
/// unless the delegate answers `none` for the style to adapt to.
///
/// `delegate` has the type that it inherits; one that is a `UIPopoverPresentationControllerDelegate` is asked to prepare, too.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at, or at a place of it; one of the presenter's.
  open var sourceView: UIView? { didSet { placeAnew() } }
  /// The place in the source view that the popover points at, in points; null, as at first, for the view's bounds.
  open var sourceRect = CGRect.null { didSet { placeAnew() } }
  /// The bar's button that the popover points at; goes before the source view.
  open var barButtonItem: UIBarButtonItem? { didSet { placeAnew() } }
  /// The directions in which the arrow may point; the first that has room is taken, of up, down, left and right. With none, the
  /// popover lies over the middle of what it belongs to, without an arrow.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any { didSet { placeAnew() } }
  /// The least room to the window's edges, inside the safe area; 10 points on each side unless set.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) { didSet { placeAnew() } }
  /// The colour of the arrow, and of what the presented view leaves clear; nil for the presented view's own background.
  open var backgroundColor: UIColor? { didSet { updateGround() } }
  /// Views that take touches while the popover is on show. A touch on any other view outside of it dismisses it.
  open var passthroughViews: [UIView]? { didSet { outside.passthroughViews = passthroughViews ?? [] } }

  /// Where the arrow points; `unknown` before the popover is on show, and without an arrow.
  public var arrowDirection: UIPopoverArrowDirection {
    containerView == nil ? .unknown : geometry.direction
  }

  private lazy var bubble = PopoverView { [weak self] in self?.presentedViewController.viewIfLoaded }
  private lazy var outside = PopoverOutsideView { [weak self] in self?.touchedOutside() }

  override var ownTraits: UITraitCollection? {
    UITraitCollection(traitsFrom: [.init(horizontalSizeClass: .compact), .init(userInterfaceLevel: .elevated)])
  }

  /// `formSheet`, which fills the width of a narrow window.
  open override var adaptivePresentationStyle: UIModalPresentationStyle { .formSheet }

  // MARK: Presentation

  open override var presentedView: UIView? {
    presentedViewController.loadViewIfNeeded()
    return bubble
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    containerView == nil ? .zero : geometry.frame
  }

  open override func presentationTransitionWillBegin() {
    (original.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    guard let containerView else { return }
    if source == nil { reportNoSource() }
    outside.frame = containerView.bounds
    outside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.insertSubview(outside, at: 0)
    updateGround()
    place()
  }

  open override func dismissalTransitionWillBegin() {
    let request = presentedViewController.transition?.plan.request
    if request?.isByGesture == true { original.delegate?.presentationControllerWillDismiss(original) }
  }

  /// While the popover is in transition, its animator has it.
  open override func containerViewWillLayoutSubviews() {
    if presentedViewController.transition == nil { place() }
  }

  /// Touches outside are taken by a view of the popover's; only those for passthrough views are left.
  override var letsTouchesThrough: Bool { true }

  override func systemAnimator(for request: TransitionRequest) -> any SystemAnimator {
    CrossDissolveAnimator(isPresenting: request.operation == .present, stage.system.presentation.popover)
  }

  /// None: a finger takes hold of no popover.
  override func systemInteraction(
    for animator: any SystemAnimator, _ request: TransitionRequest
  ) -> TransitionInteraction? { nil }

  private func touchedOutside() {
    guard canBeDismissed else { return }
    if allowsDismissal { dismissByPerson() } else { attemptWasRefused() }
  }

  // MARK: Place

  /// What the popover points at, in the container.
  private var source: CGRect? {
    guard let containerView, let view = barButtonItem?.shownView ?? sourceView, view.window != nil,
      view.window === containerView.window
    else { return nil }
    let rect = barButtonItem != nil || sourceRect.isNull ? view.bounds : sourceRect
    return view.convert(rect, to: containerView)
  }

  private var geometry: PopoverGeometry {
    let bounds = containerView?.bounds ?? .zero
    let room = bounds.inset(by: containerView?.safeAreaInsets ?? .zero).inset(by: popoverLayoutMargins)
    let source = source ?? CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
    return PopoverGeometry(
      room: room, source: source, preferred: preferredContentSize,
      permitted: self.source == nil ? [] : permittedArrowDirections)
  }

  private func place() {
    let geometry = geometry
    bubble.shape = geometry.shape
    bubble.layoutFrame = geometry.frame
  }

  private func placeAnew() { containerView?.setNeedsLayout() }

  private func updateGround() {
    bubble.ground = backgroundColor ?? presentedViewController.viewIfLoaded?.backgroundColor ?? .systemBackground
  }

  private func reportNoSource() {
    stage.report(
      .misuse(
        .E7, "The popover of \(type(of: presentedViewController)) has nothing to point at.",
        remedy: "Set sourceView, or barButtonItem, of its popoverPresentationController before presenting.",
        types: [type(of: presentedViewController)]))
  }
}

extension UIViewController {
  /// The popover that has this controller, or a container of it, on the screen, or that will: for the style `popover`, even while it is
  /// adapted to a sheet; nil for others.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}
