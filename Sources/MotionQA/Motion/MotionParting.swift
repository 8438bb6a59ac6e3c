/// Parts a stretch of frames without rest into motions.
nonisolated struct MotionParting {
  private let track: PropertyTrace
  private let stretch: ClosedRange<Int>

  /// - Parameter stretch: From the last frame at rest to the first at rest again.
  init(of track: PropertyTrace, _ stretch: ClosedRange<Int>) {
    self.track = track
    self.stretch = stretch
  }

  /// In order; what stands still between two of them is none.
  var motions: [Motion] {
    let (first, last) = (sample(stretch.lowerBound), leaving ?? sample(stretch.upperBound))
    let cuts = turns + jumps
    let moments = [first] + (cuts + lifts(between: [first] + cuts)).sorted { $0.time < $1.time } + [last]
    return moments.indices.dropLast().compactMap { index in
      let (start, end) = (moments[index], moments[index + 1])
      let motion = Motion(
        start: start, end: end, frames: track.frame(upTo: start.time)...lastFrame(at: end.time),
        endsAtTurn: index + 1 < moments.count - 1
          || turnTimes.contains { abs($0 - end.time) <= PropertyTrace.timeTolerance },
        isDragged: track.isDragged(from: start.time, to: end.time))
      return changes(motion) ? motion : nil
    }
  }

  /// The turn at which the view leaves the screen, moving, before the next frame.
  private var leaving: MotionSample? {
    let (end, length) = (track.time(ofFrame: stretch.upperBound), 1 / Double(track.framesPerSecond))
    guard track.presence.contains(where: { $0.upperBound == stretch.upperBound + 1 }) else { return nil }
    return track.turns.first {
      end + PropertyTrace.timeTolerance < $0.time && $0.time <= end + length + PropertyTrace.timeTolerance
    }
    .flatMap { turn in turn.value.map { MotionSample(time: turn.time, value: $0) } }
  }

  private func sample(_ frame: Int) -> MotionSample {
    MotionSample(time: track.time(ofFrame: frame), value: track.values[frame])
  }

  private func lastFrame(at time: Double) -> Int {
    min(track.frame(at: time) ?? track.frame(upTo: time) + 1, track.values.count - 1)
  }

  private func changes(_ motion: Motion) -> Bool {
    let values = track.framesInside(motion).map { track.values[$0] } + [motion.end.value]
    return values.contains { abs($0 - motion.start.value) > track.resolution * 1.5 }
  }

  // MARK: Where it is parted

  private var turnTimes: [Double] { track.turns.map(\.time) }

  private func isInside(_ time: Double) -> Bool {
    track.time(ofFrame: stretch.lowerBound) + PropertyTrace.timeTolerance < time
      && time < track.time(ofFrame: stretch.upperBound) - PropertyTrace.timeTolerance
  }

  private var turns: [MotionSample] {
    track.turns.filter { isInside($0.time) }
      .map { MotionSample(time: $0.time, value: $0.value ?? value(at: $0.time)) }
  }

  /// The jumps of velocity that no turn on record accounts for.
  private var jumps: [MotionSample] {
    let frame = 1 / Double(track.framesPerSecond)
    return VelocityJumps(of: track, in: stretch).times
      .filter { time in !turnTimes.contains { abs($0 - time) < 2 * frame } }
      .map { MotionSample(time: $0, value: value(at: $0)) }
  }

  /// Where a finger leaves what it has set in motion, and nothing on record or to be seen says so: on a phone, or where code follows.
  private func lifts(between cuts: [MotionSample]) -> [MotionSample] {
    guard !track.hasOwnTurns else { return [] }
    let frame = 1 / Double(track.framesPerSecond)
    return track.touches.filter { touch in
      let lift = touch.upperBound
      guard isInside(lift), !cuts.contains(where: { abs($0.time - lift) < 2 * frame }) else { return false }
      let start = cuts.map(\.time).filter { $0 < lift }.max() ?? 0
      return start >= touch.lowerBound - frame
    }.map { MotionSample(time: $0.upperBound, value: value(at: $0.upperBound)) }
  }

  /// What shows at a time: of a frame its value, beside the rest at either end that, elsewhere what the motions of both sides
  /// come to.
  private func value(at time: Double) -> Double {
    if let frame = track.frame(at: time) { return track.values[frame] }
    let frame = track.frame(upTo: time)
    if frame == stretch.lowerBound { return track.values[frame] }
    if frame + 1 == stretch.upperBound { return track.values[frame + 1] }
    let length = 1 / Double(track.framesPerSecond)
    let part = (time - track.time(ofFrame: frame)) / length
    let before = coasted(from: frame, by: part * length, change: (frame - 1, frame))
    let after = coasted(from: frame + 1, by: (part - 1) * length, change: (frame + 1, frame + 2))
    return before * (1 - part) + after * part
  }

  /// A frame's value some seconds on, at its velocity and the change of velocity between two frames.
  private func coasted(from frame: Int, by seconds: Double, change: (Int, Int)) -> Double {
    let knowsChange = stretch.contains(change.0) && stretch.contains(change.1)
    let acceleration =
      knowsChange ? (track.velocities[change.1] - track.velocities[change.0]) * Double(track.framesPerSecond) : 0
    return track.values[frame] + track.velocities[frame] * seconds + acceleration * seconds * seconds / 2
  }
}
