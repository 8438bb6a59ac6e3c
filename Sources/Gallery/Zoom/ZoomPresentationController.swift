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
    guard let containerView, let coordinator = presentedViewController.transitionCoordinator else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = .black.withAlphaComponent(0.45)
    dimming.alpha = start
    coordinator.animate(
      alongsideTransition: { [dimming] _ in
        // Below the screen, and above what the animator has added below it.
        if let screen = containerView.subviews.last { containerView.insertSubview(dimming, belowSubview: screen) }
        dimming.alpha = end
      }, completion: { [dimming] _ in dimming.removeFromSuperview() })
  }
}
