import SDLStage

/// Frames, counted from a scene's zero.
nonisolated enum FrameNumber {
  /// The frame that shows at a time in seconds: the last one that is not later. Between two frames the earlier one shows.
  static func showing(at time: Double) -> Int { Int((time / Playback.frameDuration + 1e-6).rounded(.down)) }
}
