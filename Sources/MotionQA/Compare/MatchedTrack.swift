/// A property of a view in two recordings, each with frames of its own.
nonisolated struct MatchedTrack {
  let view: String
  let property: TraceProperty
  let expected, actual: PropertyTrace
  /// What the actual recording shows between its frames.
  let bounds: MotionBounds

  init(_ view: String, _ property: TraceProperty, expected: PropertyTrace, actual: PropertyTrace) {
    (self.view, self.property, self.expected, self.actual) = (view, property, expected, actual)
    bounds = MotionBounds(of: actual)
  }

  /// The frames of the expected recording of which there is a reading.
  var seenFrames: [Int] { expected.presence.joined().filter { !expected.missedFrames.contains($0) } }

  /// What the actual recording shows at a moment, as exactly as it is known; nil while the view is away.
  func actualValue(at time: Double) -> Double? {
    let time = within(time)
    return bounds.bounds(at: time).map { min(max(actual.value(at: time), $0.lowerBound), $0.upperBound) }
  }

  /// Everything that the actual recording shows from some seconds before a moment to as many after it; nil while the view is
  /// away.
  func actualRange(around time: Double, by slack: Double) -> ClosedRange<Double>? {
    let times = within(time - slack)...within(time + slack)
    let around = actual.frame(upTo: times.lowerBound)...actual.frame(upTo: times.upperBound) + 1
    let span = actual.time(ofFrame: around.lowerBound)...actual.time(ofFrame: around.upperBound)
    let turns = actual.turns.map(\.time).filter(span.contains)
    // Where a motion turns it may jump, to what the next frame shows.
    let frames = around.map(actual.time(ofFrame:)).filter { times.contains($0) || !turns.isEmpty }
    let moments =
      [times.lowerBound, within(time - slack / 2), within(time), within(time + slack / 2), times.upperBound]
      + frames.map(within) + turns.filter(times.contains)
    let ranges = moments.compactMap(bounds.bounds(at:)) + lastSteps(in: around).map { $0...$0 }
    guard let least = ranges.map(\.lowerBound).min(), let most = ranges.map(\.upperBound).max() else { return nil }
    return least...most
  }

  /// A view that leaves as it moves goes on for a part of a frame, of which there is no reading: for a step like the last at most.
  private func lastSteps(in frames: ClosedRange<Int>) -> [Double] {
    actual.presence.filter { frames.contains($0.upperBound) && $0.upperBound <= actual.values.count }.map { range in
      let (last, before) = (range.upperBound - 1, max(range.upperBound - 2, range.lowerBound))
      return 2 * actual.values[last] - actual.values[before]
    }
  }

  /// A moment of the actual recording: what was before it and is after it is as at its ends.
  private func within(_ time: Double) -> Double {
    min(max(time, 0), actual.time(ofFrame: actual.values.count - 1))
  }
}
