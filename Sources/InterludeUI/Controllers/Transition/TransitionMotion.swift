/// What moves a transition while it runs: the time that its animations go by or, once there is one, the animator that its own
/// has supplied.
final class TransitionMotion {
  let time: TimelineDrive
  private let journal: TransitionJournal
  /// In seconds, as the animator has declared it.
  private let duration: TimeInterval
  private var supplied: AnimatorDrive?
  /// What carries the first of its animations.
  private var carrier: AlongsideCarrier?
  /// Whether it can be stopped on its way.
  private(set) var isInterruptible = false

  /// - Parameters:
  ///   - duration: in seconds.
  ///   - views: those that lie and look as before once it is taken back.
  init(duration: TimeInterval, of views: [UIView], on clock: MediaClock) {
    self.duration = duration
    time = TimelineDrive(clock: clock, duration: duration)
    journal = TransitionJournal(of: views, in: time.timeline, on: clock)
  }

  /// What an interaction moves.
  var drive: any TransitionDrive { supplied ?? time }

  /// Whether it goes by its own time, not by an animator's.
  var isByTime: Bool { supplied == nil }

  var hasStarted: Bool { carrier != nil }

  /// Lets an animator animate, in blocks of a stage's.
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

  /// Leaves it to the animator that the transition's own one has supplied.
  func goBy(_ animator: any UIViewImplicitlyAnimating) {
    time.timeline.flow = .even(offset: 0)
    supplied = AnimatorDrive(animator)
    carrier = .animator(animator)
    isInterruptible = true
  }

  /// Lets its time go as an animator of the system's wants it, which moves evenly itself.
  func goAlong(_ motion: SystemBehavior.Motion) {
    time.proceed(.forwards, along: motion.curve, length: motion.duration)
    isInterruptible = true
  }

  /// What runs the alongside animations: what carries the first of its own, or else its duration and a curve.
  func alongsideCarrier(curve: UIView.AnimationCurve) -> AlongsideCarrier {
    carrier
      ?? .timing(
        curve.timing, timeline: time.timeline, end: time.timeline.now + duration, source: .here())
  }

  /// Goes back to where everything was.
  ///
  /// - Parameters:
  ///   - runningBack: whether animations that are under way end as not finished.
  ///   - places: whether the views are to be where they were, too.
  func takeBack(runningBack: Bool, places: Bool) {
    if runningBack { time.timeline.goBack() }
    journal.takeBack(places: places)
  }
}
