/// The coordinator of one transition. It keeps the transition that it belongs to, which lets go of it at its end.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private let runner: TransitionRunner
  private var alongside = AlongsideAnimations()
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var endHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(runner: TransitionRunner) { self.runner = runner }

  var isAnimated: Bool { runner.isAnimated }
  var presentationStyle: UIModalPresentationStyle { runner.plan.presentationStyle }
  var initiallyInteractive: Bool { runner.initiallyInteractive }
  var isInterruptible: Bool { runner.isInterruptible }
  var isInteractive: Bool { runner.isInteractive }
  var isCancelled: Bool { runner.isCancelled }
  var transitionDuration: TimeInterval { runner.duration }
  var percentComplete: CGFloat { runner.percentComplete }
  var completionVelocity: CGFloat { runner.completionSpeed }
  var completionCurve: UIView.AnimationCurve { runner.completionCurve }
  var containerView: UIView { runner.plan.containerView }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    runner.viewController(forKey: key)
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

  @available(*, deprecated, renamed: "notifyWhenInteractionChanges(_:)")
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { endHandlers.append(handler) }

  /// Runs what was asked for so far, and from now on at once, with what carries the transition.
  func runAlongside(with carrier: AlongsideCarrier) { alongside.run(with: carrier, context: self) }

  func complete() {
    alongside.complete(context: self)
    (interactionHandlers, endHandlers) = ([], [])
  }

  func interactionChanged() {
    interactionHandlers.forEach { $0(self) }
    guard !isInteractive else { return }
    let handlers = endHandlers
    endHandlers = []
    handlers.forEach { $0(self) }
  }
}
