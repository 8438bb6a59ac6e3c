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

  private static func moment(_ time: Double) -> String {
    "\(Seconds.text(time)) · frame \(FrameNumber.showing(at: time))"
  }
}
