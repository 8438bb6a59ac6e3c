import UIKit

/// Slides a card up while the screen behind it steps back, and reverses both.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  static let presenterScale: CGFloat = 0.88
  static let cornerRadius: CGFloat = 10
  var isPresenting = true
  var variant = CardVariant.byHand
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeOut)
    self.animator = animator
    move(animator, transitionContext)
    if variant == .appearanceCalls { tellOfAppearance(animator, transitionContext) }
    animator.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }

  private func move(
    _ animator: UIViewPropertyAnimator, _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    let isPresenting = isPresenting
    let container = transitionContext.containerView
    // The presenter stays where it is, below the container, so the context has no view for it: its controller has.
    guard
      let to = transitionContext.viewController(forKey: .to),
      let presenter = transitionContext.viewController(forKey: isPresenting ? .from : .to)?.view,
      let card = transitionContext.view(forKey: isPresenting ? .to : .from)
    else { return }
    if isPresenting {
      card.frame = transitionContext.finalFrame(for: to)
      container.addSubview(card)
    }
    let below = CGAffineTransform(
      translationX: 0, y: container.bounds.height - (card.center.y - card.bounds.height / 2))
    if isPresenting { card.transform = below }
    presenter.clipsToBounds = true
    animator.addAnimations {
      let scale = isPresenting ? Self.presenterScale : 1
      card.transform = isPresenting ? .identity : below
      if self.variant == .layerTransform {
        presenter.layer.transform = CATransform3DMakeScale(scale, scale, 1)
      } else {
        presenter.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
      presenter.layer.cornerRadius = isPresenting ? Self.cornerRadius : 0
      presenter.alpha = isPresenting ? 0.8 : 1
    }
    animator.addCompletion { _ in
      presenter.clipsToBounds = isPresenting != transitionContext.transitionWasCancelled
    }
  }

  /// As the lesson has it. UIKit tells the card as well.
  private func tellOfAppearance(
    _ animator: UIViewPropertyAnimator, _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    let (from, to) = (transitionContext.viewController(forKey: .from), transitionContext.viewController(forKey: .to))
    from?.beginAppearanceTransition(false, animated: true)
    to?.beginAppearanceTransition(true, animated: true)
    animator.addCompletion { _ in
      from?.endAppearanceTransition()
      to?.endAppearanceTransition()
    }
  }
}
