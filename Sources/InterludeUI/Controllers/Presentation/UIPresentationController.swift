/// Manages one presentation: where the presented view goes, what surrounds it, and whether the presenter's view stays.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  /// The presenting controller; known once the presentation begins.
  public internal(set) var presentingViewController: UIViewController {
    get { presenting ?? presentedViewController }
    set { presenting = newValue }
  }

  /// The presented controller.
  public var presentedViewController: UIViewController { presented.controller }

  /// Everything of the presentation is inside this view; nil before it begins and after it has ended.
  public internal(set) var containerView: UIView?

  /// Decides how the presentation adapts to its surroundings.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  weak var presenting: UIViewController?
  var presented: PresentedReference
  /// Where the presenter's view was before it was taken out.
  var presenterPlace: (superview: UIView, index: Int)?
  /// The style that this presentation adapts another one to, and that other one.
  var adaptation: (style: UIModalPresentationStyle, original: UIPresentationController)?

  /// A presentation of a controller. The presenter may be nil, and is then the one that the presentation begins with.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presented = PresentedReference(presentedViewController)
    self.presenting = presentingViewController
  }

  /// The stage on which it presents.
  var stage: Stage { containerView?.stage ?? presentingViewController.stage }

  // MARK: What subclasses decide

  /// The style of the presentation; the one that it adapts to, when it does.
  open var presentationStyle: UIModalPresentationStyle {
    adaptation?.style ?? presentedViewController.modalPresentationStyle
  }

  /// The view that is moved in: the presented controller's, or one that a subclass wraps around it.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view is when the presentation has finished, in the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenter's view leaves the window once the presented one covers it.
  open var shouldRemovePresentersView: Bool { false }

  /// Whether the presentation covers the window; otherwise the view of the nearest controller that defines a presentation
  /// context.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presentation covers the view of the controller that presents, whatever defines a context.
  var presentsOverSource: Bool { false }

  /// The style to adapt to where there is little width; `none` for no other.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// The style to adapt to under given traits, when no delegate says so; `none` for no other.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
  }

  /// Whether a touch that is on nothing of the presentation goes to what is behind it.
  var letsTouchesThrough: Bool { false }

  /// The system's animation of the presentation.
  func systemAnimator(for request: TransitionRequest) -> any SystemAnimator {
    transitionStyle.animator(isPresenting: request.operation == .present, stage.system.presentation)
  }

  /// What a gesture drives the system's animation by, from its start on or once it has caught it; nil where no gesture can.
  func systemInteraction(for animator: any SystemAnimator, _ request: TransitionRequest) -> TransitionInteraction? {
    .system(SystemInteraction(animator, release: stage.system.presentation.release))
  }

  /// What shares the drags of what scrolls in the presentation; nil for nothing.
  var sharedDrag: (any SharedDrag)? { nil }

  /// Whether the presented view steps back behind a sheet that it presents.
  var stepsBackBehindSheet: Bool { false }

  // MARK: What subclasses hear

  /// Called before the presentation's animation begins, with the container in the window.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation has completed or, with false, was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal's animation begins.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal has completed or, with false, was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Size

  /// The size that the presented controller would like, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Lays the container out anew.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }

  /// The size of the presented view in a container of a given size; by default the whole.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the container takes a new size; tells the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let presentedSize = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: presentedSize, with: coordinator)
  }

  // MARK: Traits

  /// What the presented controller has different from its surroundings; nil for nothing.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { if containerView != nil { presentedViewController.updateTraits() } }
  }

  /// What the kind of presentation makes different for the presented controller; nil for nothing.
  var ownTraits: UITraitCollection? { nil }

  /// The traits that the presentation and the presented controller have, whatever surrounds them.
  public var traitOverrides = UITraitOverrides() {
    didSet {
      guard traitOverrides.traits != oldValue.traits else { return }
      traitsMayDiffer(from: surroundingTraits.overridden(by: oldValue))
      if containerView != nil { presentedViewController.updateTraits() }
    }
  }

  var traitRegistrations: [TraitChangeRegistration] = []

  /// The container has other traits than these.
  func containerTraitsDidChange(from previous: UITraitCollection) {
    traitsMayDiffer(from: previous.overridden(by: traitOverrides))
  }

  private func traitsMayDiffer(from previous: UITraitCollection) {
    if traitCollection != previous { traitsDidChange(from: previous) }
  }

  private var surroundingTraits: UITraitCollection {
    containerView?.traitCollection ?? presentingViewController.traitCollection
  }

  open var traitCollection: UITraitCollection { surroundingTraits.overridden(by: traitOverrides) }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the traits change; tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let traits = presentedViewController.traits(under: newCollection)
    if traits != presentedViewController.traitCollection {
      presentedViewController.willTransition(to: traits, with: coordinator)
    }
  }

  // MARK: Observing

  /// Told of a change at a key path that this object observes; see `addObserver(_:forKeyPath:options:context:)`. One that no override
  /// handles is reported (S6).
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    NSObject.report("\(type(of: self)) does not handle a change of “\(keyPath ?? "")”, which it observes.")
  }
}

extension UIPresentationController: UITraitChangeObservable, TraitRegistrar {}

extension UIPresentationController: KeyValueObserver {}
