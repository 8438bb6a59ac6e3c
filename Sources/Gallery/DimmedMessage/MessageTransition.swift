import UIKit

/// Presents a controller as a message: hands out the presentation, and one animator for each way.
final class MessageTransition: NSObject, UIViewControllerTransitioningDelegate {
  private let drag = TransitionDrag()

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    drag.dismissWhenDraggedDown(presented)
    return MessagePresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { MessageAnimator(.entering, drag: drag) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { MessageAnimator(.leaving, drag: drag) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drag.makeInteraction() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drag.makeInteraction() }
}
