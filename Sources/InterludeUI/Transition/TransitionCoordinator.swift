/// The coordinator of one running transition.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private unowned let runner: TransitionRunner
  private var alongside = AlongsideAnimations()
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  var initiallyInteractive = false

  init(runner: TransitionRunner) { self.runner = runner }

  var isAnimated: Bool { runner.isAnimated }
  var presentationStyle: UIModalPresentationStyle { runner.plan.presentationStyle }
  var isInteractive: Bool { runner.context?.isInteractive ?? false }
  var isCancelled: Bool { runner.isCancelled }
  var transitionDuration: TimeInterval { runner.duration }
  var percentComplete: CGFloat { runner.context?.percentComplete ?? 0 }
  var completionVelocity: CGFloat { runner.interactionController?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { runner.completionCurve }
  var containerView: UIView { runner.plan.containerView }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    runner.context?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { runner.plan.view(forKey: key) }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard runner.state != .ended else { return false }
    alongside.add(animation, completion: completion, context: self)
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { interactionHandlers.append(handler) }

  /// Runs what was asked for so far, and from now on at once, with the transition's timing; without one, unanimated.
  func runAlongside(_ timing: AnimationTiming?, duration: TimeInterval) {
    alongside.run(timing: timing, duration: duration, context: self)
  }

  func complete() { alongside.complete(context: self) }

  func interactionChanged() { interactionHandlers.forEach { $0(self) } }
}
