/// One motion of a property, as a way from 0 to 1. Between what is on record it is taken as the cubic that has the values and
/// velocities of both ends; where a velocity is not known, the parabola.
nonisolated struct MotionWay {
  private let track: PropertyTrace
  private let motion: Motion
  private let points: [MotionSample]

  init(_ track: PropertyTrace, _ motion: Motion) {
    self.track = track
    self.motion = motion
    points =
      [motion.start]
      + track.framesInside(motion).map { MotionSample(time: track.time(ofFrame: $0), value: track.values[$0]) }
      + [motion.end]
  }

  private var from: Double { motion.start.value }
  private var to: Double { motion.end.value }

  /// Whether there is nothing between before and after.
  var isInstant: Bool { points.count == 2 && (slope(at: 0) ?? 0) == 0 && (slope(at: 1, isEnd: true) ?? 0) == 0 }

  /// Whether it ends elsewhere than it began; what is left of a way there and back is no way.
  private var leads: Bool {
    if isInstant { return false }
    let values = points.map(\.value)
    let range = (values.max() ?? 0) - (values.min() ?? 0)
    return abs(to - from) > range / 20
  }

  private func progress(_ value: Double) -> Double { (value - from) / (to - from) }

  /// The pieces between what is on record, as progress over the seconds from the start.
  private var pieces: [HermitePiece] {
    points.indices.dropLast().map { index in
      let (a, b) = (points[index], points[index + 1])
      return HermitePiece(
        start: a.time - motion.start.time, length: b.time - a.time, from: progress(a.value), to: progress(b.value),
        slope: slope(at: index).map { $0 / (to - from) },
        endSlope: slope(at: index + 1, isEnd: true).map { $0 / (to - from) })
    }
  }

  /// The velocity at a point, up to it or from it on. A frame's velocity is that of what follows it: where the motion ends at a
  /// turn, that is another's.
  private func slope(at index: Int, isEnd: Bool = false) -> Double? {
    let isLast = isEnd && index == points.count - 1
    if isLast, motion.endsAtTurn { return nil }
    return track.frame(at: points[index].time).map { track.velocities[$0] }
  }

  func firstTime(at level: Double) -> Double? {
    guard leads else { return nil }
    return pieces.lazy.compactMap { $0.firstTime(at: level) }.first
  }

  func settleTime(within band: Double) -> Double? {
    guard leads else { return nil }
    let times = pieces.reversed().lazy.compactMap { piece in
      [1 - band, 1 + band].compactMap { piece.lastTime(at: $0) }.max()
    }
    return times.first
  }

  var overshoot: Double? {
    guard leads else { return nil }
    return max(0, (pieces.map(\.maximum).max() ?? 1) - 1)
  }

  /// The frame that is fastest, without those that belong to what comes before or after.
  var fastestFrame: Int {
    let frames = frames
    return frames.max { abs(track.velocities[$0]) < abs(track.velocities[$1]) } ?? motion.frames.lowerBound
  }

  /// The frames whose velocities are the motion's own.
  private var frames: [Int] {
    motion.frames.filter { frame in
      let time = track.time(ofFrame: frame)
      return time >= motion.start.time - PropertyTrace.timeTolerance
        && time < motion.end.time - PropertyTrace.timeTolerance
    }
  }

  var peakJerk: Double {
    let (frames, rate) = (frames, Double(track.framesPerSecond))
    return frames.dropFirst().dropLast().map { frame in
      abs(track.velocities[frame + 1] - 2 * track.velocities[frame] + track.velocities[frame - 1]) * rate * rate
    }.max() ?? 0
  }

  var endStep: Double {
    guard points.count > 2 || !motion.endsAtTurn, let last = points.dropLast().last else { return 0 }
    let speed = track.frame(at: last.time).map { abs(track.velocities[$0]) } ?? 0
    return max(0, abs(to - last.value) - speed * (motion.end.time - last.time))
  }

  var stillFrameCount: Int { zip(points, points.dropFirst()).count { $0.value == $1.value } }

  var isMonotonic: Bool {
    let steps = zip(points, points.dropFirst()).map { $1.value - $0.value }
    return steps.allSatisfy { $0 >= 0 } || steps.allSatisfy { $0 <= 0 }
  }
}
