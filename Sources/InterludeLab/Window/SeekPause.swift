/// Whether a person who moves the playhead has paused. Until then only frames are shown; afterwards the app is brought to their moment.
struct SeekPause {
  /// The time on show, in seconds on the stage's clock, and when it became that, in real seconds.
  private var (shown, start) = (0.0, 0.0)

  /// After so much real time without a seek, in seconds.
  private static let length = 0.2

  /// Takes the time that a frame shows; true once it has stayed the same for long enough.
  mutating func isOver(showing time: Double, at realTime: Double) -> Bool {
    guard time == shown else {
      (shown, start) = (time, realTime)
      return false
    }
    return realTime >= start + Self.length
  }
}
