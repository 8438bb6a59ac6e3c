/// The context that animators are given. It holds its transition, and the transition holds it until its end.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// Nil once the stage has ended in mid-transition: an animator that keeps the context would keep the transition and its controllers
  /// alive.
  private(set) var runner: TransitionRunner?

  init(runner: TransitionRunner) { self.runner = runner }

  /// Forgets the transition. The context then describes a cancelled, unanimated transition between no controllers.
  func discard() { runner = nil }

  var containerView: UIView { runner?.plan.containerView ?? UIView() }
  var isAnimated: Bool { runner?.isAnimated ?? false }
  var isInteractive: Bool { runner?.isInteractive ?? false }
  var transitionWasCancelled: Bool { runner?.isCancelled ?? true }
  var presentationStyle: UIModalPresentationStyle { runner?.plan.presentationStyle ?? .none }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    runner?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { runner?.plan.view(forKey: key) }
  func initialFrame(for vc: UIViewController) -> CGRect { runner?.frames.initialFrame(for: vc) ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { runner?.frames.finalFrame(for: vc) ?? .zero }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { runner?.update(percentComplete) }
  func finishInteractiveTransition() { runner?.finishInteraction() }
  func cancelInteractiveTransition() { runner?.cancelInteraction() }
  func pauseInteractiveTransition() { runner?.pause() }
  func completeTransition(_ didComplete: Bool) { runner?.end(completed: didComplete) }
}
