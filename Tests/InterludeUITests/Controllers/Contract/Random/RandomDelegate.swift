import InterludeTestSupport
import InterludeUI
import InterludeUITestSupport

/// Hands out a fade that is completed or cancelled by itself, or by a hand that takes hold of it.
final class RandomDelegate: HandingDelegate {
  let hand = UIPercentDrivenInteractiveTransition()

  /// - Parameter completes: whether the animator completes what nobody has cancelled.
  init(completes: Bool, startsInteractively: Bool) {
    let fade = ClosureAnimator()
    fade.duration = 0.3
    fade.animate = { Self.fade($0, completes: completes) }
    super.init(animator: fade)
    hand.wantsInteractiveStart = startsInteractively
    interaction = hand
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
    hand.pause()
    hand.update(CGFloat.random(in: 0...1, using: &random))
    if Bool.random(using: &random) { hand.finish() } else { hand.cancel() }
  }
}
