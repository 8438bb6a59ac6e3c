/// Manages one presentation: where the presented view goes, what surrounds it, and whether the presenter's view stays.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// Who presents; known once the presentation begins.
  public internal(set) var presentingViewController: UIViewController {
    get { presenting ?? presentedViewController }
    set { presenting = newValue }
  }
  public let presentedViewController: UIViewController
  /// Everything of the presentation is inside this view; nil before it begins and after it has ended.
  public private(set) var containerView: UIView?
  private weak var presenting: UIViewController?
  /// Where the presenter's view was before it was taken out.
  private var presenterPlace: (superview: UIView, index: Int)?

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presenting = presentingViewController
  }

  // MARK: What subclasses decide

  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

  /// The view that is moved in: the presented controller's, or one that a subclass wraps around it.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view is when the presentation has finished, in the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenter's view leaves the window once the presented one covers it.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: What subclasses hear

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  /// Called before the container takes a new size; passes it on to the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.viewWillTransition(to: size, with: coordinator)
  }

  // MARK: Place

  /// Puts an empty container in front of what it covers.
  func openContainer(in host: UIView) {
    let container = PresentationContainerView(frame: host.bounds)
    container.presentationController = self
    containerView = container
    host.addSubview(container)
  }

  func closeContainer() {
    containerView?.removeFromSuperview()
    containerView = nil
  }

  func placePresentedView() {
    presentedView?.layoutFrame = frameOfPresentedViewInContainerView
    containerView?.setNeedsLayout()
  }

  /// Whether the presenter's view has been taken out of its place.
  var hasRemovedPresentersView: Bool { presenterPlace != nil }

  /// Takes the presenter's view into the container, behind everything, remembering where it was.
  func takePresentersView() {
    guard presenterPlace == nil, let view = presenting?.viewIfLoaded, let superview = view.superview,
      let index = superview.subviews.firstIndex(of: view)
    else { return }
    presenterPlace = (superview, index)
    containerView?.insertSubview(view, at: 0)
  }

  /// Puts the presenter's view back where it was, at the size that the place has now.
  func returnPresentersView() {
    guard let (superview, index) = presenterPlace, let view = presenting?.viewIfLoaded else { return }
    presenterPlace = nil
    superview.insertSubview(view, at: index)
    view.layoutFrame = superview.bounds
  }
}

/// The view in which a presentation happens.
final class PresentationContainerView: UIView {
  weak var presentationController: UIPresentationController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    presentationController?.containerViewWillLayoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }

  /// While a transition runs, the container takes every touch itself.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let isInTransition = presentationController?.presentedViewController.transition != nil
    guard isInTransition else { return super.hitTest(point, with: event) }
    return acceptsTouches && self.point(inside: point, with: event) ? self : nil
  }
}
