import UIKit

/// Lets the presented view fall into place: from smaller, higher and transparent, on a spring with a push.
final class DropInAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard
      let controller = transitionContext.viewController(forKey: .to),
      let view = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    view.frame = transitionContext.finalFrame(for: controller)
    view.alpha = 0
    view.transform = CGAffineTransform(translationX: 0, y: -200).scaledBy(x: 0.6, y: 0.6)
    transitionContext.containerView.addSubview(view)

    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext),
      timingParameters: UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 1, dy: 0)))
    animator.addAnimations {
      view.alpha = 1
      view.transform = .identity
    }
    animator.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    animator.startAnimation()
  }
}
