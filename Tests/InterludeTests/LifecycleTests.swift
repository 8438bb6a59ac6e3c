import MotionQA
import Testing

@testable import InterludeLab
@testable import interlude

/// What holds for the callbacks of every scene, whatever its golden says.
struct LifecycleTests {
  private let lab: Lab

  init() throws { lab = try GalleryScenes.lab() }

  @Test func everyCallThatBeginsIsFollowedByOneThatEnds() throws {
    for scene in lab.scenes {
      let callbacks = try lab.record(scene, .standard).lifecycle.events.map(\.callback)
      func count(_ callback: String) -> Int { callbacks.filter { $0 == callback }.count }
      #expect(count("viewWillAppear(_:)") == count("viewDidAppear(_:)"), "\(scene.name)")
      #expect(count("viewWillDisappear(_:)") == count("viewDidDisappear(_:)"), "\(scene.name)")
      // Asked once at the start of every transition, whoever drives it.
      let started = count("transitionDuration(using:)")
      #expect(started == count("completeTransition(_:)"), "\(scene.name)")
      #expect(started > 0, "\(scene.name)")
    }
  }
}
