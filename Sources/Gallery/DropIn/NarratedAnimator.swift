import UIKit

/// The drop-in's animator, with a word about each of its steps.
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

  /// UIKit’s answer to `completeTransition(_:)`.
  func animationEnded(_ transitionCompleted: Bool) {
    animator.animationEnded(transitionCompleted)
    if transitionCompleted { onStep(.completed) }
  }
}
