import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab
@testable import interlude

/// The gallery's scenes move as their goldens say. `interlude verify --update` makes new ones.
struct GoldenTests {
  private let lab: Lab
  private let goldens = GoldenFolder.gallery

  init() throws { lab = try Lab(scenes: Scene.gallery, remark: { Issue.record("\($0)") }) }

  @Test func everySceneHasAGolden() {
    #expect(goldens.scenes == lab.scenes.map(\.name).sorted())
  }

  @Test(arguments: GalleryScenes.names) func aSceneMovesAsItsGoldenSays(name: String) throws {
    let bundle = try lab.record(try lab.scene(named: name), RecordingFormat.standard)
    let verdict = Verdict(on: bundle, goldens: goldens)

    #expect(bundle.remarks.isEmpty)
    if verdict.outcome != .same {
      Attachment.record(bundle.trace.text, named: "\(name)-trace.json")
      Issue.record("\(verdict.lines.joined(separator: "\n"))")
    }
  }

  /// Two recordings in one process have different objects at different addresses, and hash seeds differ between processes:
  /// neither shows.
  @Test(arguments: GalleryScenes.names) func recordingsAreTheSameToTheByte(name: String) throws {
    let scene = try lab.scene(named: name)
    let first = try lab.record(scene, RecordingFormat.standard).trace.text
    for _ in 0..<3 { #expect(try lab.record(scene, RecordingFormat.standard).trace.text == first) }
    #expect(!first.contains("/work") && !first.contains(NSHomeDirectory()))
    #expect(first.utf8.count < 300_000)
  }
}

extension GoldenFolder {
  /// Where the goldens of the gallery's scenes are.
  static let gallery = GoldenFolder(
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Goldens").path)
}

/// The names of the gallery's scenes, for tests with a case for each.
nonisolated enum GalleryScenes {
  static let names = [
    "herb-pop", "drop-in", "fade-push", "bottom-sheet", "card", "dimmed-message", "defaults", "sheet-detents",
  ]
}
