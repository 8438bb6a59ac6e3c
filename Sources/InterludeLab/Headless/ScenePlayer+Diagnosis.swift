import InterludeUI
import MotionQA

/// What a scene's script tells without a look at its frames. Times are seconds from the script's zero.
extension ScenePlayer {
  /// Seconds that are waited after the script's end, so that a transition that never ends is noticed.
  private nonisolated static let patience = 2.0

  /// Every mistake that is noticed, the opening of the scene included; and the step that could not be carried out, which may have one
  /// of them for its reason.
  ///
  /// - Parameter size: Of the window, in points.
  static func diagnose(
    _ scene: Scene, in lab: Lab, size: CGSize = WindowSize.standard, settings: DeviceSettings = DeviceSettings()
  ) -> (mistakes: [Diagnostic], failure: ScriptError?) {
    let shell = lab.makeShell(opening: scene, size: size, settings: settings)
    shell.stage.onDiagnostic = { _ in }
    let failure = failure(of: scene, on: shell)
    let mistakes = shell.stage.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.time -= Recording.leadIn
      return diagnostic
    }
    return (mistakes, failure)
  }

  private static func failure(of scene: Scene, on shell: Shell) -> ScriptError? {
    do throws(ScriptError) {
      let recording = try Recording(of: scene.script, on: shell)
      _ = try recording.frame(at: scene.script.duration + patience)
      return nil
    } catch {
      return error
    }
  }
}
