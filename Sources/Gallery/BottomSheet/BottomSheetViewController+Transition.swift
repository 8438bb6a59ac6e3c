import UIKit

extension BottomSheetViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { preparedAnimator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { preparedAnimator }

  private var preparedAnimator: any UIViewControllerAnimatedTransitioning {
    reducesMotion = UIAccessibility.isReduceMotionEnabled || step == .reducedMotion
    return self
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drag }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drag }
}

extension BottomSheetViewController: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.44 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let animator = interruptibleAnimator(using: transitionContext)
    animator.startAnimation()
    // A custom presentation calls its animator even when it is not animated.
    if !transitionContext.isAnimated {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
    }
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut)
    self.animator = animator
    let isPresenting = transitionContext.viewController(forKey: .to) === self
    // The context's view, not the controller's `view`: a presentation controller may have wrapped that in another one.
    if let screen = transitionContext.view(forKey: isPresenting ? .to : .from) {
      if isPresenting {
        screen.frame = transitionContext.finalFrame(for: self)
        transitionContext.containerView.addSubview(screen)
        screen.layoutIfNeeded()
        place(screen, isUp: false)
        // A cancelled transition has run the card back to there; resetting it is the animator's task.
        animator.addCompletion { [weak self] _ in self?.place(screen, isUp: true) }
      }
      animator.addAnimations { [unowned self] in place(screen, isUp: isPresenting) }
    }
    animator.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }

  /// Up, or below a clear screen; with reduced motion the card is transparent instead.
  private func place(_ screen: UIView, isUp: Bool) {
    screen.backgroundColor = isUp ? Self.dimColor : Self.dimColor.withAlphaComponent(0)
    if reducesMotion {
      card.alpha = isUp ? 1 : 0
    } else {
      card.transform = isUp ? .identity : CGAffineTransform(translationX: 0, y: card.bounds.height)
    }
  }
}
