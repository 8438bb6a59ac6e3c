import UIKit

/// What the animators have in common that a finger can catch: one property animator moves everything from the beginning of a
/// transition to its end, and an interruption is given that one.
class CatchableAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Who may catch it.
  let drag: TransitionDrag
  private let duration: TimeInterval
  private var running: UIViewPropertyAnimator?

  init(duration: TimeInterval, drag: TransitionDrag) {
    self.duration = duration
    self.drag = drag
  }

  /// Puts the views where the transition starts, and gives the property animator their way. Subclasses add what moves.
  func prepare(_ animator: UIViewPropertyAnimator, using transitionContext: any UIViewControllerContextTransitioning) {}

  /// How the views move.
  var timingParameters: any UITimingCurveProvider { UICubicTimingParameters(animationCurve: .easeInOut) }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let running { return running }
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timingParameters)
    running = animator
    drag.attach(to: transitionContext.containerView)
    prepare(animator, using: transitionContext)
    animator.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    running = nil
    drag.transitionEnded()
  }
}
