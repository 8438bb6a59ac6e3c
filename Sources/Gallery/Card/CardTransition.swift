import UIKit

/// Presents a controller as a card: hands out the animator and the presentation that belong together, and dismisses the card
/// when a finger drags it down.
final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
  private let drag = TransitionDrag()
  private lazy var animator = CardAnimator(drag: drag)

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    drag.dismissWhenDraggedDown(presented)
    return CardPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drag.makeInteraction() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drag.makeInteraction() }
}
