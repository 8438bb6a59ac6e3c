import InteractiveTransitions
import UIKit

extension HeroListViewController: UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    switch (fromVC, toVC) {
    case (self, let detail as HeroDetailViewController): makeAnimator(to: detail, isPush: true)
    case (let detail as HeroDetailViewController, self): makeAnimator(to: detail, isPush: false)
    default: nil
    }
  }

  private func makeAnimator(to detail: HeroDetailViewController, isPush: Bool) -> HeroAnimator {
    let animator = HeroAnimator(from: self, to: detail, isPush: isPush)
    animator.reducesMotion = UIAccessibility.isReduceMotionEnabled
    return animator
  }

  /// By this drag a running transition can be caught, and a swipe to the right pops.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard animationController is HeroAnimator else { return nil }
    if drag == nil { drag = makeDrag(of: navigationController) }
    drag?.attach(to: navigationController.view)
    return drag
  }

  private func makeDrag(of navigation: UINavigationController) -> TransitionDrag {
    let drag = TransitionDrag(of: navigation) { [weak self] transition in
      let isPop = transition.viewController(forKey: .to) === self
      let width = transition.containerView.bounds.width
      return CGVector(dx: isPop ? width : -width, dy: 0)
    }
    drag.onPull = { [weak navigation] direction in
      guard let navigation, navigation.topViewController is HeroDetailViewController, direction.dx > abs(direction.dy)
      else { return nil }
      return { [weak navigation] in navigation?.popViewController(animated: true) }
    }
    return drag
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    if viewController === self { drag?.detach() }
  }
}
