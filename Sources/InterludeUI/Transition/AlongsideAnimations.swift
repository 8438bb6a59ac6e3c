/// The animations and completions that others have hung on a transition.
struct AlongsideAnimations {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var waiting: [Block] = []
  private var completions: [Block] = []
  private var timing: (timing: AnimationTiming?, start: Double, duration: Double)?

  /// Keeps an animation until the transition runs, or runs it at once with what remains of the time.
  mutating func add(
    _ animation: Block?, completion: Block?, context: any UIViewControllerTransitionCoordinatorContext
  ) {
    if let completion { completions.append(completion) }
    guard let animation else { return }
    guard let timing else {
      waiting.append(animation)
      return
    }
    let remaining = timing.start + timing.duration - Stage.current.time
    Self.run([animation], timing.timing, duration: remaining, context: context)
  }

  mutating func run(
    timing: AnimationTiming?, duration: Double, context: any UIViewControllerTransitionCoordinatorContext
  ) {
    self.timing = (timing, Stage.current.time, duration)
    let blocks = waiting
    waiting = []
    Self.run(blocks, timing, duration: duration, context: context)
  }

  mutating func complete(context: any UIViewControllerTransitionCoordinatorContext) {
    let blocks = completions
    completions = []
    blocks.forEach { $0(context) }
  }

  private static func run(
    _ blocks: [Block], _ timing: AnimationTiming?, duration: Double,
    context: any UIViewControllerTransitionCoordinatorContext
  ) {
    guard !blocks.isEmpty else { return }
    guard let timing, duration > 0 else {
      blocks.forEach { $0(context) }
      return
    }
    AnimationBlock(duration: duration, timing: timing).run { blocks.forEach { $0(context) } }
  }
}
