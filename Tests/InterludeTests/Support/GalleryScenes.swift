import Foundation
import MotionQA
import Testing

@testable import InterludeLab
@testable import interlude

/// The gallery as tests use it. Its lab is shared, so that fonts and pictures are read once; every recording has a stage of
/// its own.
enum GalleryScenes {
  /// Where the scenes' goldens are.
  static let goldens = GoldenFolder(folder)

  nonisolated private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Goldens").path

  /// The scenes' names, for tests with a case for each: what there are goldens of, but for variants.
  nonisolated static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    .filter { !$0.hasPrefix(".") && !SceneName(file: $0).isVariant }

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
    if let known = recordings[name]?[format] { return known }
    let lab = try lab()
    let recording = try lab.record(try lab.scene(named: name), format, keepsFrames: true)
    recordings[name, default: [:]][format] = recording
    return recording
  }

  private static let made = Result { try Lab(scenes: Scene.gallery, remark: { Issue.record("\($0)") }) }
  private static var golden: [String: Trace] = [:]
  private static var recordings: [String: [RecordingFormat: RecordedBundle]] = [:]
}
