import Foundation
import MotionQA
import SDLStage

/// How time runs, in words.
nonisolated enum PlaybackText {
  /// Such as `Paused · 0.233 s · frame 14` or `Slow motion 1/5`; nil while time runs as usual.
  ///
  /// - Parameter zero: Where the scene's time begins on the stage's clock, in seconds.
  static func text(of playback: Playback, zero: Double) -> String? {
    // The rate says nothing of what stands still, and would lie over the battery.
    if playback.isPaused { return "Paused · \(moment(playback.time - zero))" }
    if playback.rate == 1 { return nil }
    return "\(playback.rate < 1 ? "Slow motion" : "Fast motion") \(rateText(playback.rate))"
  }

  /// Such as `1/20` or `2×`.
  static func rateText(_ rate: Double) -> String {
    rate < 1 ? "1/\(Int((1 / rate).rounded()))" : "\(Int(rate.rounded()))×"
  }

  private static func moment(_ time: Double) -> String {
    "\(Seconds.text(time)) · frame \(FrameNumber.showing(at: time))"
  }
}
