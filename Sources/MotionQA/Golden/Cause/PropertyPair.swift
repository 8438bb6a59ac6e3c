/// A property of a view beside what it was, window by window.
nonisolated struct PropertyPair {
  let view: String
  let property: TraceProperty
  let expected, actual: PropertyTrace
  let tolerance: Double
  private let bounds: MotionBounds

  init(
    _ view: String, _ property: TraceProperty, expected: PropertyTrace, actual: PropertyTrace, tolerance: Double
  ) {
    (self.view, self.property) = (view, property)
    (self.expected, self.actual, self.tolerance) = (expected, actual, tolerance)
    bounds = MotionBounds(of: expected)
  }

  /// Whether at every moment of a window it is what it was at that very moment.
  func isUntouched(in window: TimeMap.Window) -> Bool {
    frames(of: actual, in: window.actual).allSatisfy { frame in
      guard frame < expected.values.count, expected.presence.contains(where: { $0.contains(frame) }) else {
        return true
      }
      return abs(expected.values[frame] - actual.values[frame]) <= tolerance + 1e-9
    }
  }

  /// Whether in a window it shows what it was to show at the times that a law says. What cannot be seen, because the view is
  /// away in one of the two, does not count.
  func follows(_ law: TimeLaw, in window: TimeMap.Window) -> Bool {
    window.hasCounterpart && firstMiss(of: law, in: window) == nil
  }

  /// The first frame of a window that does not show what a law says; nil if there is none.
  func firstMiss(of law: TimeLaw, in window: TimeMap.Window) -> Int? {
    frames(of: actual, in: window.actual).first { frame in
      guard let time = law.expectedTime(at: actual.time(ofFrame: frame), in: window) else { return true }
      let isOver = time >= window.expected.upperBound - PropertyTrace.timeTolerance
      guard isSeen(expected, at: isOver ? window.expected.upperBound : time) else { return false }
      let range = isOver ? bounds.rest(before: window.expected.upperBound) : bounds.bounds(at: time)
      return !(shows(range, at: frame) || showsWhatWasBefore(window, at: frame))
    }
  }

  private func shows(_ range: ClosedRange<Double>?, at frame: Int) -> Bool {
    guard let range else { return false }
    // Both are rounded; what is on the edge of the tolerance is within it.
    let slack = tolerance + 1e-9
    return range.lowerBound - slack <= actual.values[frame] && actual.values[frame] <= range.upperBound + slack
  }

  /// Whether a frame at the very moment at which a window begins shows what rested until then: which of both comes first is a
  /// matter of rounding.
  private func showsWhatWasBefore(_ window: TimeMap.Window, at frame: Int) -> Bool {
    abs(actual.time(ofFrame: frame) - window.actual.lowerBound) <= PropertyTrace.timeTolerance
      && shows(bounds.rest(before: window.expected.lowerBound), at: frame)
  }

  /// Whether the view is there in the frame before or after a time.
  private func isSeen(_ track: PropertyTrace, at time: Double) -> Bool {
    let frame = track.frame(upTo: time)
    let frames = track.frame(at: time) == nil ? frame...frame + 1 : frame...frame
    return track.presence.contains { $0.overlaps(frames) }
  }

  /// The frames of a track in a stretch of time in which the view is there.
  func frames(of track: PropertyTrace, in times: Range<Double>) -> [Int] {
    track.presence.flatMap { range in
      range.filter { frame in
        let time = track.time(ofFrame: frame) + PropertyTrace.timeTolerance
        return frame < track.values.count && times.lowerBound <= time && time < times.upperBound
      }
    }
  }

  // MARK: Delay

  /// How much later in a window its first motion begins than it did, in seconds; nil where it does not move in both.
  func delay(in window: TimeMap.Window) -> Double? {
    guard let old = motions(of: expected, in: window.expected).first,
      let new = motions(of: actual, in: window.actual).first
    else { return nil }
    return (new.start.time - window.actual.lowerBound) - (old.start.time - window.expected.lowerBound)
  }

  /// The motions that begin in a stretch of time.
  func motions(of track: PropertyTrace, in times: Range<Double>) -> [Motion] {
    track.motions.filter { times.contains($0.start.time + PropertyTrace.timeTolerance) }
  }

  // MARK: Progress

  /// Its way through a window as progress from 0, where it is as the window begins, to 1, where it rests at the end; by frames.
  struct Progress {
    let values: [Int: Double]
    let from, to: Double
    /// How far a value may be off.
    let tolerance: Double
  }

  /// Nil for what does not move on from where it was.
  func progress(of track: PropertyTrace, in times: Range<Double>) -> Progress? {
    let frames = frames(of: track, in: times)
    guard let first = frames.first, let last = frames.last else { return nil }
    let from =
      track.turns.first { abs($0.time - times.lowerBound) <= PropertyTrace.timeTolerance }?.value ?? track.values[first]
    let to = leavingValue(of: track, after: last) ?? track.values[last]
    guard abs(to - from) > 10 * tolerance else { return nil }
    let values = frames.map { ($0, (track.values[$0] - from) / (to - from)) }
    return Progress(
      values: Dictionary(uniqueKeysWithValues: values), from: from, to: to,
      tolerance: (tolerance + track.resolution) / abs(to - from))
  }
}

nonisolated extension PropertyPair {
  /// What a view comes to that leaves the screen, moving, after a frame.
  private func leavingValue(of track: PropertyTrace, after frame: Int) -> Double? {
    guard track.presence.contains(where: { $0.upperBound == frame + 1 }) else { return nil }
    let (from, to) = (
      track.time(ofFrame: frame) + PropertyTrace.timeTolerance,
      track.time(ofFrame: frame + 1) + PropertyTrace.timeTolerance
    )
    return track.turns.first { from < $0.time && $0.time < to }?.value
  }
}

nonisolated extension PropertyPair.Progress {
  /// Whether another property goes the same way, in the frames in which both are there.
  func isSame(as other: PropertyPair.Progress) -> Bool {
    let slack = tolerance + other.tolerance
    return values.allSatisfy { frame, value in other.values[frame].map { abs($0 - value) <= slack } ?? true }
  }
}
