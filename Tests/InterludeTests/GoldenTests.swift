import Foundation
import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab
@testable import interlude

/// The gallery's scenes move as their goldens say. `interlude verify --update` makes new ones.
struct GoldenTests {
  private let lab: Lab
  private let goldens = GalleryScenes.goldens

  init() throws { lab = try GalleryScenes.lab() }

  @Test func everySceneHasAGolden() {
    #expect(goldens.scenes == lab.scenes.map(\.name).sorted())
  }

  @Test(arguments: await GalleryScenes.names) func aSceneMovesAsItsGoldenSays(name: String) throws {
    let recording = try GalleryScenes.recording(of: name)
    let check = GoldenCheck(recording, in: goldens)

    for evidence in check.evidence { Attachment.record(evidence.data, named: evidence.name) }
    #expect(check.passes, "\(check)")
    #expect(recording.remarks == [], "a mistake that is not expected, or one that is, and is not made")
  }

  /// Two recordings in one process have different objects at different addresses, and hash seeds differ between processes:
  /// neither shows.
  @Test(arguments: await GalleryScenes.names) func recordingsAreTheSameToTheByte(name: String) throws {
    let first = try GalleryScenes.recording(of: name)
    let second = try lab.record(try lab.scene(named: name), .standard)

    #expect(first.trace.text == second.trace.text && first.lifecycle.text == second.lifecycle.text)
    #expect(!first.trace.text.contains("0x") && !first.trace.text.contains(NSHomeDirectory()))
    #expect(first.trace.text.utf8.count < 400_000)
  }
}
