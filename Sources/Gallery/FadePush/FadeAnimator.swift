import UIKit

/// Fades the next screen in over the last one, whichever way the navigation goes.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard
      let controller = transitionContext.viewController(forKey: .to),
      let view = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    view.frame = transitionContext.finalFrame(for: controller)
    view.alpha = 0
    transitionContext.containerView.addSubview(view)
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      view.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
