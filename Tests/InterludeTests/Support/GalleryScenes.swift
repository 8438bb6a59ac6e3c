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

  /// How a scene moves at some frames a second, recorded once.
  static func trace(of name: String, framesPerSecond: Int) throws -> Trace {
    if let known = traces[name]?[framesPerSecond] { return known }
    let lab = try lab()
    let format = RecordingFormat(fps: framesPerSecond, size: WindowSize.standard)
    let trace = try lab.record(try lab.scene(named: name), format).trace
    traces[name, default: [:]][framesPerSecond] = trace
    return trace
  }

  private static let made = Result { try Lab(scenes: Scene.gallery, remark: { Issue.record("\($0)") }) }
  private static var golden: [String: Trace] = [:]
  private static var traces: [String: [Int: Trace]] = [:]
}
