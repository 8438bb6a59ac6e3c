import InteractiveTransitions
import UIKit

/// Presents a controller as a card: hands out the presentation, and the animator, which it tells the direction.
final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
  private let animator = CardAnimator()
  var variant = CardVariant.byHand
  /// The finger that can take the card away.
  private var drag: TransitionDrag?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let card = CardPresentationController(presentedViewController: presented, presenting: presenting)
    drag = card.drag
    return card
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(isPresenting: false)
  }

  private func animator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    animator.isPresenting = isPresenting
    animator.variant = variant
    animator.reducesMotion = UIAccessibility.isReduceMotionEnabled || variant == .reducedMotion
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drag }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drag }
}
