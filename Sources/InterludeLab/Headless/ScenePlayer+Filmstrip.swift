import InterludeUI
import MotionQA

extension ScenePlayer {
  /// How many frames a filmstrip has unless something else is asked for: three rows.
  nonisolated static let filmstripFrameCount = 24

  /// A scene as a filmstrip, its frames evenly spread.
  ///
  /// - Parameters:
  ///   - start: In seconds from the script's zero.
  ///   - end: Not before the start; nil for the script's end.
  static func filmstrip(
    of scene: Scene, in lab: Lab, frameCount: Int = filmstripFrameCount, from start: Double = 0,
    to end: Double? = nil, size: CGSize = WindowSize.standard, settings: DeviceSettings = DeviceSettings(),
    isSilent: Bool = false
  ) throws(ScriptError) -> CGImage {
    let player = try ScenePlayer(
      of: scene, in: lab, size: size, settings: settings, isSilent: isSilent)
    let last = max(start, end ?? scene.script.duration)
    let frames = try player.frames(at: FrameTimes.spread(count: frameCount, over: start...last))
    return Filmstrip(title: scene.title, subtitle: scene.summary, frames: frames, renderer: lab.renderer)
      .image(textRenderer: lab.textRenderer)
  }
}
