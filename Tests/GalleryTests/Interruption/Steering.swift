import InterludeUI

/// Stands between the engine and a scene's own delegate: all is forwarded, but the transition can be driven by hand, and its
/// animator be given another's clothes.
final class Steering: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  /// Drives the transition instead of whatever the scene has for that.
  var interaction: UIPercentDrivenInteractiveTransition?
  /// What stands in for the scene's animator.
  var standIn: ((any UIViewControllerAnimatedTransitioning) -> any UIViewControllerAnimatedTransitioning)?
  private weak var presentation: (any UIViewControllerTransitioningDelegate)?
  private weak var navigation: (any UINavigationControllerDelegate)?
  private weak var tab: (any UITabBarControllerDelegate)?
  private let install: (Steering) -> Void

  /// - Parameter other: the screen that an operation shows, in a scene on a navigation controller.
  init(of operation: TransitionOperation, showing other: UIViewController, in navigation: UINavigationController) {
    switch operation {
    case .push:
      self.navigation = navigation.delegate
      install = { [weak navigation] in navigation?.delegate = $0 }
    case .tab:
      let tabs = other.tabBarController
      tab = tabs?.delegate
      install = { [weak tabs] in tabs?.delegate = $0 }
    default:
      presentation = other.transitioningDelegate
      install = { [weak other] in other?.transitioningDelegate = $0 }
    }
  }

  /// Takes the delegate's place.
  func takeOver() { install(self) }

  private func steered(
    _ animator: (any UIViewControllerAnimatedTransitioning)?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let standIn { animator.map(standIn) } else { animator }
  }

  // MARK: Presentations

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    presentation?.presentationController(forPresented: presented, presenting: presenting, source: source)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    steered(presentation?.animationController(forPresented: presented, presenting: presenting, source: source))
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    steered(presentation?.animationController(forDismissed: dismissed))
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction ?? presentation?.interactionControllerForPresentation(using: animator)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction ?? presentation?.interactionControllerForDismissal(using: animator)
  }

  // MARK: Navigation

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    steered(
      navigation?.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC))
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction
      ?? navigation?.navigationController(navigationController, interactionControllerFor: animationController)
  }

  // MARK: Tabs

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    steered(tab?.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC))
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction ?? tab?.tabBarController(tabBarController, interactionControllerFor: animationController)
  }
}

/// Runs another animator in a transition that is cancelled whatever happens.
final class CancellingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let animator: any UIViewControllerAnimatedTransitioning

  init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    animator.transitionDuration(using: transitionContext)
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    animator.animateTransition(using: CancelledContext(transitionContext))
  }

  func animationEnded(_ transitionCompleted: Bool) { animator.animationEnded(transitionCompleted) }
}

/// What an animator sees of a transition that is cancelled whatever happens.
private final class CancelledContext: NSObject, UIViewControllerContextTransitioning {
  private let context: any UIViewControllerContextTransitioning

  init(_ context: any UIViewControllerContextTransitioning) { self.context = context }

  var containerView: UIView { context.containerView }
  var isAnimated: Bool { context.isAnimated }
  var isInteractive: Bool { context.isInteractive }
  var transitionWasCancelled: Bool { true }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var targetTransform: CGAffineTransform { context.targetTransform }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }
  func initialFrame(for vc: UIViewController) -> CGRect { context.initialFrame(for: vc) }
  func finalFrame(for vc: UIViewController) -> CGRect { context.finalFrame(for: vc) }
  func updateInteractiveTransition(_ percentComplete: CGFloat) { context.updateInteractiveTransition(percentComplete) }
  func finishInteractiveTransition() { context.finishInteractiveTransition() }
  func cancelInteractiveTransition() { context.cancelInteractiveTransition() }
  func pauseInteractiveTransition() { context.pauseInteractiveTransition() }
  func completeTransition(_ didComplete: Bool) { context.completeTransition(false) }
}
