import UIKit

/// Lets the presented view sink below the screen, as the system's own dismissal does; with reduced motion it fades.
final class SinkAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var reducesMotion = false
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), dampingRatio: 1)
    self.animator = animator
    if let view = transitionContext.view(forKey: .from) {
      let height = transitionContext.containerView.bounds.height
      animator.addAnimations { [reducesMotion] in
        // The centre, not the frame, which is undefined while the view is transformed.
        if reducesMotion { view.alpha = 0 } else { view.center.y = height + view.bounds.height / 2 }
      }
    }
    animator.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
