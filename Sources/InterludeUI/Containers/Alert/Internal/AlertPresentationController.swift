/// The presentation of an alert or an action sheet: dims what is behind it, and lays it out in the middle or at the bottom.
final class AlertPresentationController: UIPresentationController {
  private let dimmingView = UIView()

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let alert, let containerView else { return .zero }
    // The guide has the alert laid out again as the keyboard moves.
    let keyboard = containerView.keyboardLayoutGuide
    keyboard.usesBottomSafeArea = false
    var (room, safeArea) = (containerView.bounds, containerView.safeAreaInsets)
    room.size.height -= keyboard.height
    if keyboard.height > 0 { safeArea.bottom = 0 }
    return alert.alertView.frame(in: room, safeArea: safeArea)
  }

  /// While the alert is in transition, its animator has it.
  override func containerViewWillLayoutSubviews() {
    guard presentedViewController.transition == nil else { return }
    presentedView?.layoutFrame = frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.backgroundColor = UIColor(white: 0, alpha: stage.system.presentation.alertDim)
    dimmingView.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.tappedOutside() })
    containerView.insertSubview(dimmingView, at: 0)
    dimmingView.alpha = 0
    dim(1)
  }

  override func dismissalTransitionWillBegin() { dim(0) }

  private func dim(_ alpha: CGFloat) {
    let view = dimmingView
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in view.alpha = alpha })
  }

  /// Chooses the cancel action of an action sheet.
  private func tappedOutside() {
    guard let alert, alert.preferredStyle == .actionSheet, let cancel = alert.cancelAction else { return }
    alert.choose(cancel)
  }

  override func systemAnimator(for request: TransitionRequest) -> any SystemAnimator {
    let (isPresenting, behavior) = (request.operation == .present, stage.system.presentation)
    return alert?.preferredStyle == .actionSheet
      ? CoverVerticalAnimator(isPresenting: isPresenting, behavior.cover)
      : AlertAnimator(isPresenting: isPresenting, behavior)
  }

  /// None: an alert cannot be dragged.
  override func systemInteraction(
    for animator: any SystemAnimator, _ request: TransitionRequest
  ) -> TransitionInteraction? { nil }
}
