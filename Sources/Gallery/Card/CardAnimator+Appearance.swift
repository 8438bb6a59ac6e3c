import UIKit

extension CardAnimator {
  /// Makes appearance calls, in the variants that do. Calls for both screens are wrong: UIKit makes the card's, so that a second begin is
  /// dropped and logged. Calls for the presenter alone are right: it stays in place, and UIKit makes none for it.
  func tellOfAppearance(
    _ animator: UIViewPropertyAnimator, _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    var from = transitionContext.viewController(forKey: .from)
    var to = transitionContext.viewController(forKey: .to)
    switch variant {
    case .appearanceCalls: break
    case .presenterCalls: if isPresenting { to = nil } else { from = nil }
    default: return
    }
    from?.beginAppearanceTransition(false, animated: true)
    to?.beginAppearanceTransition(true, animated: true)
    animator.addCompletion { [from, to] _ in
      if transitionContext.transitionWasCancelled {
        // The opposite call reverses an appearance that has begun: the disappearing screen stays.
        from?.beginAppearanceTransition(true, animated: true)
        to?.beginAppearanceTransition(false, animated: true)
      }
      from?.endAppearanceTransition()
      to?.endAppearanceTransition()
    }
  }
}
