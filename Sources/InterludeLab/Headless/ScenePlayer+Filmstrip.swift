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
    to end: Double? = nil, size: CGSize = WindowSize.standard, settings: DeviceSettings = DeviceSettings()
  ) throws(ScriptError) -> CGImage {
    let player = try ScenePlayer(of: scene, in: lab, size: size, settings: settings)
    let times = FrameTimes.spread(count: frameCount, over: start...max(start, end ?? scene.script.duration))
    return scene.filmstrip(of: try player.frames(at: times), in: lab)
  }
}

extension Scene {
  /// When the frames of a filmstrip of the whole script are, in seconds from its zero.
  var filmstripTimes: [Double] { FrameTimes.spread(count: ScenePlayer.filmstripFrameCount, over: 0...script.duration) }

  /// Frames of the scene as a filmstrip.
  func filmstrip(of frames: [Frame], in lab: Lab) -> CGImage {
    Filmstrip(title: title, subtitle: summary, frames: frames, renderer: lab.renderer)
      .image(textRenderer: lab.textRenderer)
  }
}
