import InterludeUI
import InterludeUITestSupport
import Testing

/// What a transition's coordinator was given is let go of at the transition's end, whoever keeps the coordinator.
@Suite final class CoordinatorMemoryTests {
  private final class Token {}

  lazy var world = World()

  @Test func aCompletionGoesOnceItHasRun() throws {
    let (root, presented) = (world.showProbe(), world.probe("presented"))
    root.present(presented, animated: true)
    let coordinator = try #require(presented.transitionCoordinator)
    weak var captured: Token?
    do {
      let token = Token()
      captured = token
      coordinator.animate(alongsideTransition: nil) { [world] _ in
        withExtendedLifetime(token) { world.journal.write("completion") }
      }
    }
    #expect(captured != nil)

    world.settle()

    #expect(world.journal.entries.contains("completion"))
    #expect(captured == nil)
    withExtendedLifetime(coordinator) {}
  }

  /// A window that restarts its scene ends a stage in the middle of what it shows.
  @Test func ofAStageThatEndsMeanwhileItKeepsNothing() throws {
    weak var captured: Token?
    let coordinator: any UIViewControllerTransitionCoordinator
    do {
      let world = World()
      let (root, presented) = (world.showProbe(), world.probe("presented"))
      root.present(presented, animated: true)
      coordinator = try #require(presented.transitionCoordinator)
      let token = Token()
      captured = token
      coordinator.animate(alongsideTransition: nil) { _ in withExtendedLifetime(token) {} }
      coordinator.notifyWhenInteractionChanges { _ in withExtendedLifetime(token) {} }
      world.stage.advance(to: world.stage.time + 0.1)
      #expect(captured != nil)
    }
    Stage.current = Stage(size: CGSize(width: 390, height: 844))

    #expect(captured == nil)
    withExtendedLifetime(coordinator) {}
  }
}
