import UIKit

/// Slides a card up while the screen behind it steps back, and reverses both. With reduced motion the card fades in and out, and
/// nothing steps back.
class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  static let presenterScale: CGFloat = 0.88
  static let cornerRadius: CGFloat = 10
  private static let dimmedAlpha: CGFloat = 0.8
  var isPresenting = true
  var reducesMotion = false
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

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
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeOut)
    self.animator = animator
    addAnimations(to: animator, using: transitionContext)
    animator.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }

  func addAnimations(
    to animator: UIViewPropertyAnimator, using transitionContext: any UIViewControllerContextTransitioning
  ) {
    let (isPresenting, container) = (isPresenting, transitionContext.containerView)
    // The presenter stays below the container, so `view(forKey:)` is nil for it. Its controller's view is the one to scale.
    guard
      let controller = transitionContext.viewController(forKey: isPresenting ? .to : .from),
      let card = transitionContext.view(forKey: isPresenting ? .to : .from),
      let presenter = transitionContext.viewController(forKey: isPresenting ? .from : .to)?.view
    else { return }
    if isPresenting {
      card.frame = transitionContext.finalFrame(for: controller)
      container.addSubview(card)
      place(card, isUp: false, in: container)
    }
    presenter.clipsToBounds = true
    animator.addAnimations { [self] in
      place(card, isUp: isPresenting, in: container)
      place(presenter, isBehind: isPresenting)
    }
    animator.addCompletion { [self] _ in
      // A cancelled transition has run the card back to where it was at first; resetting it is the animator's task.
      if isPresenting { place(card, isUp: true, in: container) }
      presenter.clipsToBounds = isPresenting != transitionContext.transitionWasCancelled
    }
  }

  private func place(_ card: UIView, isUp: Bool, in container: UIView) {
    let top = card.center.y - card.bounds.height / 2
    if reducesMotion {
      card.alpha = isUp ? 1 : 0
    } else {
      card.transform = isUp ? .identity : CGAffineTransform(translationX: 0, y: container.bounds.height - top)
    }
  }

  private func place(_ presenter: UIView, isBehind: Bool) {
    let stepsBack = isBehind && !reducesMotion
    scale(presenter, by: stepsBack ? Self.presenterScale : 1)
    presenter.layer.cornerRadius = stepsBack ? Self.cornerRadius : 0
    presenter.alpha = isBehind ? Self.dimmedAlpha : 1
  }

  func scale(_ presenter: UIView, by factor: CGFloat) {
    presenter.transform = CGAffineTransform(scaleX: factor, y: factor)
  }
}
