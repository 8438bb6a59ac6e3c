/// The animations and completions that were added alongside a transition. An animation may add further ones while it runs.
final class AlongsideAnimations {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var waiting: [Block] = []
  private var completions: [Block] = []
  private var carrier: AlongsideCarrier?

  /// Keeps an animation until the transition runs; while the transition runs, runs it at once for the remaining time.
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
