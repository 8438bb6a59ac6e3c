import SDLStage

/// How time runs, in words.
nonisolated enum PlaybackText {
  /// Nil while time runs as usual.
  static func text(of playback: Playback) -> String? {
    let slow = playback.rate < 1 ? "Slow motion 1/\(Int((1 / playback.rate).rounded()))" : nil
    let paused = playback.isPaused ? "Paused" : nil
    let words = [paused, slow].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: " · ")
  }
}
