/// A recording that ends in the middle of a motion, of whose rest nothing can be told.
nonisolated extension MatchWords {
  /// Nil where both come to rest, or end at the same moment.
  var brokenOff: Finding? {
    let (end, newEnd) = (expected.time(ofFrame: expected.frameCount - 1), actual.time(ofFrame: actual.frameCount - 1))
    if times.actualTime(at: end) > newEnd + tolerances.seconds, let track = moving(in: actual, \.actual) {
      return finding("second", newEnd, "first", times.actualTime(at: end) - newEnd, track)
    }
    if times.expectedTime(at: newEnd) > end + tolerances.seconds, let track = moving(in: expected, \.expected) {
      return finding("first", end, "second", times.expectedTime(at: newEnd) - end, track)
    }
    return nil
  }

  /// What has moved from the last frame but one to the last by more than numbers may be apart.
  private func moving(in trace: Trace, _ side: KeyPath<MatchedTrack, PropertyTrace>) -> MatchedTrack? {
    guard trace.frameCount > 1 else { return nil }
    return views.lazy.flatMap(\.moving).first { track in
      let values = track[keyPath: side].values
      return abs(values[trace.frameCount - 1] - values[trace.frameCount - 2]) > tolerances[track.property.kind]
    }
  }

  private func finding(
    _ short: String, _ end: Double, _ long: String, _ rest: Double, _ track: MatchedTrack
  ) -> Finding {
    let frame = expected.frameCount - 1
    return Finding(
      "The \(short) recording ends at \(Seconds.text(end)), while \(track.view) moves (\(track.property.rawValue)); the \(long) goes on "
        + "for \(Seconds.text(rest)). Record the motion to its end.",
      TraceDifference(
        .property(view: track.view, track.property), frame: frame, time: expected.time(ofFrame: frame),
        expected: short == "second" ? "to move on" : "the recording's end",
        actual: short == "second" ? "the recording's end" : "to move on"))
  }
}
