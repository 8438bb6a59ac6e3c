import MotionQA

extension TimeMachine {
  /// What moves and is called in a part of the take, frame by frame. See `TakeRecording` for the parameters.
  func recording(of range: ClosedRange<Double>, framesPerSecond: Int, keepsFrames: Bool = false) -> RecordedBundle {
    withSpareWorld(before: range.lowerBound) { world in
      TakeRecording(
        of: take, on: world, range, framesPerSecond: framesPerSecond, keepsFrames: keepsFrames, stirs: stirs
      ).complete()
    }
  }

  /// Begins such a recording, to be made some frames at a time until `end`.
  func beginRecording(of range: ClosedRange<Double>, framesPerSecond: Int) -> TakeRecording {
    TakeRecording(
      of: take, on: takeSpareWorld(before: range.lowerBound), range, framesPerSecond: framesPerSecond,
      keepsFrames: false, stirs: stirs)
  }

  /// When something is done or moves, in seconds.
  private var stirs: [ClosedRange<Double>] {
    take.events.map { $0.time...$0.time } + log.motions.map { $0.start...max($0.start, $0.end ?? .infinity) }
  }

  /// Ends a recording that is complete or not wanted any longer: the world that it was made on waits along the take again.
  func end(_ recording: TakeRecording) { giveBack(recording.world, along: recording.take) }
}
