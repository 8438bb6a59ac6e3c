/// The context and the coordinator by which app code reaches a transition.
///
/// Both hold the transition. The transition holds them until it ends, and gives them to the app again later as long as the app keeps
/// them.
final class TransitionHandles {
  private var held: (TransitionContext, TransitionCoordinator)?
  private weak var lastContext: TransitionContext?
  private weak var lastCoordinator: TransitionCoordinator?

  /// Makes both, and holds them.
  func make(for runner: TransitionRunner) {
    let made = (TransitionContext(runner: runner), TransitionCoordinator(runner: runner))
    held = made
    (lastContext, lastCoordinator) = made
  }

  func context(of runner: TransitionRunner) -> TransitionContext { lastContext ?? TransitionContext(runner: runner) }

  func coordinator(of runner: TransitionRunner) -> TransitionCoordinator {
    lastCoordinator ?? TransitionCoordinator(runner: runner)
  }

  /// Leaves them to the app.
  func release() { held = nil }

  /// Has both forget the transition.
  func discard() {
    lastContext?.discard()
    lastCoordinator?.discard()
    held = nil
  }
}
