import UIKit

/// Keeps the message clear of the edges and puts a red veil behind it, which fades with the transition.
final class MessagePresentationController: UIPresentationController {
  private static let inset: CGFloat = 50

  private lazy var dimmingView: UIControl = {
    let view = UIControl()
    view.accessibilityIdentifier = "dim"
    view.accessibilityLabel = "Close"
    view.backgroundColor = UIColor(red: 0.62, green: 0.05, blue: 0.09, alpha: 0.55)
    view.addAction(
      UIAction { [weak self] _ in
        // Another finger may have tapped the message's button at the same moment, or hold the message on its way.
        guard let message = self?.presentedViewController, message.transitionCoordinator == nil else { return }
        message.dismiss(animated: true)
      }, for: .touchUpInside)
    return view
  }()

  override var frameOfPresentedViewInContainerView: CGRect {
    containerView?.bounds.insetBy(dx: Self.inset, dy: Self.inset) ?? .zero
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    dimmingView.alpha = 0
    containerView.insertSubview(dimmingView, at: 0)
    fadeDimming(to: 1)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { dimmingView.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    fadeDimming(to: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { dimmingView.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    // Bounds and centre, not the frame, which is undefined while the animator transforms the message.
    let frame = frameOfPresentedViewInContainerView
    presentedView?.bounds.size = frame.size
    presentedView?.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  private func fadeDimming(to alpha: CGFloat) {
    if let coordinator = presentingViewController.transitionCoordinator {
      coordinator.animate(alongsideTransition: { [dimmingView] _ in dimmingView.alpha = alpha })
    } else {
      dimmingView.alpha = alpha
    }
  }
}
