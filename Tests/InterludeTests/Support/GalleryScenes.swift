import Foundation
import InterludeTestSupport
import MotionQA
import Testing

@testable import InterludeLab
@testable import interlude

/// The gallery as tests use it. Its lab is shared, so that fonts and pictures are read once; every recording has a stage of
/// its own.
enum GalleryScenes {
  /// Where the scenes' goldens are.
  static let goldens = GoldenFolder(folder)

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Goldens").path

  /// The names of the scenes in the gallery's list, for tests with a case for each, without those of their steps.
  static let names = Scene.gallery.filter { !$0.isStep }.map(\.name)

  /// Those, and in the long form of the tests those of the steps too.
  static let namesAndSteps = Scene.gallery.filter { Thoroughness.isWhole || !$0.isStep }.map(\.name)

  /// Those of scenes that are not about a mistake.
  static let wholesomeNames = Scene.gallery.filter { !$0.isStep && $0.expectedDiagnostics.isEmpty }.map(\.name)

  static func lab() throws -> Lab { try made.get() }

  /// What a scene's golden says, read once.
  static func golden(of name: String) throws -> Trace {
    if let known = golden[name] { return known }
    let trace = try goldens.golden(of: name).trace
    golden[name] = trace
    return trace
  }

  /// A scene as it is recorded at the goldens' size and some frames a second, its frames kept: once, for all tests.
  static func recording(of name: String, framesPerSecond: Int = 60) throws -> RecordedBundle {
    let format = RecordingFormat(fps: framesPerSecond, size: WindowSize.standard)
    if let known = recordings[name]?[framesPerSecond] { return known }
    let lab = try lab()
    let recording = try lab.record(try lab.scene(named: name), format, keepsFrames: true)
    recordings[name, default: [:]][framesPerSecond] = recording
    return recording
  }

  private static let made = Result { try Lab(scenes: Scene.gallery, remark: { Issue.record("\($0)") }) }
  private static var golden: [String: Trace] = [:]
  private static var recordings: [String: [Int: RecordedBundle]] = [:]
}
