/// The plan of a presentation.
final class PresentPlan: ModalPlan {
  let presentation: UIPresentationController
  private let source: UIViewController
  let request: TransitionRequest

  init(_ presentation: UIPresentationController, source: UIViewController, request: TransitionRequest) {
    self.presentation = presentation
    self.source = source
    self.request = request
  }

  var from: UIViewController { presentation.presentingViewController }
  var to: UIViewController { presentation.presentedViewController }
  var companions: [UIViewController] { source === from ? [] : [source] }
  var changing: [UIViewController] { presenterDisappears ? [to, from] : [to] }
  private(set) lazy var containerView: UIView = presentation.containerView ?? UIView()

  func appAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
    presentation.stage.noting(
      answer: to.transitioningDelegate?.animationController(forPresented: to, presenting: from, source: source),
      to: "animationController(forPresented:presenting:source:)", from: to.transitioningDelegate)
  }

  func appInteraction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    presentation.stage.noting(
      answer: to.transitioningDelegate?.interactionControllerForPresentation(using: animator),
      to: "interactionControllerForPresentation(using:)", from: to.transitioningDelegate)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .to: presentation.presentedView
    case .from: presentation.shouldRemovePresentersView ? from.view : nil
    default: nil
    }
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    controller === from ? containerView.convert(from.view.bounds, from: from.view) : .zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    if controller === to { return presentation.frameOfPresentedViewInContainerView }
    return presentation.shouldRemovePresentersView ? .zero : initialFrame(for: controller)
  }

  func prepare() {
    if presentation.shouldRemovePresentersView { presentation.takePresentersView() }
  }

  func willBegin(with coordinator: any UIViewControllerTransitionCoordinator) {
    presentation.announceStyle(with: coordinator)
    presentation.stage.note("presentationTransitionWillBegin()", of: presentation)
    presentation.presentationTransitionWillBegin()
  }

  func beginAppearance(with coordinator: any UIViewControllerTransitionCoordinator) {
    to.loadViewIfNeeded()
    from.endEditing()
    if presenterDisappears { from.beginSettling(at: .disappeared, animated: isAnimated) }
    to.beginSettling(at: to.surroundings, animated: isAnimated)
  }

  func placeEnteringView() {
    guard let view = presentation.presentedView else { return }
    view.frame = presentation.frameOfPresentedViewInContainerView
    containerView.addSubview(view)
  }

  func didEnd(completed: Bool) {
    presentation.stage.note("presentationTransitionDidEnd(_:)", of: presentation, "\(completed)")
    presentation.presentationTransitionDidEnd(completed)
    if completed {
      if presentation.hasRemovedPresentersView { from.viewIfLoaded?.removeFromSuperview() }
    } else {
      presentation.returnPresentersView()
      presentation.presentedView?.removeFromSuperview()
      presentation.closeContainer()
    }
  }

  func placeRemainingView(completed: Bool) {
    if completed { presentation.placePresentedView() }
  }

  func endAppearance(completed: Bool) {
    let isInWindow = containerView.window != nil
    let presented = completed && isInWindow ? to.surroundings : .disappeared
    let presenter = completed ? .disappeared : from.standing
    settle(changing.map { ($0, $0 === to ? presented : presenter) })
  }

  func finish(completed: Bool) {
    to.isBeingPresented = false
    if completed {
      presentation.containerView?.setNeedsLayout()
      presentation.adapt()
    } else {
      from.ownPresentation = nil
    }
  }

  private var presenterDisappears: Bool { presentation.shouldRemovePresentersView }
}
