import UIKit

/// The card's animator, which also tells screens that they appear and disappear.
final class AppearanceAnimator: CardAnimator {
  private let tellsCard: Bool

  /// - Parameter tellsCard: Tells the card as well as the presenter. That is wrong: UIKit makes the card's calls, so that a second begin
  ///   is dropped and logged. For the presenter, which stays in place, it makes none.
  init(tellsCard: Bool) { self.tellsCard = tellsCard }

  override func addAnimations(
    to animator: UIViewPropertyAnimator, using transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.addAnimations(to: animator, using: transitionContext)
    let told: [UITransitionContextViewControllerKey] = tellsCard ? [.from, .to] : [isPresenting ? .from : .to]
    for key in told {
      transitionContext.viewController(forKey: key)?.beginAppearanceTransition(key == .to, animated: true)
    }
    animator.addCompletion { _ in
      for key in told where transitionContext.transitionWasCancelled {
        // The opposite call reverses an appearance that has begun: the disappearing screen stays.
        transitionContext.viewController(forKey: key)?.beginAppearanceTransition(key == .from, animated: true)
      }
      for key in told { transitionContext.viewController(forKey: key)?.endAppearanceTransition() }
    }
  }
}
