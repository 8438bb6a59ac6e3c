/// Finds in what two recordings differ at the moments that belong together, and says it.
nonisolated struct MatchWords {
  let times: MatchedTimes
  let views: [MatchedView]
  let tolerances: Tolerances
  let expected, actual: Trace

  init(times: MatchedTimes, views: [MatchedView], tolerances: Tolerances, _ expected: Trace, _ actual: Trace) {
    (self.times, self.views, self.tolerances) = (times, views, tolerances)
    (self.expected, self.actual) = (expected, actual)
  }

  /// Empty when nothing differs. What is said of several properties is said once.
  var findings: [Finding] {
    let differences = views.flatMap { view in
      [presence(of: view)].compactMap(\.self) + view.still.compactMap { still($0, of: view) }
        + view.moving.compactMap { difference(of: $0, in: view) }
    }
    var told: Set<String> = []
    return differences.compactMap { difference in
      guard let diagnosis = difference.diagnosis else { return Finding(difference) }
      guard told.insert(diagnosis).inserted else { return nil }
      let others = differences.filter { $0.diagnosis == diagnosis && $0 != difference }
      guard !others.isEmpty else { return Finding(difference) }
      let count = others.count == 1 ? "one more property does" : "\(others.count) more properties do"
      return Finding("\(difference.description.dropLast()); \(count) likewise.", difference, consequences: others)
    }
  }

  /// Whether the actual recording shows a moment, and what was before it by as much as a frame may have come late: its first
  /// frame may show what has only just jumped there.
  private func isRecorded(_ time: Double) -> Bool {
    tolerances.seconds - PropertyTrace.timeTolerance <= time
      && time <= actual.time(ofFrame: actual.frameCount - 1) + PropertyTrace.timeTolerance
  }

  // MARK: Views

  private func presence(of view: MatchedView) -> TraceDifference? {
    let missed = view.moving.first?.expected.missedFrames ?? []
    let frame = (0..<expected.frameCount).first { frame in
      let time = times.actualTime(at: expected.time(ofFrame: frame))
      guard isRecorded(time), !missed.contains(frame) else { return false }
      let isThere = view.expected.presence.contains { $0.contains(frame) }
      return isThere
        ? view.isAway(around: time, by: tolerances.seconds) : view.stays(around: time, by: tolerances.seconds)
    }
    guard let frame else { return nil }
    let isThere = view.expected.presence.contains { $0.contains(frame) }
    return TraceDifference(
      .view(view.expected.name), frame: frame, time: expected.time(ofFrame: frame),
      expected: isThere ? "to be on screen" : "to be away", actual: isThere ? "it away" : "it on screen")
  }

  // MARK: Properties

  private func still(_ property: TraceProperty, of view: MatchedView) -> TraceDifference? {
    let (old, new) = (
      view.expected.still[property] ?? property.restValue, view.actual.still[property] ?? property.restValue
    )
    guard abs(old - new) > tolerances[property.kind] + 1e-9 else { return nil }
    let track = MatchedTrack(
      view.expected.name, property,
      expected: view.expected.track(
        of: property, frameCount: expected.frameCount, framesPerSecond: expected.framesPerSecond),
      actual: view.actual.track(of: property, frameCount: actual.frameCount, framesPerSecond: actual.framesPerSecond))
    return difference(of: track, in: view)
  }

  private func difference(of track: MatchedTrack, in view: MatchedView) -> TraceDifference? {
    let tolerance = tolerances[track.property.kind]
    let frame = track.seenFrames.first { frame in
      let time = times.actualTime(at: expected.time(ofFrame: frame))
      guard isRecorded(time), let range = track.actualRange(around: time, by: tolerances.seconds) else { return false }
      let (value, slack) = (track.expected.values[frame], tolerance + 1e-9)
      return value < range.lowerBound - slack || range.upperBound + slack < value
    }
    guard let frame else { return nil }
    let time = expected.time(ofFrame: frame)
    let value = track.actualValue(at: times.actualTime(at: time)) ?? track.expected.values[frame]
    func text(_ value: Double) -> String {
      "\(Rounding.text(Rounding.round(value, digits: track.property.kind.digits)))\(track.property.kind.unit.spaced)"
    }
    return TraceDifference(
      .property(view: track.view, track.property), frame: frame, time: time,
      expected: text(track.expected.values[frame]), actual: text(value), diagnosis: diagnosis(of: track))
  }

  /// As `verify` says it of the frames that both have; of motions that differ by the curves of both, each at its own frame rate.
  private func diagnosis(of track: MatchedTrack) -> String? {
    let frames = track.seenFrames.filter { isRecorded(times.actualTime(at: expected.time(ofFrame: $0))) }
    let seen = TrackDiagnosis(
      expected: track.expected, actual: resampled(track), frames: frames, tolerance: tolerances[track.property.kind])
    return seen.plainText ?? motions(of: track) ?? seen.text
  }

  /// Motion by motion, the first that differs.
  private func motions(of track: MatchedTrack) -> String? {
    let candidates = track.actual.motions
    return track.expected.motions.lazy.compactMap { motion in
      let delay = times.delay(at: motion.start.time)
      func distance(_ other: Motion) -> Double { abs(other.start.time - delay - motion.start.time) }
      guard let other = candidates.min(by: { distance($0) < distance($1) }), distance(other) < Self.farthestMotion
      else {
        return nil
      }
      return MotionComparison(
        expected: track.expected, motion, actual: track.actual, other, tolerance: tolerances[track.property.kind],
        fitTolerance: RecordedCurve.tolerance, from: (0, delay)
      ).text
    }.first
  }

  /// Motions that begin farther apart are not the same, in seconds.
  private static let farthestMotion = 0.25

  /// What the actual recording shows in the frames of the expected one.
  private func resampled(_ track: MatchedTrack) -> PropertyTrace {
    var resampled = track.expected
    resampled.turns = []
    resampled.values = track.expected.values.indices.map { frame in
      let value = track.actualValue(at: times.actualTime(at: expected.time(ofFrame: frame)))
      return Rounding.round(value ?? track.expected.values[frame], digits: track.property.kind.digits)
    }
    return resampled
  }
}
