/// The context that animators are given. It keeps its transition, which keeps it until the transition ends.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// Nil once the stage has ended in mid-transition. An animator that keeps its context and belongs to a controller that takes
  /// part would otherwise keep that controller.
  private(set) var runner: TransitionRunner?

  init(runner: TransitionRunner) { self.runner = runner }

  /// Forgets the transition. From then on it reads as one that is cancelled and not animated, between no controllers.
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
