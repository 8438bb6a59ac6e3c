import InteractiveTransitions
import UIKit

/// Fades the screens that asked for it, in and out; leaves all others to the navigation controller.
final class FadeNavigationDelegate: NSObject, UINavigationControllerDelegate {
  private let fade = FadeAnimator()
  /// The drag that can catch a running fade.
  private var drag: TransitionDrag?

  override init() {
    super.init()
    fade.onStart = { context in
      for key in [UITransitionContextViewControllerKey.from, .to] {
        (context.viewController(forKey: key) as? any ContextPanelHolder)?.contextPanel.show(context)
      }
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let upper = operation == .push ? toVC : fromVC
    guard let pushed = upper as? PushedViewController, pushed.arrival == .fade else { return nil }
    return fade
  }

  /// A running fade can be caught. A drag cannot start one: the system's swipe is off where the delegate supplies an animator.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag = TransitionDrag(of: navigationController) { [weak navigationController] transition in
      let isPush = navigationController?.viewControllers.last === transition.viewController(forKey: .to)
      let width = transition.containerView.bounds.width
      return CGVector(dx: isPush ? -width : width, dy: 0)
    }
    drag?.attach(to: navigationController.view)
    return drag
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    drag?.detach()
  }
}
