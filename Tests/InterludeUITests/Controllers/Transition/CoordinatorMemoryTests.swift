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
}
