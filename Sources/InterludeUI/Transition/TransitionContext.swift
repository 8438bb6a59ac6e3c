/// The context that animators are given. It keeps the transition that it belongs to, which lets go of it at its end.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  private let runner: TransitionRunner
  var isInteractive = false
  var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0

  init(runner: TransitionRunner) { self.runner = runner }

  var containerView: UIView { runner.plan.containerView }
  var isAnimated: Bool { runner.isAnimated }
  var presentationStyle: UIModalPresentationStyle { runner.plan.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: runner.plan.from
    case .to: runner.plan.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { runner.plan.view(forKey: key) }
  func initialFrame(for vc: UIViewController) -> CGRect { runner.plan.initialFrame(for: vc) }
  func finalFrame(for vc: UIViewController) -> CGRect { runner.plan.finalFrame(for: vc) }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }

  func finishInteractiveTransition() { interactionEnded() }

  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    interactionEnded()
  }

  func pauseInteractiveTransition() { setInteractive(true) }

  func completeTransition(_ didComplete: Bool) { runner.end(completed: didComplete) }

  /// The finger is off; what remains runs by itself.
  func interactionEnded() { setInteractive(false) }

  private func setInteractive(_ interactive: Bool) {
    guard isInteractive != interactive else { return }
    isInteractive = interactive
    runner.coordinator.interactionChanged()
    runner.checker.interactionChanged()
  }
}
