import Foundation
import MotionQA
import Testing

@testable import InterludeLab
@testable import interlude

/// The callbacks of every scene are those that were kept. Where a change is meant,
/// `interlude lifecycle SCENE > Tests/InterludeTests/Lifecycle/SCENE.txt` keeps the new ones.
struct LifecycleTests {
  private let lab: Lab

  init() throws { lab = try Lab(scenes: Scene.gallery, remark: { Issue.record("\($0)") }) }

  @Test func callbacksAreThoseThatWereKept() throws {
    for scene in lab.scenes {
      let file = Bundle.module.url(forResource: scene.name, withExtension: "txt", subdirectory: "Lifecycle")
      let kept = try String(contentsOf: try #require(file, "no golden for \(scene.name)"), encoding: .utf8)
      let difference = LineDifference(from: kept, to: try Take.lifecycle(of: scene, in: lab))
      #expect(difference.isEmpty, "\(scene.name) has changed:\n\(difference)")
    }
  }

  @Test func everyCallThatBeginsIsFollowedByOneThatEnds() throws {
    for scene in lab.scenes {
      let shell = lab.makeShell(opening: scene, size: WindowSize.standard, scale: 1)
      let callbacks = try LifecycleTrace(of: scene.script, on: shell).events.map(\.callback)
      func count(_ callback: String) -> Int { callbacks.filter { $0 == callback }.count }
      #expect(count("viewWillAppear(_:)") == count("viewDidAppear(_:)"), "\(scene.name)")
      #expect(count("viewWillDisappear(_:)") == count("viewDidDisappear(_:)"), "\(scene.name)")
      #expect(count("animateTransition(using:)") == count("completeTransition(_:)"), "\(scene.name)")
      #expect(count("animateTransition(using:)") > 0, "\(scene.name)")
    }
  }
}
