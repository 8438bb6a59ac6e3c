import InteractiveTransitions
import UIKit

/// The year in four tabs, which slide past each other the way they lie in the bar, by a tap or under a finger.
public final class TabSlideViewController: UITabBarController {
  private lazy var drag = TransitionDrag(of: self) { [unowned self] transition in
    let isFromRight = isOnRight(transition.viewController(forKey: .to), of: transition.viewController(forKey: .from))
    return CGVector(dx: -TabSlideAnimator.distance(in: transition.containerView, isFromRight: isFromRight), dy: 0)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tab slide"
    view.backgroundColor = Palette.paper
    tabBar.tintColor = Palette.tabSlide
    delegate = self
    viewControllers = Season.all.map { SeasonViewController($0) }
    drag.attach(to: view)
    drag.onPull = { [weak self] direction in self?.pull(direction) }
  }

  public override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    // A swipe from the edge of the screen goes back rather than to the tab on the left.
    if let swipe = navigationController?.interactivePopGestureRecognizer { drag.recognizer.require(toFail: swipe) }
  }

  /// A page is dragged aside by its neighbour, if it has one there.
  private func pull(_ direction: CGVector) -> (() -> Void)? {
    let index = selectedIndex + (direction.dx < 0 ? 1 : -1)
    guard abs(direction.dx) > abs(direction.dy), Season.all.indices.contains(index) else { return nil }
    return { [weak self] in self?.selectedIndex = index }
  }

  private func isOnRight(_ page: UIViewController?, of other: UIViewController?) -> Bool {
    guard let tabs = viewControllers, let page, let other else { return true }
    return (tabs.firstIndex(of: page) ?? 0) > (tabs.firstIndex(of: other) ?? 0)
  }
}

extension TabSlideViewController: UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let animator = TabSlideAnimator(isFromRight: isOnRight(toVC, of: fromVC))
    animator.reducesMotion = UIAccessibility.isReduceMotionEnabled
    return animator
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drag }
}
