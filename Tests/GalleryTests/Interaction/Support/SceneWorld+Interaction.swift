import InterludeUI
import MotionQA

extension SceneWorld {
  /// What the delegate offers to drive the way back.
  func interactionController(after operation: TransitionOperation) -> (any UIViewControllerInteractiveTransitioning)? {
    stage.asCurrent {
      switch operation {
      case .present: interactionControllerForDismissal
      case .tab: interactionControllerForTabs
      // Whether a navigation controller's drag begins something is its delegate's choice: a fade is only caught.
      default: nil
      }
    }
  }

  private var interactionControllerForDismissal: (any UIViewControllerInteractiveTransitioning)? {
    guard let presented = navigation.presentedViewController, let delegate = presented.transitioningDelegate,
      let animator = delegate.animationController(forDismissed: presented)
    else { return nil }
    return delegate.interactionControllerForDismissal(using: animator)
  }

  private var interactionControllerForTabs: (any UIViewControllerInteractiveTransitioning)? {
    guard let tabs, let delegate = tabs.delegate, let page = tabs.selectedViewController,
      let other = tabs.viewControllers?.first(where: { $0 !== page }),
      let animator = delegate.tabBarController(tabs, animationControllerForTransitionFrom: page, to: other)
    else { return nil }
    return delegate.tabBarController(tabs, interactionControllerFor: animator)
  }
}
