/// Runs one transition from beginning to end: any presentation, dismissal, push, pop or change of tabs.
final class TransitionRunner {
  private enum State {
    /// Up to the start of the animator: the participants get their `will` calls, and the views are put in place.
    case preparing
    /// From the start of the animator to `completeTransition(_:)`. Nil when nothing is animated.
    case running(TransitionMotion?)
    /// Abandoned, if it was ended before its animator completed it.
    case ended(isAbandoned: Bool)
  }

  let plan: any TransitionPlan
  private var state = State.preparing
  private var animation: TransitionAnimator?
  /// Names the animator in diagnostics after the animator itself was released.
  private var animatorType: (any UIViewControllerAnimatedTransitioning.Type)?
  private(set) var interaction: TransitionInteraction?
  private(set) lazy var checker = TransitionChecker(runner: self)
  private(set) var duration: TimeInterval = 0
  private let completion: (() -> Void)?

  private let handles = TransitionHandles()
  private(set) var frames = TransitionFrames()

  // MARK: Interaction

  private(set) var initiallyInteractive = false
  private(set) var isInteractive = false
  /// How far the transition was when an interaction last said so, 0…1, or beyond an end at which a spring was caught.
  var percentComplete: CGFloat = 0
  /// How far it was when it was last paused: beyond 0…1 while a spring overshot.
  var caughtAt: CGFloat = 0
  /// The end that the transition is on its way to.
  var direction = TransitionDirection.forwards

  // MARK: State

  /// Nil unless the transition runs and is animated.
  var motion: TransitionMotion? {
    if case .running(let motion) = state { motion } else { nil }
  }

  var isRunning: Bool {
    if case .running = state { true } else { false }
  }

  var hasEnded: Bool {
    if case .ended = state { true } else { false }
  }

  var animator: (any UIViewControllerAnimatedTransitioning)? { animation?.object }
  var systemAnimator: (any SystemAnimator)? { animation?.system }
  /// The duration that the coordinator tells the app, in seconds.
  var announcedDuration: TimeInterval { systemAnimator?.announcedDuration ?? duration }
  var isAnimated: Bool { plan.isAnimated }
  var isCancelled: Bool { direction == .backwards }

  /// The stage of the container, on which the transition runs.
  var stage: Stage { origin.stage }
  private let origin: StageOrigin

  init(plan: any TransitionPlan, completion: (() -> Void)? = nil) {
    self.plan = plan
    origin = StageOrigin(of: plan.containerView.stage)
    self.completion = completion
  }

  var context: TransitionContext { handles.context(of: self) }
  var coordinator: TransitionCoordinator { handles.coordinator(of: self) }

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
    switch state {
    case .running(let motion): end(motion, completed: completed, isAbandoned: false)
    case .ended(isAbandoned: true): break
    default: reportCompletedTwice()
    }
  }

  /// Ends the transition and its animations at once. A later `completeTransition(_:)` of its animator has no effect.
  func abandon() {
    guard case .running(let motion) = state else { return }
    checker.willAbandon()
    end(motion, completed: !isCancelled, isAbandoned: true)
  }

  private func end(_ motion: TransitionMotion?, completed: Bool, isAbandoned: Bool) {
    stage.note("completeTransition(_:)", of: animator, "\(completed)")
    checker.willEnd(completed: completed)
    onItsOwn {
      let isSameSize = plan.containerView.bounds.size == frames.containerSize
      if !completed { motion?.takeBack(runningBack: isInteractive || isCancelled, places: isSameSize) }
      state = .ended(isAbandoned: isAbandoned)
      direction = completed ? .forwards : .backwards
      setInteractive(false)
      tell(.ends(completed: completed))
      if isAbandoned { motion?.drive.finish(direction) }
      motion?.time.timeline.close()
      tellAnimator(completed: completed)
      settleHierarchy(completed: completed, isSameSize: isSameSize)
      coordinator.complete()
      settleAppearance(completed: completed)
      completion?()
      letGo()
    }
  }

  private func tellAnimator(completed: Bool) {
    stage.note("animationEnded(_:)", of: animator, "\(completed)")
    animator?.animationEnded(completed)
  }

  private func settleHierarchy(completed: Bool, isSameSize: Bool) {
    plan.didEnd(completed: completed)
    guard !isSameSize else { return }
    plan.placeRemainingView(completed: completed)
    stage.jumpChecker.excuseThisMoment()
  }

  private func settleAppearance(completed: Bool) {
    plan.endAppearance(completed: completed)
    plan.participants.forEach { $0.transitions.removeAll { $0 === self } }
    checker.didSettleHierarchy()
    plan.finish(completed: completed)
    checker.didEnd()
  }

  /// Releases the app's objects: an animator that keeps its context would otherwise keep itself and all participants alive.
  private func letGo() {
    handles.release()
    if systemAnimator == nil { animation = nil }
    if interaction?.system == nil { interaction = nil }
  }

  /// Drops the transition without any callback, because the stage has ended.
  func discard() {
    motion?.time.timeline.discard()
    state = .ended(isAbandoned: false)
    plan.participants.forEach { $0.transitions.removeAll { $0 === self } }
    handles.discard()
    (animation, interaction) = (nil, nil)
  }

  private func prepare() {
    checker.willPrepare()
    handles.make(for: self)
    let coordinator = coordinator
    plan.participants.forEach { $0.transitions.append(self) }
    animation = plan.makeAnimator()
    animatorType = animator.map { type(of: $0.innermost) }
    interaction = animation.flatMap(plan.makeInteraction)
    initiallyInteractive = interaction?.object.wantsInteractiveStart ?? false
    isInteractive = initiallyInteractive
    plan.prepare()
    plan.willBegin(with: coordinator)
    plan.beginAppearance(with: coordinator)
    plan.containerView.layoutIfNeeded()
    frames = TransitionFrames(of: plan)
  }

  private func start() {
    guard let animator else { return passAtOnce() }
    beginMotion(of: animator)
    if let interaction, isInteractive || interaction.system == nil {
      start(interaction.object)
    } else {
      interaction?.percentDriven?.attach(to: self)
      startAnimator()
    }
    // An animator that had nothing to animate has completed the transition: there is no motion any more.
    if !initiallyInteractive, let systemMotion = systemAnimator?.motion { motion?.goAlong(systemMotion) }
    coordinator.runAlongside(with: alongsideCarrier ?? .none)
    checker.didStart()
  }

  /// Without an animator.
  private func passAtOnce() {
    state = .running(nil)
    plan.placeEnteringView()
    // What `viewDidAppear(_:)` animates, it animates from a layout.
    UIView.performWithoutAnimation { plan.containerView.layoutIfNeeded() }
    coordinator.runAlongside(with: .none)
    end(completed: true)
  }

  /// Begins the time in which the transition runs; of an interactive transition it stands.
  private func beginMotion(of animator: any UIViewControllerAnimatedTransitioning) {
    let declared = animator.transitionDuration(using: context)
    duration = stage.motionEdits.transitionDurations["\(type(of: animator.innermost))"] ?? declared
    stage.note("transitionDuration(using:)", of: animator, "\(duration) s")
    let views = [plan.from, plan.to].map(\.viewIfLoaded) + [.from, .to].map(plan.view(forKey:))
    let motion = TransitionMotion(duration: duration, of: views.compactMap(\.self), on: stage.clock)
    state = .running(motion)
    tell(.begins)
    if isInteractive { tell(.isHeld) }
    checker.willAnimate()
    if isInteractive { motion.time.pause() }
  }

  /// Calls the interaction controller. An app's is called where the transition runs by itself, too: Apple's PhotoTransitioning sample
  /// makes its animator there.
  private func start(_ controller: any UIViewControllerInteractiveTransitioning) {
    stage.note("startInteractiveTransition(_:)", of: controller)
    controller.startInteractiveTransition(context)
    adoptSuppliedAnimator()
  }

  /// What runs the alongside animations; nil when nothing is animated.
  private var alongsideCarrier: AlongsideCarrier? {
    isAnimated ? motion?.alongsideCarrier(curve: systemAnimator != nil ? .linear : completionCurve) : nil
  }

  /// Runs the alongside animations in the animator's first block, which is open. As in UIKit they take that block's timing, and its
  /// completion waits for them.
  private func joinAlongside() {
    guard let alongsideCarrier else { return }
    coordinator.runAlongside(with: alongsideCarrier, isOpen: true)
  }

  /// Starts the animator; of an interactive transition it is paused at its start.
  func startAnimator() {
    guard let animator, let motion, !motion.hasStarted else { return }
    if isInteractive, let supplied = animator.suppliedAnimator(using: context) {
      motion.goBy(supplied)
      return motion.time.timeline.run { supplied.pauseAnimation() }
    }
    stage.note("animateTransition(using:)", of: animator)
    motion.start(animator, with: context, in: stage.animationBlocks) { [self] in joinAlongside() }
    if !isInteractive { adoptSuppliedAnimator() }
  }

  /// Moves the transition by the animator that its animator supplies, if that is active and nothing else does.
  private func adoptSuppliedAnimator() {
    guard let animator, let motion, motion.isByTime else { return }
    guard let supplied = animator.suppliedAnimator(using: context), supplied.state == .active else { return }
    motion.goBy(supplied)
  }

  func setInteractive(_ interactive: Bool) {
    guard isInteractive != interactive else { return }
    isInteractive = interactive
    coordinator.interactionChanged()
    checker.interactionChanged()
    tell(interactive ? .isHeld : .isReleased)
  }

  /// Runs code outside of any animation block that is open, so that the block does not animate the transition's own changes.
  private func onItsOwn(_ body: () -> Void) {
    let stage = stage
    stage.asCurrent { stage.clock.run(in: nil) { stage.animationBlocks.suspended(body) } }
  }

  private func reportCompletedTwice() {
    let name = animatorType.map { "\($0)" } ?? "The transition"
    stage.report(
      .misuse(
        .F2, "\(name) called completeTransition(_:) again after the transition had ended.",
        remedy: "Call it exactly once, in the completion of the last animation.",
        types: [animatorType].compactMap(\.self)))
  }
}
