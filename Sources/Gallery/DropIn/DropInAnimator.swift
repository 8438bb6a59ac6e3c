import UIKit

/// Lets the presented view fall into place: from smaller, higher and transparent, on a spring with a push. With reduced motion it
/// only becomes opaque.
final class DropInAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let reducesMotion: Bool
  private var animator: UIViewPropertyAnimator?

  init(reducesMotion: Bool = UIAccessibility.isReduceMotionEnabled) { self.reducesMotion = reducesMotion }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  /// One animator for the whole transition, so that it can be held and sent back.
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
      // Turned round, the animation leads back to what was set above, which is the animator's to put back.
      animator.addCompletion { _ in (view.alpha, view.transform) = (1, .identity) }
    }
    animator.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
