import MotionQA

extension TimeMachine {
  /// A recording of a part of the take. See `TakeRecording` for the parameters.
  func recording(of range: ClosedRange<Double>, framesPerSecond: Int, keepsFrames: Bool = false) -> RecordedBundle {
    withSpareWorld(before: range.lowerBound) { world in
      TakeRecording(
        of: take, on: world, range, framesPerSecond: framesPerSecond, keepsFrames: keepsFrames, stirs: stirs
      ).complete()
    }
  }

  /// Lends a world of the same take to a body, which plays it as it likes.
  func withSpareWorld<Result>(before time: Double, _ body: (World) -> Result) -> Result {
    let spare = takeSpareWorld(before: time)
    defer { giveBack(spare, along: take) }
    return body(spare)
  }

  /// Begins such a recording, to be made some frames at a time until `end`.
  func beginRecording(of range: ClosedRange<Double>, framesPerSecond: Int) -> TakeRecording {
    TakeRecording(
      of: take, on: takeSpareWorld(before: range.lowerBound), range, framesPerSecond: framesPerSecond,
      keepsFrames: false, stirs: stirs)
  }

  /// The times of input and of motions, in seconds.
  private var stirs: [ClosedRange<Double>] {
    take.events.map { $0.time...$0.time } + log.motions.map { $0.start...max($0.start, $0.end ?? .infinity) }
  }

  /// Ends a recording, complete or not: its world is parked again.
  func end(_ recording: TakeRecording) { giveBack(recording.world, along: recording.take) }
}
