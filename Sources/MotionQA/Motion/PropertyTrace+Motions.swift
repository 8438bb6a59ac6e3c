nonisolated extension PropertyTrace {
  /// The motions on screen, in order. Motions that touch are told apart by the ``turns`` on record and by jumps of velocity;
  /// else less than two frames of rest do not part them.
  public var motions: [Motion] { stretches.flatMap { MotionParting(of: self, $0).motions } }

  /// The stretches without rest, each from the last frame before to the first frame after.
  private var stretches: [ClosedRange<Int>] {
    var stretches: [ClosedRange<Int>] = []
    for range in presence {
      for frame in range.dropLast() where moves(after: frame) { add(frame, since: range.lowerBound, to: &stretches) }
    }
    return stretches
  }

  private func add(_ frame: Int, since first: Int, to stretches: inout [ClosedRange<Int>]) {
    if let last = stretches.last, last.lowerBound >= first, frame - last.upperBound < 2 {
      stretches[stretches.count - 1] = last.lowerBound...frame + 1
    } else {
      stretches.append(frame...frame + 1)
    }
  }

  /// A motion with a little rest before and after it, for a curve to be fitted to.
  ///
  /// - Parameter motion: One of ``motions``.
  public func samples(of motion: Motion) -> [MotionSample] {
    guard let range = presence.first(where: { $0.contains(motion.frames.lowerBound) }) else { return [] }
    let inside = framesInside(motion).map { MotionSample(time: time(ofFrame: $0), value: values[$0]) }
    let before = rest(at: motion.start, from: motion.frames.lowerBound, by: -1, in: range)
    let after = rest(at: motion.end, from: motion.frames.upperBound, by: 1, in: range)
    return before.reversed() + [motion.start] + inside + [motion.end] + (after.isEmpty ? leaving(motion, range) : after)
  }

  /// A view that leaves the screen as its motion ends is at rest from then on.
  private func leaving(_ motion: Motion, _ range: Range<Int>) -> [MotionSample] {
    let end = motion.end.time + 1 / Double(framesPerSecond)
    let leaves = motion.endsAtTurn && !range.contains(frame(upTo: motion.end.time) + 1)
    return leaves ? [MotionSample(time: end, value: motion.end.value)] : []
  }

  /// The frames on one side of a moment that show what it shows.
  private func rest(at moment: MotionSample, from frame: Int, by step: Int, in range: Range<Int>) -> [MotionSample] {
    // A frame at the very moment may still show what was before it: which of both comes first is a matter of rounding.
    let frames = sequence(first: frame) { $0 + step }
      .drop { abs(time(ofFrame: $0) - moment.time) <= Self.timeTolerance }.prefix(Self.rest)
      .prefix { range.contains($0) && values[$0] == moment.value }
    let samples = frames.map { MotionSample(time: time(ofFrame: $0), value: values[$0]) }
    guard samples.isEmpty,
      let turn = turns.first(where: { Double(step) * ($0.time - moment.time) > Self.timeTolerance }),
      turn.value == moment.value, abs(turn.time - moment.time) * Double(framesPerSecond) < 1
    else { return samples }
    return [MotionSample(time: turn.time, value: moment.value)]
  }

  /// How many frames of rest are worth looking at.
  private static let rest = 12

  /// Whether the next frame shows another value, or would if it were not the turn of a motion.
  private func moves(after frame: Int) -> Bool {
    values[frame] != values[frame + 1] || (velocities[frame] != 0 && velocities[frame + 1] != 0)
  }
}
