import UIKit

/// Wraps the drop-in's animator, and reports each of its calls.
final class NarratedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let animator: DropInAnimator
  private let onStep: (FlowStep) -> Void

  init(_ animator: DropInAnimator, onStep: @escaping (FlowStep) -> Void) {
    (self.animator, self.onStep) = (animator, onStep)
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    onStep(.duration)
    return animator.transitionDuration(using: transitionContext)
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    onStep(.performed)
    animator.animateTransition(using: transitionContext)
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { animator.interruptibleAnimator(using: transitionContext) }

  /// UIKit calls it in answer to `completeTransition(_:)`.
  func animationEnded(_ transitionCompleted: Bool) {
    animator.animationEnded(transitionCompleted)
    if transitionCompleted { onStep(.completed) }
  }
}
