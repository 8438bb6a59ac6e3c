/// Runs one transition from beginning to end. Presentations, dismissals and navigation all come through here.
final class TransitionRunner {
  enum State {
    case idle, preparing, running, ended
  }

  let plan: any TransitionPlan
  let isAnimated: Bool
  private(set) var state = State.idle
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  private(set) var interactionController: (any UIViewControllerInteractiveTransitioning)?
  /// What user code knows the transition by, while it lasts.
  private(set) lazy var context: TransitionContext? = TransitionContext(runner: self)
  private(set) lazy var coordinator = TransitionCoordinator(runner: self)
  private(set) lazy var checker = TransitionChecker(runner: self)
  private(set) var duration: TimeInterval = 0
  private let completion: (() -> Void)?

  init(plan: any TransitionPlan, isAnimated: Bool, completion: (() -> Void)? = nil) {
    self.plan = plan
    self.isAnimated = isAnimated
    self.completion = completion
  }

  /// Starts the transition. It stays alive through its participants until `completeTransition(_:)`.
  func run() {
    Stage.current.animationBlocks.suspended {
      prepare()
      start()
    }
  }

  /// Ends the transition; called by the animator through its context.
  func end(completed: Bool) {
    guard state == .running else {
      reportCompletedTwice()
      return
    }
    Stage.current.note("completeTransition(_:)", of: animator, "\(completed)")
    checker.willEnd(completed: completed)
    state = .ended
    Stage.current.animationBlocks.suspended {
      context?.transitionWasCancelled = !completed
      context?.interactionEnded()
      Stage.current.note("animationEnded(_:)", of: animator, "\(completed)")
      animator?.animationEnded(completed)
      plan.didEnd(completed: completed)
      coordinator.complete()
      plan.endAppearance(completed: completed, animated: isAnimated)
      plan.participants.forEach { $0.transitionEnded(self) }
      plan.finish(completed: completed)
      checker.didEnd()
      completion?()
      context = nil
    }
  }

  private func prepare() {
    state = .preparing
    checker.willPrepare()
    plan.participants.forEach { $0.transition = self }
    animator = plan.makeAnimator()
    interactionController = animator.flatMap { plan.interactionController(for: $0) }
    let isInteractive = interactionController?.wantsInteractiveStart ?? false
    context?.isInteractive = isInteractive
    coordinator.initiallyInteractive = isInteractive
    plan.prepare()
    plan.willBegin()
    plan.beginAppearance(animated: isAnimated)
    plan.containerView.layoutIfNeeded()
  }

  private func start() {
    state = .running
    guard let animator, let context else {
      plan.placeEnteringView()
      coordinator.runAlongside(nil, duration: 0)
      end(completed: true)
      return
    }
    duration = animator.transitionDuration(using: context)
    Stage.current.note("transitionDuration(using:)", of: animator, "\(duration) s")
    checker.willAnimate()
    let block = Stage.current.animationBlocks.firstBlock(in: {
      if context.isInteractive, let interactionController {
        Stage.current.note("startInteractiveTransition(_:)", of: interactionController)
        interactionController.startInteractiveTransition(context)
      } else {
        Stage.current.note("animateTransition(using:)", of: animator)
        animator.animateTransition(using: context)
      }
    })
    coordinator.runAlongside(block?.timing ?? .cubic(completionCurve.bezier), duration: isAnimated ? duration : 0)
    checker.didStart()
  }

  var isCancelled: Bool { context?.transitionWasCancelled ?? false }

  var completionCurve: UIView.AnimationCurve { interactionController?.completionCurve ?? .easeInOut }

  private func reportCompletedTwice() {
    let name = animator.map { "\(type(of: $0))" } ?? "The transition"
    Stage.current.report(
      .misuse(
        "F2", "\(name) called completeTransition(_:) again after the transition had ended.",
        remedy: "Call it exactly once, in the completion of the last animation.",
        types: animator.map { [type(of: $0)] } ?? []))
  }
}

extension UIViewController {
  fileprivate func transitionEnded(_ runner: TransitionRunner) {
    if transition === runner { transition = nil }
  }
}
