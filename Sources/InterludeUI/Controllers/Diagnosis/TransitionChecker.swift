/// Watches one transition for the mistakes that UIKit lets pass in silence: F1, F3 to F6, F9, F10, and through its appearances F8.
final class TransitionChecker {
  /// Seconds beyond the declared duration after which `completeTransition(_:)` counts as forgotten; also seconds without a finger after
  /// which an interactive transition counts as one that none will move.
  private static let grace = 1.0
  /// Seconds by which an animation may miss the declared duration: a frame.
  private static let frame = 1.0 / 60

  private unowned let runner: TransitionRunner
  private var appearances = TransitionAppearances()
  private var start = 0.0
  /// Whether the transition is to take its declared duration: it is animated, and has not been held or abandoned.
  private var keepsTime = false
  /// The next look at whether the transition is late, or waits for a finger in vain.
  private var reminder: ScheduledEvent?
  /// The window of a presenter's view that was to stay in its place, if the animator had moved it into the container (F10). Nil otherwise.
  private weak var windowOfTakenView: UIWindow?
  private var reported: Set<DiagnosticCode> = []

  init(runner: TransitionRunner) { self.runner = runner }

  /// Begins to watch the appearance of both views, before any callback.
  func willPrepare() { appearances.watch([runner.plan.from.viewIfLoaded, runner.plan.to.viewIfLoaded]) }

  /// Notes the time, and watches the views that are in the container, before the animator is called.
  func willAnimate() {
    let plan = runner.plan
    start = runner.stage.time
    keepsTime = runner.isAnimated && !isInteractive && runner.stage.animationBlocks.areAnimationsEnabled
    appearances.watch([
      plan.from.viewIfLoaded, plan.to.viewIfLoaded, plan.view(forKey: .from), plan.view(forKey: .to),
    ])
    appearances.watch(plan.containerView.subviews.map { $0 })
  }

  /// Checks the entering view once `animateTransition(using:)` or `startInteractiveTransition(_:)` has returned, and sets the reminder.
  func didStart() {
    guard runner.isRunning else { return }
    checkEnteringView()
    if isInteractive { expectFinger() } else { expectEnd(within: runner.duration) }
  }

  /// Notes that an interaction has begun or ended, and sets the reminder anew.
  func interactionChanged() {
    runner.stage.note("interaction", of: runner.animator, isInteractive ? "begins" : "ends")
    keepsTime = false
    guard runner.isRunning, !isInteractive else { return }
    expectEnd(within: runner.duration / runner.completionSpeed)
  }

  /// Checks the end that the animator asks for by `completeTransition(_:)`, before anything is changed.
  func willEnd(completed: Bool) {
    reminder?.cancel()
    if completed, takesPresenterAlong { windowOfTakenView = runner.plan.containerView.window }
    // What is given up at once is put back at once.
    if !completed, keepsTime { runner.stage.jumpChecker.excuseThisMoment() }
    guard let animator = runner.animator?.innermost, completed else { return }
    if let view = runner.plan.view(forKey: .to), !isInContainer(view), !runner.plan.to.isReplacedByCover {
      reportMissingAtTheEnd(animator)
    }
    if keepsTime { checkDuration(animator) }
  }

  /// Stops checking durations: the transition no longer waits for its animator.
  func willAbandon() {
    keepsTime = false
    runner.stage.jumpChecker.excuseThisMoment()
  }

  /// Notes what has been left in the container.
  func didSettleHierarchy() { appearances.noteLeftovers(in: runner.plan.containerView) }

  /// Looks for a presenter that went with the container, and for leftovers of the animator.
  func didEnd() {
    checkTakenPresenter()
    let culprit: Any.Type = runner.animator.map { type(of: $0.innermost) } ?? type(of: runner.plan)
    appearances.settle(culprit: culprit, on: runner.stage.clock)
  }
}

extension TransitionChecker {
  private func checkEnteringView() {
    guard let animator = runner.animator?.innermost, let view = runner.plan.view(forKey: .to) else { return }
    let (name, to) = ("\(type(of: animator))", "\(type(of: runner.plan.to))")
    let types: [Any.Type] = [type(of: animator), type(of: runner.plan.to)]
    guard isInContainer(view) else {
      let own = runner.plan.to.viewIfLoaded.flatMap { $0 !== view && isInContainer($0) ? $0 : nil }
      let outcome =
        own.map { _ in
          "put the own view of \(to) into the container, and not the view that the presentation has around it, so that "
            + "nothing is to be seen of that"
        } ?? view.superview.map { "put the view of \(to) into \(type(of: $0)), which is not the container" }
        ?? "did not add the view of \(to) to the container, so that there is nothing to be seen of it"
      return report(
        .misuse(
          .F3, "\(name) \(outcome).",
          remedy: "Add view(forKey: .to) to the containerView before animating it.", types: types))
    }
    // Who arranges the container may be about to give the view its size.
    if view.bounds.isEmpty { runner.plan.containerView.layoutIfNeeded() }
    guard view.bounds.isEmpty else { return }
    report(
      .misuse(
        .F5,
        "The frame of the view of \(to) is empty as \(name) starts to animate it, so that nothing is to be seen of it.",
        remedy: "Set its frame to finalFrame(for:) of the controller for the key .to; initialFrame(for:) is zero.",
        types: types))
  }

  /// One mistake is told once: what was never added is missing at the end as well.
  private func reportMissingAtTheEnd(_ animator: any UIViewControllerAnimatedTransitioning) {
    guard !reported.contains(.F3) else { return }
    let to = type(of: runner.plan.to)
    report(
      .misuse(
        .F4, "\(type(of: animator)) called completeTransition(true) though the view of \(to) is not in the container.",
        remedy: "Add view(forKey: .to) to the containerView and leave it there, or call completeTransition(false).",
        types: [type(of: animator), to]))
  }

  /// Whether the view of the controller that comes forward is in the container although it is not the animator's to bring.
  private var takesPresenterAlong: Bool {
    guard runner.plan.view(forKey: .to) == nil, let view = runner.plan.to.viewIfLoaded else { return false }
    return isInContainer(view)
  }

  /// A window with another root by now does without the presenter.
  private func checkTakenPresenter() {
    guard let root = windowOfTakenView?.rootViewController, runner.plan.to.viewIfLoaded?.window == nil,
      sequence(first: runner.plan.to, next: { $0.parent ?? $0.presentingViewController }).contains(root)
    else { return }
    let (from, to) = (type(of: runner.plan.from), type(of: runner.plan.to))
    var types: [Any.Type] = [to]
    if let animator = runner.animator?.innermost { types.insert(type(of: animator), at: 0) }
    report(
      .misuse(
        .F10,
        "The view of \(to), which stays in its place, lay in the container as \(from) was dismissed, and went with it: nothing is "
          + "to be seen of it any more.",
        remedy: "Add to the containerView what view(forKey:) gives, which is nil for a view that stays.",
        types: types))
  }

  private func checkDuration(_ animator: any UIViewControllerAnimatedTransitioning) {
    let (declared, taken) = (runner.duration, runner.stage.time - start)
    // What is off the window is animated no longer, whatever was declared.
    guard taken >= declared || runner.stage.clock.lastRemovalOffStage != runner.stage.time else { return }
    // Sums of seconds are not exact.
    guard reported.isDisjoint(with: [.F1, .F4]), abs(taken - declared) > Self.frame + 1e-9 else { return }
    report(
      .misuse(
        .F6,
        "\(type(of: animator)) declared a transition of \(declared.inSeconds), and completed it after "
          + "\(taken.inSeconds): bars, and a finger's share of the way, go by the time that was declared.",
        remedy: "Return from transitionDuration(using:) what the animation takes; a spring of given mass and stiffness "
          + "takes its own time.",
        severity: .warning, types: [type(of: animator)]))
  }

  private func expectEnd(within duration: Double) {
    reminder?.cancel()
    let clock = runner.stage.clock
    let deadline = clock.time + (duration.isFinite ? max(0, duration) : 0) + Self.grace
    reminder = clock.schedule(at: deadline) { [weak self] in self?.reportLateness() }
  }

  private func reportLateness() {
    guard let animator = runner.animator?.innermost, runner.isRunning, !isInteractive else { return }
    report(
      .misuse(
        .F1,
        "\(type(of: animator)) has not called completeTransition(_:) \(Self.grace.inSeconds) after its "
          + "\(runner.duration.inSeconds) were over: the transition goes on, and takes every touch.",
        remedy: "Call completeTransition(!transitionWasCancelled) in the completion of the last animation.",
        types: [type(of: animator)]))
  }

  /// A percent-driven transition stands still until it is moved; an interaction of an app's own may do as it likes.
  private func expectFinger() {
    guard runner.interaction?.percentDriven != nil else { return }
    let clock = runner.stage.clock
    reminder = clock.schedule(at: clock.time + Self.grace) { [weak self] in self?.reportNoFinger() }
  }

  private func reportNoFinger() {
    guard let animator = runner.animator?.innermost, let interaction = runner.interaction, runner.isRunning,
      isInteractive, runner.percentComplete == 0
    else { return }
    let touches = runner.stage.touches
    guard touches.knowsFingers, !touches.hasFingers else { return expectFinger() }
    report(
      .misuse(
        .F9,
        "\(type(of: animator)) waits for a finger, and there is none: the transition is interactive, has not been moved for "
          + "\(Self.grace.inSeconds), and takes every touch.",
        remedy: "Hand out an interaction controller only while a gesture begins the transition; else return nil.",
        types: [type(of: animator), type(of: interaction.object)]))
  }

  private var isInteractive: Bool { runner.isInteractive }

  private func isInContainer(_ view: UIView) -> Bool {
    view !== runner.plan.containerView && view.isDescendant(of: runner.plan.containerView)
  }

  private func report(_ diagnostic: Diagnostic) {
    reported.insert(diagnostic.code)
    runner.stage.report(diagnostic)
  }
}

extension Double {
  /// As a sentence has it: `0.5 s`.
  fileprivate nonisolated var inSeconds: String { "\((self * 1000).rounded() / 1000) s" }
}
