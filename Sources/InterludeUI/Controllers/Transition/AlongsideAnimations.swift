/// What runs the animations that others have hung on a transition.
enum AlongsideCarrier {
  /// Nothing: the changes are made at once.
  case none
  /// A block of their own in the transition's timeline, which ends at a time of it. Its timing comes from a call, as which it counts.
  case timing(AnimationTiming, timeline: Timeline, end: Double, source: CallSite?)
  /// The property animator that has begun the transition's first animation.
  case run(AnimatorRun)
  /// The animator that the transition's own one has supplied.
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

/// The animations and completions that others have hung on a transition. While one of them runs, it may hang on more.
final class AlongsideAnimations {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var waiting: [Block] = []
  private var completions: [Block] = []
  private var carrier: AlongsideCarrier?

  /// Keeps an animation until the transition runs, or runs it at once with what remains of the time.
  func add(
    _ animation: Block?, completion: Block?, context: any UIViewControllerTransitionCoordinatorContext
  ) {
    if let completion { completions.append(completion) }
    guard let animation else { return }
    guard let carrier else {
      waiting.append(animation)
      return
    }
    carrier.run { animation(context) }
  }

  func run(
    with carrier: AlongsideCarrier, isOpen: Bool = false, context: any UIViewControllerTransitionCoordinatorContext
  ) {
    self.carrier = carrier
    let blocks = waiting
    waiting = []
    guard !blocks.isEmpty else { return }
    let changes = { blocks.forEach { $0(context) } }
    if isOpen { changes() } else { carrier.run(changes) }
  }

  func complete(context: any UIViewControllerTransitionCoordinatorContext) {
    let blocks = completions
    completions = []
    blocks.forEach { $0(context) }
  }
}
