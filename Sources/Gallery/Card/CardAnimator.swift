import UIKit

/// Slides a card up while the screen behind it steps back, and reverses both. With reduced motion the card fades in and out, and
/// nothing steps back.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  static let presenterScale: CGFloat = 0.88
  static let cornerRadius: CGFloat = 10
  static let scaleByTransform = { (view: UIView, scale: CGFloat) in
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
  }
  var isPresenting = true
  var reducesMotion = false
  /// Scales the screen behind.
  var scale = CardAnimator.scaleByTransform
  /// Called with the property animator before it starts.
  var onStart: (UIViewPropertyAnimator, any UIViewControllerContextTransitioning) -> Void = { _, _ in }
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
    move(animator, transitionContext)
    onStart(animator, transitionContext)
    animator.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }

  private func move(
    _ animator: UIViewPropertyAnimator, _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    let (isPresenting, container) = (isPresenting, transitionContext.containerView)
    // The presenter stays below the container, so `view(forKey:)` is nil for it. Its controller's view is the one to scale.
    guard
      let to = transitionContext.viewController(forKey: .to),
      let presenter = transitionContext.viewController(forKey: isPresenting ? .from : .to)?.view,
      let card = transitionContext.view(forKey: isPresenting ? .to : .from)
    else { return }
    if isPresenting {
      card.frame = transitionContext.finalFrame(for: to)
      container.addSubview(card)
    }
    let top = card.center.y - card.bounds.height / 2
    let below = CGAffineTransform(translationX: 0, y: reducesMotion ? 0 : container.bounds.height - top)
    let hidden: CGFloat = reducesMotion ? 0 : 1
    if isPresenting { (card.transform, card.alpha) = (below, hidden) }
    presenter.clipsToBounds = true
    animator.addAnimations { [scale, reducesMotion] in
      let stepsBack = isPresenting && !reducesMotion
      (card.transform, card.alpha) = isPresenting ? (.identity, 1) : (below, hidden)
      scale(presenter, stepsBack ? Self.presenterScale : 1)
      presenter.layer.cornerRadius = stepsBack ? Self.cornerRadius : 0
      presenter.alpha = isPresenting ? 0.8 : 1
    }
    animator.addCompletion { _ in
      // A cancelled transition has run the card back to the values set above; resetting them is the animator's task.
      if isPresenting { (card.transform, card.alpha) = (.identity, 1) }
      let staysBehind = isPresenting != transitionContext.transitionWasCancelled
      presenter.clipsToBounds = staysBehind
    }
  }
}
