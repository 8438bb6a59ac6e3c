/// The coordinator of one transition. It holds its transition, and the transition holds it until its end.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  /// Nil once the stage has ended in mid-transition.
  private var runner: TransitionRunner?
  private var alongside = AlongsideAnimations()
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var endHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(runner: TransitionRunner) { self.runner = runner }

  var isAnimated: Bool { runner?.isAnimated ?? false }
  var presentationStyle: UIModalPresentationStyle { runner?.plan.presentationStyle ?? .none }
  var initiallyInteractive: Bool { runner?.initiallyInteractive ?? false }
  var isInterruptible: Bool { runner?.isInterruptible ?? false }
  var isInteractive: Bool { runner?.isInteractive ?? false }
  var isCancelled: Bool { runner?.isCancelled ?? true }
  var transitionDuration: TimeInterval { runner?.announcedDuration ?? 0 }
  var percentComplete: CGFloat { runner?.percentComplete ?? 0 }
  var completionVelocity: CGFloat { runner?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { runner?.completionCurve ?? .easeInOut }
  var containerView: UIView { runner?.plan.containerView ?? UIView() }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    runner?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { runner?.plan.view(forKey: key) }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard let runner, !runner.hasEnded else { return false }
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

  /// Runs the animations that were added so far, and from now on those that are added, each at once.
  ///
  /// - Parameter isOpen: whether a block of the carrier's is open now; the animations then join it.
  func runAlongside(with carrier: AlongsideCarrier, isOpen: Bool = false) {
    alongside.run(with: carrier, isOpen: isOpen, context: self)
  }

  /// Forgets the transition, and drops the animations and handlers.
  func discard() {
    (runner, alongside) = (nil, AlongsideAnimations())
    (interactionHandlers, endHandlers) = ([], [])
  }

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
