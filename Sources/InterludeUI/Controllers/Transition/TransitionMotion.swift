/// Moves a transition while it runs: by the timeline that its animations run in or, where the transition's animator returns one from
/// `interruptibleAnimator(using:)`, by that animator.
final class TransitionMotion {
  let time: TimelineDrive
  private let journal: TransitionJournal
  /// The animator's `transitionDuration(using:)`, in seconds.
  private let duration: TimeInterval
  private var supplied: AnimatorDrive?
  /// What the first of its animations runs in; nil until there is one.
  private var carrier: AlongsideCarrier?
  /// Whether it can be stopped on its way.
  private(set) var isInterruptible = false

  /// - Parameters:
  ///   - duration: in seconds.
  ///   - views: the views that `takeBack` restores.
  init(duration: TimeInterval, of views: [UIView], on clock: MediaClock) {
    self.duration = duration
    time = TimelineDrive(clock: clock, duration: duration)
    journal = TransitionJournal(of: views, in: time.timeline, on: clock)
  }

  /// What an interaction moves.
  var drive: any TransitionDrive { supplied ?? time }

  /// Whether the timeline moves it, and not an animator.
  var isByTime: Bool { supplied == nil }

  var hasStarted: Bool { carrier != nil }

  /// Calls the animator in the transition's timeline.
  ///
  /// - Parameter joining: called in the first of the animator's blocks, if it opens one.
  func start(
    _ animator: any UIViewControllerAnimatedTransitioning, with context: TransitionContext,
    in blocks: AnimationBlockStack, joining: @escaping () -> Void
  ) {
    blocks.run {
      time.timeline.run { animator.animateTransition(using: context) }
    } joinedBy: { [self] block in
      carrier =
        block.animator.map { .run($0) }
        ?? .timing(block.timing, timeline: time.timeline, end: time.timeline.now + duration, source: block.source)
      joining()
    }
  }

  /// From now on, moves the transition by an animator that the transition's animator has supplied.
  func goBy(_ animator: any UIViewImplicitlyAnimating) {
    time.timeline.flow = .even(offset: 0)
    supplied = AnimatorDrive(animator)
    carrier = .animator(animator)
    isInterruptible = true
  }

  /// Has the timeline follow the motion of a system animator, whose animations themselves are linear.
  func goAlong(_ motion: SystemBehavior.Motion) {
    time.proceed(.forwards, along: motion.curve, length: motion.duration)
    isInterruptible = true
  }

  /// What runs the alongside animations: the first animation's carrier or, without one, a block of the declared duration and a curve.
  func alongsideCarrier(curve: UIView.AnimationCurve) -> AlongsideCarrier {
    carrier
      ?? .timing(
        curve.timing, timeline: time.timeline, end: time.timeline.now + duration, source: .here())
  }

  /// Undoes what the transition has changed.
  ///
  /// - Parameters:
  ///   - runningBack: whether running animations are ended first, as not finished.
  ///   - places: whether position and size are restored, too.
  func takeBack(runningBack: Bool, places: Bool) {
    if runningBack { time.timeline.goBack() }
    journal.takeBack(places: places)
  }
}
