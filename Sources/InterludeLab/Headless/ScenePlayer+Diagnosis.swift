import InterludeUI
import MotionQA

/// What a scene's script tells without a look at its frames. Times are seconds from the script's first tap.
extension ScenePlayer {
  /// Seconds that are waited after the script's end, so that a transition that never ends is noticed.
  private nonisolated static let patience = 2.0

  /// Every mistake that is noticed, the opening of the scene included.
  static func diagnostics(of scene: Scene, in lab: Lab) throws(ScriptError) -> [Diagnostic] {
    let shell = lab.makeShell(opening: scene, size: WindowSize.standard, scale: 1)
    shell.stage.onDiagnostic = { _ in }
    let recording = try Recording(of: scene.script, on: shell)
    _ = try recording.frame(at: scene.script.duration + patience)
    return shell.stage.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.time -= Recording.leadIn + scene.script.firstTapTime
      return diagnostic
    }
  }
}
