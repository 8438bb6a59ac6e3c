import InterludeUI
import MotionQA

extension Scene {
  /// Records the scene as `interlude record` does, for tests: its script played on top of the home screen, frame i at
  /// exactly i / `framesPerSecond`, with the frames kept for pictures.
  ///
  /// - Parameters:
  ///   - framesPerSecond: 1 or more.
  ///   - size: Of the window, in points.
  public func record(
    framesPerSecond: Int = 60, size: CGSize = CGSize(width: 390, height: 844)
  ) throws -> RecordedBundle {
    let lab = try Lab(scenes: [self])
    return try lab.record(self, RecordingFormat(fps: framesPerSecond, size: size), keepsFrames: true)
  }
}
