import UIKit

/// Moves a message in from above the screen, or out below it, on a spring that does not overshoot; with reduced motion the message
/// fades.
final class MessageAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  var reducesMotion = false
  private var animator: UIViewPropertyAnimator?

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.6 }

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
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), dampingRatio: 1)
    self.animator = animator
    if isPresenting { comeIn(animator, transitionContext) } else { goOut(animator, transitionContext) }
    animator.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }

  private func comeIn(
    _ animator: UIViewPropertyAnimator, _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard
      let controller = transitionContext.viewController(forKey: .to),
      let message = transitionContext.view(forKey: .to)
    else { return }
    message.frame = transitionContext.finalFrame(for: controller)
    transitionContext.containerView.addSubview(message)
    if reducesMotion {
      message.alpha = 0
    } else {
      message.transform = CGAffineTransform(translationX: 0, y: -message.frame.maxY)
    }
    animator.addAnimations {
      message.alpha = 1
      message.transform = .identity
    }
    // A cancelled transition has run the message back to the values set above; resetting them is the animator's task.
    animator.addCompletion { _ in (message.alpha, message.transform) = (1, .identity) }
  }

  private func goOut(
    _ animator: UIViewPropertyAnimator, _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let message = transitionContext.view(forKey: .from) else { return }
    let distance = transitionContext.containerView.bounds.height - message.frame.minY
    animator.addAnimations { [reducesMotion] in
      let away = CGAffineTransform(translationX: 0, y: distance)
      if reducesMotion { message.alpha = 0 } else { message.transform = away }
    }
  }
}
