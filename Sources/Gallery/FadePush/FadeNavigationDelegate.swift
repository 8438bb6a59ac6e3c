import UIKit

/// Fades the screens that asked for it, in and out; leaves all others to the navigation controller.
final class FadeNavigationDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let upper = operation == .push ? toVC : fromVC
    guard let pushed = upper as? PushedViewController, pushed.arrival == .fade else { return nil }
    return FadeAnimator(operation)
  }

  /// The fade can be caught; a fade cannot be begun by a drag, any more than other animations of one's own.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    (animationController as? FadeAnimator)?.drag.makeInteraction()
  }
}
