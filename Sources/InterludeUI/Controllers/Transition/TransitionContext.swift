/// The context that animators are given. It keeps the transition that it belongs to, which lets go of it at its end.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let runner: TransitionRunner

  init(runner: TransitionRunner) { self.runner = runner }

  var containerView: UIView { runner.plan.containerView }
  var isAnimated: Bool { runner.isAnimated }
  var isInteractive: Bool { runner.isInteractive }
  var transitionWasCancelled: Bool { runner.isCancelled }
  var presentationStyle: UIModalPresentationStyle { runner.plan.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    runner.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { runner.plan.view(forKey: key) }
  func initialFrame(for vc: UIViewController) -> CGRect { runner.frames.initialFrame(for: vc) }
  func finalFrame(for vc: UIViewController) -> CGRect { runner.frames.finalFrame(for: vc) }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { runner.update(percentComplete) }
  func finishInteractiveTransition() { runner.finishInteraction() }
  func cancelInteractiveTransition() { runner.cancelInteraction() }
  func pauseInteractiveTransition() { runner.pause() }
  func completeTransition(_ didComplete: Bool) { runner.end(completed: didComplete) }
}
