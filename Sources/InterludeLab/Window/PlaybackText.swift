import Foundation
import MotionQA
import SDLStage

/// How time runs, in words.
nonisolated enum PlaybackText {
  /// Such as `Paused · 0.233 s · frame 14` or `Slow motion 1/5`; nil while time runs as usual.
  ///
  /// - Parameter zero: Where the scene's time begins on the stage's clock, in seconds.
  static func text(of playback: Playback, zero: Double) -> String? {
    let rate = playback.rate == 1 ? nil : rateText(playback.rate)
    guard playback.isPaused else { return rate.map { "\(playback.rate < 1 ? "Slow motion" : "Fast motion") \($0)" } }
    return ["Paused", moment(playback.time - zero), rate].compactMap(\.self).joined(separator: " · ")
  }

  /// Such as `1/20` or `2×`.
  static func rateText(_ rate: Double) -> String {
    rate < 1 ? "1/\(Int((1 / rate).rounded()))" : "\(Int(rate.rounded()))×"
  }

  /// The frame that shows at that time: the last one that is not later.
  private static func moment(_ time: Double) -> String {
    let frame = Int((time / Playback.frameDuration + 1e-6).rounded(.down))
    return "\(Seconds.text(time)) · frame \(frame)"
  }
}
