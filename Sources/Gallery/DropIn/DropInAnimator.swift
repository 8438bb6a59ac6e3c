import UIKit

/// Drops the presented view into place: it starts smaller, higher and transparent, on a spring with an initial velocity. With reduced
/// motion it only fades in.
final class DropInAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var reducesMotion = false
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  /// The same animator throughout the transition, as `interruptibleAnimator(using:)` requires.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let spring = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 1, dy: 0))
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), timingParameters: spring)
    self.animator = animator
    if let controller = transitionContext.viewController(forKey: .to), let view = transitionContext.view(forKey: .to) {
      view.frame = transitionContext.finalFrame(for: controller)
      view.alpha = 0
      if !reducesMotion { view.transform = CGAffineTransform(translationX: 0, y: -200).scaledBy(x: 0.6, y: 0.6) }
      transitionContext.containerView.addSubview(view)
      animator.addAnimations {
        view.alpha = 1
        view.transform = .identity
      }
      // A cancelled transition has run the view back to the values set above; resetting them is the animator's task.
      animator.addCompletion { _ in (view.alpha, view.transform) = (1, .identity) }
    }
    animator.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
