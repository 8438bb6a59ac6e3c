/// Runs one transition from beginning to end. Presentations, dismissals and navigation all come through here.
final class TransitionRunner {
  enum State {
    case idle, preparing, running, ended
  }

  let plan: any TransitionPlan
  private(set) var state = State.idle
  private var animation: TransitionAnimator?
  private(set) var interaction: TransitionInteraction?
  private(set) lazy var checker = TransitionChecker(runner: self)
  private(set) var duration: TimeInterval = 0
  private let completion: (() -> Void)?

  /// What user code knows the transition by. They keep the transition; it keeps them until it ends.
  private var handles: (context: TransitionContext, coordinator: TransitionCoordinator)?
  private weak var lastContext: TransitionContext?
  private weak var lastCoordinator: TransitionCoordinator?

  // MARK: Interaction

  private(set) var initiallyInteractive = false
  private(set) var isInteractive = false
  private(set) var isInterruptible = false
  /// How far the transition was when an interaction last said so, 0…1.
  var percentComplete: CGFloat = 0
  /// How far it was when it was last paused: beyond 0…1 while a spring overshot.
  var caughtAt: CGFloat = 0
  /// Where the transition was last sent.
  var direction = TransitionDirection.forwards
  /// What an interaction moves; nil when nothing is animated.
  private(set) var drive: (any TransitionDrive)?
  private(set) var timelineDrive: TimelineDrive?
  private var carrier: AlongsideCarrier?
  private var startingAppearances: [StartingAppearance] = []
  private var startingSize = CGSize.zero
  private(set) var frames = TransitionFrames()
  private var isAbandoned = false

  var animator: (any UIViewControllerAnimatedTransitioning)? { animation?.object }
  var systemAnimator: (any SystemAnimator)? { animation?.system }
  var isAnimated: Bool { plan.isAnimated }
  var isCancelled: Bool { direction == .backwards }

  /// The stage on which it runs, wherever those who take part were made.
  var stage: Stage { origin.stage }
  private let origin: StageOrigin

  init(plan: any TransitionPlan, completion: (() -> Void)? = nil) {
    self.plan = plan
    origin = StageOrigin(of: plan.containerView.stage)
    self.completion = completion
  }

  var context: TransitionContext { lastContext ?? TransitionContext(runner: self) }
  var coordinator: TransitionCoordinator { lastCoordinator ?? TransitionCoordinator(runner: self) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: plan.from
    case .to: plan.to
    default: nil
    }
  }

  /// Starts the transition. It stays alive through its participants until `completeTransition(_:)`.
  func run() {
    onItsOwn {
      prepare()
      start()
    }
  }

  /// Ends the transition; called by the animator through its context.
  func end(completed: Bool) {
    guard state == .running else {
      if !isAbandoned { reportCompletedTwice() }
      return
    }
    stage.note("completeTransition(_:)", of: animator, "\(completed)")
    checker.willEnd(completed: completed)
    onItsOwn {
      if isInteractive || isCancelled, !completed { timelineDrive?.timeline.goBack() }
      state = .ended
      if !completed { restoreAppearances() }
      direction = completed ? .forwards : .backwards
      setInteractive(false)
      tell(.ends(completed: completed))
      if isAbandoned { drive?.finish(direction) }
      timelineDrive?.timeline.close()
      stage.note("animationEnded(_:)", of: animator, "\(completed)")
      animator?.animationEnded(completed)
      plan.didEnd(completed: completed)
      if plan.containerView.bounds.size != startingSize {
        plan.placeRemainingView(completed: completed)
        stage.jumpChecker.excuseThisMoment()
      }
      coordinator.complete()
      plan.endAppearance(completed: completed)
      plan.participants.forEach { $0.transitions.removeAll { $0 === self } }
      checker.didSettleHierarchy()
      plan.finish(completed: completed)
      checker.didEnd()
      completion?()
      handles = nil
    }
  }

  /// Ends the transition, and what animates it, at once: when its animator then completes it, nothing happens.
  func abandon() {
    guard state == .running else { return }
    isAbandoned = true
    checker.willAbandon()
    end(completed: !isCancelled)
  }

  /// Gives up the transition without a word to anyone: the stage has ended.
  func discard() {
    state = .ended
    timelineDrive?.timeline.discard()
    plan.participants.forEach { $0.transitions.removeAll { $0 === self } }
    lastContext?.discard()
    lastCoordinator?.discard()
    (animation, interaction, handles) = (nil, nil, nil)
    (timelineDrive, drive, carrier, startingAppearances) = (nil, nil, nil, [])
  }

  private func prepare() {
    state = .preparing
    checker.willPrepare()
    let handles = (TransitionContext(runner: self), TransitionCoordinator(runner: self))
    self.handles = handles
    (lastContext, lastCoordinator) = handles
    plan.participants.forEach { $0.transitions.append(self) }
    animation = plan.makeAnimator()
    interaction = animation.flatMap { plan.interaction(for: $0) }
    initiallyInteractive = interaction?.object.wantsInteractiveStart ?? false
    isInteractive = initiallyInteractive
    plan.prepare()
    plan.willBegin(with: handles.1)
    plan.beginAppearance(with: handles.1)
    plan.containerView.layoutIfNeeded()
    startingSize = plan.containerView.bounds.size
    frames = TransitionFrames(of: plan)
    let views = [plan.from, plan.to].map(\.viewIfLoaded) + [.from, .to].map(plan.view(forKey:))
    startingAppearances = views.compactMap { $0.map(StartingAppearance.init) }
  }

  /// Puts back what the transition's animations have changed, the last change first, unless it has been set to something
  /// else since; then how those that take part were before anything was animated.
  private func restoreAppearances() {
    let animations = timelineDrive?.animations ?? []
    for animation in animations.reversed() where animation.isModelAsLeft { animation.takeBack() }
    let isSameSize = plan.containerView.bounds.size == startingSize
    for appearance in startingAppearances { appearance.restore(after: animations, place: isSameSize) }
  }

  private func start() {
    state = .running
    guard let animator else {
      plan.placeEnteringView()
      coordinator.runAlongside(with: .none)
      end(completed: true)
      return
    }
    duration = animator.transitionDuration(using: context)
    stage.note("transitionDuration(using:)", of: animator, "\(duration) s")
    tell(.begins)
    if isInteractive { tell(.isHeld) }
    checker.willAnimate()
    let timelineDrive = TimelineDrive(clock: stage.clock, duration: duration)
    (self.timelineDrive, drive) = (timelineDrive, timelineDrive)
    if let controller = interaction?.object, isInteractive {
      timelineDrive.pause()
      stage.note("startInteractiveTransition(_:)", of: controller)
      controller.startInteractiveTransition(context)
      adoptInterruptible()
    } else {
      interaction?.percentDriven?.attach(to: self)
      startAnimator()
      followTiming()
    }
    coordinator.runAlongside(with: alongsideCarrier(timelineDrive))
    checker.didStart()
  }

  /// Starts the animations: held, when the transition is interactive.
  func startAnimator() {
    guard state == .running, carrier == nil, let animator, let timeline = timelineDrive?.timeline else {
      return
    }
    if isInteractive {
      if let interruptible = animator.suppliedAnimator(using: context) {
        timeline.flow = .even(offset: 0)
        drive(by: interruptible)
        return timeline.run { interruptible.pauseAnimation() }
      }
    }
    stage.note("animateTransition(using:)", of: animator)
    let first = stage.animationBlocks.firstBlock {
      timeline.run { animator.animateTransition(using: context) }
    }
    carrier = first.map { block in
      block.animator.map { .run($0) }
        ?? .timing(block.timing, timeline: timeline, end: timeline.now + duration)
    }
    if !isInteractive { adoptInterruptible() }
  }

  /// Leaves the transition to the animator that its own one supplies, if that has been activated and nothing else drives.
  private func adoptInterruptible() {
    guard state == .running, let animator, drive === timelineDrive else { return }
    guard let interruptible = animator.suppliedAnimator(using: context), interruptible.state == .active else { return }
    timelineDrive?.timeline.flow = .even(offset: 0)
    drive(by: interruptible)
  }

  /// Lets the transition's time go as an animator wants it that moves evenly itself.
  private func followTiming() {
    guard state == .running, let timing = systemAnimator?.timing else { return }
    timelineDrive?.proceed(.forwards, along: timing, speed: 1)
    isInterruptible = true
  }

  private func drive(by interruptible: any UIViewImplicitlyAnimating) {
    drive = AnimatorDrive(interruptible)
    carrier = .animator(interruptible)
    isInterruptible = true
  }

  /// What runs the alongside animations: what carries the first of the transition's own, or else its duration and curve.
  private func alongsideCarrier(_ drive: TimelineDrive) -> AlongsideCarrier {
    guard isAnimated, state == .running else { return .none }
    let curve = systemAnimator != nil ? .linear : completionCurve
    let own = AlongsideCarrier.timing(
      .cubic(curve.bezier), timeline: drive.timeline, end: drive.timeline.now + duration)
    return carrier ?? own
  }

  func setInteractive(_ interactive: Bool) {
    guard isInteractive != interactive else { return }
    isInteractive = interactive
    coordinator.interactionChanged()
    checker.interactionChanged()
    tell(interactive ? .isHeld : .isReleased)
  }

  /// Runs code outside of any animation that is being made just then: it belongs to the transition, not to its surroundings.
  private func onItsOwn(_ body: () -> Void) {
    let stage = stage
    stage.asCurrent { stage.clock.run(in: nil) { stage.animationBlocks.suspended(body) } }
  }

  private func reportCompletedTwice() {
    let name = animator.map { "\(type(of: $0))" } ?? "The transition"
    stage.report(
      .misuse(
        .F2, "\(name) called completeTransition(_:) again after the transition had ended.",
        remedy: "Call it exactly once, in the completion of the last animation.",
        types: animator.map { [type(of: $0)] } ?? []))
  }
}
