/// A view that two recordings have by the same name.
nonisolated struct MatchedView {
  let expected, actual: ViewTrace
  /// What moves in either.
  let moving: [MatchedTrack]
  /// What stands still in both.
  let still: [TraceProperty]
  /// Of the actual recording, in seconds.
  private let frameLength: Double

  init(_ old: ViewTrace, of oldTrace: Trace, _ new: ViewTrace, of newTrace: Trace) {
    (expected, actual) = (old, new)
    frameLength = 1 / Double(newTrace.framesPerSecond)
    let moves = Set((old.moving + new.moving).map(\.property))
    moving = TraceProperty.allCases.filter(moves.contains).map { property in
      MatchedTrack(
        old.name, property,
        expected: old.track(of: property, frameCount: oldTrace.frameCount, framesPerSecond: oldTrace.framesPerSecond),
        actual: new.track(of: property, frameCount: newTrace.frameCount, framesPerSecond: newTrace.framesPerSecond))
    }
    still = TraceProperty.allCases.filter { !moves.contains($0) }
  }

  /// Whether it is on screen at every moment from some seconds before a time of the actual recording to as many after it, and
  /// a frame more, as it comes and goes between frames.
  func stays(around time: Double, by slack: Double) -> Bool {
    let frames = frames(around: time, by: slack)
    return actual.presence.contains { $0.contains(frames.lowerBound) && $0.contains(frames.upperBound) }
  }

  /// Whether it is nowhere on screen in that time.
  func isAway(around time: Double, by slack: Double) -> Bool {
    let frames = frames(around: time, by: slack)
    return !actual.presence.contains { $0.overlaps(frames) }
  }

  private func frames(around time: Double, by slack: Double) -> ClosedRange<Int> {
    let reach = slack + PropertyTrace.timeTolerance
    let first = Int(((time - reach) / frameLength).rounded(.down))
    return first...max(first, Int(((time + reach) / frameLength).rounded(.up)))
  }
}
