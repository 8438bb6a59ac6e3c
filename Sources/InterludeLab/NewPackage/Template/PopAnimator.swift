import UIKit

/// Lets a screen pop up on a spring, and shrink away again.
final class PopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    isPresenting ? 0.8 : 0.4
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let screen = transitionContext.view(forKey: isPresenting ? .to : .from),
      let controller = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let shrink = {
      screen.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
      screen.alpha = 0
    }
    let grow = {
      screen.transform = .identity
      screen.alpha = 1
    }
    if isPresenting {
      screen.frame = transitionContext.finalFrame(for: controller)
      transitionContext.containerView.addSubview(screen)
      shrink()
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      usingSpringWithDamping: isPresenting ? 0.6 : 1, initialSpringVelocity: 0,
      animations: isPresenting ? grow : shrink,
      completion: { _ in
        // Whichever way it went, the view is the app's again as it was.
        grow()
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
