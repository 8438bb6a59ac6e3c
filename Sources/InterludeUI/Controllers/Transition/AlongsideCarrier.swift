/// Runs the animations that were added alongside a transition.
enum AlongsideCarrier {
  /// Nothing: the changes are made at once.
  case none
  /// A block of their own in the transition's timeline, which ends at a time of that timeline. `source` is the call that the block is
  /// attributed to.
  case timing(AnimationTiming, timeline: Timeline, end: Double, source: CallSite?)
  /// The property animator that has begun the transition's first animation.
  case run(AnimatorRun)
  /// The animator that the transition's animator returned from `interruptibleAnimator(using:)`.
  case animator(any UIViewImplicitlyAnimating)

  func run(_ changes: @escaping () -> Void) {
    switch self {
    case .none: changes()
    case .timing(let timing, let timeline, let end, let source):
      timeline.run {
        guard end > timeline.now else { return changes() }
        AnimationBlock(duration: end - timeline.now, timing: timing, source: source).run(changes)
      }
    case .run(let run):
      if run.takesChanges { run.add(now: changes, delayFactor: 0) } else { changes() }
    case .animator(let animator):
      if animator.state == .active { animator.addAnimations(changes) } else { changes() }
    }
  }
}
