import InterludeUI
import MotionQA

extension Take {
  /// How many frames a filmstrip has unless something else is asked for: three rows.
  nonisolated static let filmstripFrameCount = 24

  /// A scene as a filmstrip, its frames evenly spread.
  ///
  /// - Parameters:
  ///   - start: In seconds from the first tap; nil for the script's beginning.
  ///   - end: Not before the start; nil for the script's end.
  static func filmstrip(
    of scene: Scene, in lab: Lab, frameCount: Int = filmstripFrameCount, from start: Double? = nil,
    to end: Double? = nil, size: CGSize = WindowSize.standard, isSilent: Bool = false
  ) throws(ScriptError) -> CGImage {
    let take = try Take(of: scene, in: lab, size: size, scale: Filmstrip.frameScale, isSilent: isSilent)
    let first = start ?? take.range.lowerBound
    let last = max(first, end ?? take.range.upperBound)
    let frames = try take.frames(at: FrameTimes.spread(count: frameCount, over: first...last))
    return Filmstrip(title: scene.title, subtitle: scene.summary, frames: frames, renderer: lab.renderer)
      .image(textRenderer: lab.textRenderer)
  }
}
