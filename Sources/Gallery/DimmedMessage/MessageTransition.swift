import UIKit

/// Presents a controller as a message: hands out the presentation, and one animator for each way.
final class MessageTransition: NSObject, UIViewControllerTransitioningDelegate {
  private let grip = TransitionGrip()

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    grip.dismissWhenDraggedDown(presented)
    return MessagePresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { MessageAnimator(.entering, grip: grip) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { MessageAnimator(.leaving, grip: grip) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { grip.makeInteraction() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { grip.makeInteraction() }
}
