import InterludeUI
import MotionQA

extension ScenePlayer {
  /// How many frames a filmstrip has unless something else is asked for: three rows.
  nonisolated static let filmstripFrameCount = 24

  /// A scene as a filmstrip, its frames evenly spread.
  ///
  /// - Parameters:
  ///   - start: In seconds from the first tap; nil for the script's beginning.
  ///   - end: Not before the start; nil for the script's end.
  static func filmstrip(
    of scene: Scene, in lab: Lab, frameCount: Int = filmstripFrameCount, from start: Double? = nil,
    to end: Double? = nil, size: CGSize = WindowSize.standard, settings: DeviceSettings = DeviceSettings(),
    isSilent: Bool = false
  ) throws(ScriptError) -> CGImage {
    let player = try ScenePlayer(
      of: scene, in: lab, size: size, scale: Filmstrip.frameScale, settings: settings, isSilent: isSilent)
    let first = start ?? player.range.lowerBound
    let last = max(first, end ?? player.range.upperBound)
    let frames = try player.frames(at: FrameTimes.spread(count: frameCount, over: first...last))
    return Filmstrip(title: scene.title, subtitle: scene.summary, frames: frames, renderer: lab.renderer)
      .image(textRenderer: lab.textRenderer)
  }
}
