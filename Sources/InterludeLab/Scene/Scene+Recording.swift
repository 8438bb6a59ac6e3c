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

  /// What there is to tell of the mistakes in a run of its script: those that it does not make on purpose, and those that it does and that
  /// were not made.
  func remarks(on mistakes: [Diagnostic]) -> [String] {
    var expected = expectedDiagnostics
    let others = mistakes.filter { mistake in
      guard let index = expected.firstIndex(of: mistake.identifier) else { return true }
      expected.remove(at: index)
      return false
    }
    return others.map(\.description) + expected.map { "It makes the mistake \($0) on purpose, and has not made it." }
  }
}
