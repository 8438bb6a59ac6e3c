import MotionQA
import Testing

@testable import InterludeLab
@testable import interlude

/// What holds for the callbacks of every scene, whatever its golden says.
struct LifecycleTests {
  @Test(arguments: await GalleryScenes.names) func everyCallThatBeginsIsFollowedByOneThatEnds(name: String) throws {
    let callbacks = try GalleryScenes.recording(of: name).lifecycle.events.map(\.callback)
    func count(_ callback: String) -> Int { callbacks.filter { $0 == callback }.count }

    #expect(count("viewWillAppear(_:)") == count("viewDidAppear(_:)"))
    #expect(count("viewWillDisappear(_:)") == count("viewDidDisappear(_:)"))
    // Asked once at the start of every transition, whoever drives it.
    let started = count("transitionDuration(using:)")
    #expect(started == count("animationEnded(_:)"))
    #expect(started > 0)
  }
}
