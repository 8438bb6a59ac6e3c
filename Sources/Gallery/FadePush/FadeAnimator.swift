import UIKit

/// Fades the next screen in over the last one, whichever way the navigation goes.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Called when the animation starts.
  var onStart: (any UIViewControllerContextTransitioning) -> Void = { _ in }
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut)
    self.animator = animator
    onStart(transitionContext)
    // On a pop, too: without its view in the container the screen is black in the end.
    if let controller = transitionContext.viewController(forKey: .to), let view = transitionContext.view(forKey: .to) {
      view.frame = transitionContext.finalFrame(for: controller)
      view.alpha = 0
      transitionContext.containerView.addSubview(view)
      animator.addAnimations { view.alpha = 1 }
      // A cancelled transition has run the alpha back to the 0 set above; resetting it is the animator's task.
      animator.addCompletion { _ in view.alpha = 1 }
    }
    animator.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
