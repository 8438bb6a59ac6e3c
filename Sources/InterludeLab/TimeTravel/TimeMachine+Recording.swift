import MotionQA

extension TimeMachine {
  /// What moves and is called in a part of the take, frame by frame. See `TakeRecording` for the parameters.
  func recording(of range: ClosedRange<Double>, framesPerSecond: Int, keepsFrames: Bool = false) -> RecordedBundle {
    withSpareWorld(before: range.lowerBound) { world in
      TakeRecording(of: take, on: world, range, framesPerSecond: framesPerSecond, keepsFrames: keepsFrames).complete()
    }
  }

  /// Begins such a recording, to be made some frames at a time.
  func beginRecording(of range: ClosedRange<Double>, framesPerSecond: Int) -> TakeRecording {
    TakeRecording(
      of: take, on: takeSpareWorld(before: range.lowerBound), range, framesPerSecond: framesPerSecond,
      keepsFrames: false)
  }
}
