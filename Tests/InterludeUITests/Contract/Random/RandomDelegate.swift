import InterludeUI

/// A transitioning and navigation delegate whose fade is completed or cancelled by itself, or by a hand that takes hold of it.
final class RandomDelegate: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
  let interaction = UIPercentDrivenInteractiveTransition()
  private let animator = ClosureAnimator()

  /// - Parameter completes: whether the animator completes what nobody has cancelled.
  init(completes: Bool, startsInteractively: Bool) {
    interaction.wantsInteractiveStart = startsInteractively
    animator.duration = 0.3
    animator.animate = { Self.fade($0, completes: completes) }
  }

  private static func fade(_ context: any UIViewControllerContextTransitioning, completes: Bool) {
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    if let to, let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      to.alpha = 0
      context.containerView.addSubview(to)
    }
    UIView.animate(withDuration: 0.3) {
      to?.alpha = 1
      from?.transform = CGAffineTransform(translationX: 0, y: 30)
    } completion: { _ in
      from?.transform = .identity
      context.completeTransition(completes && !context.transitionWasCancelled)
    }
  }

  /// Catches the transition, moves it to anywhere and lets go, one way or the other.
  func takeHold(using random: inout SplitMix64) {
    interaction.pause()
    interaction.update(CGFloat.random(in: 0...1, using: &random))
    if Bool.random(using: &random) { interaction.finish() } else { interaction.cancel() }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
