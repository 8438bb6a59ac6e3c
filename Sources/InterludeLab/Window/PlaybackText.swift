import Foundation
import MotionQA
import SDLStage

/// How time runs, in words.
nonisolated enum PlaybackText {
  /// Such as `Paused · 0.233 s · frame 14`; nil while time runs as usual.
  ///
  /// - Parameter zero: Where the scene's time begins on the stage's clock, in seconds.
  static func text(of playback: Playback, zero: Double) -> String? {
    let slow = playback.rate < 1 ? "Slow motion 1/\(Int((1 / playback.rate).rounded()))" : nil
    let paused = playback.isPaused ? ["Paused", moment(playback.time - zero)] : []
    let words = (paused + [slow]).compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: " · ")
  }

  /// The frame that shows at that time: the last one that is not later.
  private static func moment(_ time: Double) -> String {
    let frame = Int((time / Playback.frameDuration + 1e-6).rounded(.down))
    return "\(Seconds.text(time)) · frame \(frame)"
  }
}
