import UIKit

extension CardAnimator {
  /// Tells the screens that they appear or disappear, in the variants that do. To tell both is wrong: UIKit has told the card, whose
  /// second begin is dropped and logged. Right is to tell the presenter alone, which stays in place and hears nothing otherwise.
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
        // What was begun is taken back: the one that was to disappear stays.
        from?.beginAppearanceTransition(true, animated: true)
        to?.beginAppearanceTransition(false, animated: true)
      }
      from?.endAppearanceTransition()
      to?.endAppearanceTransition()
    }
  }
}
