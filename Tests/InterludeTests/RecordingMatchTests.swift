import InterludeTestSupport
import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab
@testable import interlude

/// Each scene is the same as its golden when it is recorded as a phone may record it: at another frame rate, later, with frames
/// missing.
struct RecordingMatchTests {
  /// A way of recording.
  nonisolated enum Manner: String, CaseIterable, Sendable { case slower, faster, later, gappy }

  private func record(_ name: String, _ manner: Manner) throws -> Trace {
    let lab = try GalleryScenes.lab()
    let scene = try lab.scene(named: name)
    let shell = lab.makeShell(opening: scene, size: WindowSize.standard, scale: 2)
    shell.stage.onDiagnostic = { _ in }
    let script = manner == .later ? scene.script.delayed(from: 0, by: 0.02) : scene.script
    let framesPerSecond = manner == .slower ? 50 : manner == .faster ? 120 : 60
    return try RecordedBundle.record(script, on: shell, scene: name, framesPerSecond: framesPerSecond).trace
  }

  /// Each scene has its turn in one manner, and each manner in some scenes.
  private static let cases = GalleryScenes.wholesomeNames.enumerated().flatMap { row, name in
    Manner.allCases.enumerated().filter { (row + $0.offset) % Thoroughness.stride(4) == 0 }.map { (name, $0.element) }
  }

  /// But for the lab's status bar, which looks at the scene at each refresh of the display: 20 ms are no whole number of them.
  @Test(arguments: await cases) func aSceneIsTheSameHoweverItIsRecorded(name: String, manner: Manner) throws {
    let golden = try GalleryScenes.golden(of: name)
    let phone = manner == .gappy ? golden.missingEachTenthFrame : try record(name, manner)
    var tolerances = Tolerances()
    tolerances.seconds = RecordingMatch.lateness(phone, golden)
    let match = try RecordingMatch(
      expected: RecordedBundle(trace: phone), actual: RecordedBundle(trace: golden), tolerances: tolerances
    ) { !$0.hasPrefix("StatusBarWindow") }

    #expect(match.verdict.outcome == .same, "\(match.verdict.lines.joined(separator: "\n")) \(match.delays)")
  }
}
