import UIKit

/// Darkens what is behind the screen while it comes and goes.
final class ZoomPresentationController: UIPresentationController {
  private let dimming = UIView()

  override var shouldRemovePresentersView: Bool { true }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dim(from: 0, to: 1)
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    dim(from: 1, to: 0)
  }

  private func dim(from start: CGFloat, to end: CGFloat) {
    guard let containerView, let presentedView, let coordinator = presentedViewController.transitionCoordinator else {
      return
    }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = .black.withAlphaComponent(0.45)
    dimming.alpha = start
    coordinator.animate(
      alongsideTransition: { [dimming] _ in
        // Only here have both screens been added, on the way back the presenter's as well, which lies below the dimming.
        containerView.insertSubview(dimming, belowSubview: presentedView)
        dimming.alpha = end
      }, completion: { [dimming] _ in dimming.removeFromSuperview() })
  }
}
