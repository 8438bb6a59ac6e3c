import Foundation
import MotionQA
import SDLStage

/// How time runs, in words.
nonisolated enum PlaybackText {
  /// Such as `Paused · 0.233 s · frame 14`, `Slow motion 1/5` or `1/5 · iOS 26`; nil while time runs as usual on the usual device.
  ///
  /// - Parameters:
  ///   - zero: Where the scene's time begins on the stage's clock, in seconds.
  ///   - device: What is not as usual of the device; nil for nothing.
  static func text(of playback: Playback, zero: Double, device: String? = nil) -> String? {
    // The rate, and the device, say nothing of what stands still, and would lie over the battery.
    if playback.isPaused { return "Paused · \(moment(playback.time - zero))" }
    if playback.rate == 1 { return device }
    if let device { return "\(rateText(playback.rate)) · \(device)" }
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
