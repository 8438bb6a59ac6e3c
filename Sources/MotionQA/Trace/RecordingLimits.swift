import FileSystem

/// What is recorded at most; beyond it a recording would not end, or fill the memory.
public nonisolated enum RecordingLimits {
  /// How many frames a recording may have for a second.
  public static let framesPerSecond = 1...480
  /// Ten minutes at 60 frames a second.
  public static let frameCount = 36_000

  /// Throws, as a sentence that says what to change.
  static func check(framesPerSecond: Int, duration: Double) throws(UserFacingError) {
    guard Self.framesPerSecond.contains(framesPerSecond) else {
      throw UserFacingError(
        "Nothing can be recorded at \(framesPerSecond) frames per second: choose a whole number from "
          + "\(Self.framesPerSecond.lowerBound) to \(Self.framesPerSecond.upperBound).")
    }
    guard duration * Double(framesPerSecond) < Double(frameCount) else {
      throw UserFacingError(
        "\(Seconds.text(duration)) at \(framesPerSecond) frames per second are more than the \(frameCount) frames that a "
          + "recording may have: shorten the script, or lower the frame rate.")
    }
  }
}
