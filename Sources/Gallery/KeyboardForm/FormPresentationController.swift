import UIKit

/// Keeps a form above the keyboard: its place ends where the container's keyboard guide begins. The system lays the container out in
/// the animation that moves the keyboard, so both move as one.
final class FormPresentationController: UIPresentationController {
  private let dimmingView = UIView()
  /// Whether the form is there: no transition moves it.
  private var isSettled = false

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let bottom = containerView.keyboardLayoutGuide.layoutFrame.minY
    let height = presentedViewController.preferredContentSize.height
    let width = min(containerView.bounds.width, Metrics.readableWidth + 2 * Metrics.margin)
    return CGRect(
      x: containerView.bounds.midX - width / 2, y: bottom - height, width: width,
      // The card reaches below the keyboard's edge, so that nothing opens between them.
      height: containerView.bounds.maxY - bottom + height)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimmingView.frame = containerView?.bounds ?? .zero
    if isSettled { presentedView?.frame = frameOfPresentedViewInContainerView }
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dimmingView.backgroundColor = .black
    dimmingView.alpha = 0
    dimmingView.accessibilityIdentifier = "dim"
    containerView?.insertSubview(dimmingView, at: 0)
    placeGuide()
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimmingView] _ in
      dimmingView.alpha = 0.4
    })
  }

  /// Asked for early: the guide is made on first use, and has no place until the container has been laid out.
  private func placeGuide() {
    guard let containerView, containerView.keyboardLayoutGuide.layoutFrame.isEmpty else { return }
    containerView.layoutIfNeeded()
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    isSettled = completed
    if !completed { dimmingView.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    isSettled = false
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimmingView] _ in
      dimmingView.alpha = 0
    })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    isSettled = !completed
  }
}
