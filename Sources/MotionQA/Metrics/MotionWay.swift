import Foundation

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
  private var fastestFrame: Int {
    let frames = frames
    return frames.max { abs(track.velocities[$0]) < abs(track.velocities[$1]) } ?? motion.frames.lowerBound
  }

  /// The velocity of the frame that is fastest, and its time in seconds from the script's zero. Where that is the first or the last
  /// frame, the motion is faster still before or after it, and the curve tells by how much, if one explains the motion.
  var peak: (velocity: Double, time: Double) {
    let (fastest, frames) = (fastestFrame, frames)
    let isAtEdge = fastest == frames.first || fastest == frames.last
    return (isAtEdge && !isInstant ? curvePeak : nil) ?? (track.velocities[fastest], track.time(ofFrame: fastest))
  }

  /// That of the curve that is behind the motion; nil where none is as close as the motion is on record.
  private var curvePeak: (velocity: Double, time: Double)? {
    guard let fit = try? track.fit(of: motion, tolerance: Self.exactness), fit.residual.maximum <= Self.exactness
    else { return nil }
    let landmarks = CurveLandmarks(of: fit.spec)
    guard let velocity = landmarks.peakVelocity, let time = landmarks.peakVelocityTime else { return nil }
    return ((fit.to - fit.from) * velocity, fit.start + time)
  }

  /// How far off a curve may be that is taken for the motion's own, as a fraction of the way.
  private static let exactness = 1e-5

  /// The frames whose velocities are the motion's own.
  private var frames: [Int] {
    motion.frames.filter { frame in
      let time = track.time(ofFrame: frame)
      return time >= motion.start.time - PropertyTrace.timeTolerance
        && time < motion.end.time - PropertyTrace.timeTolerance
    }
  }

  /// Nil where the velocity steps or bends: the finer the frames, the greater it would be. Frames twice as far apart tell.
  var peakJerk: Double? {
    let (fine, coarse) = (jerk(over: 1), jerk(over: 2))
    guard let fine, let coarse else { return nil }
    let noise = Self.noise * track.resolution * pow(Double(track.framesPerSecond), 2)
    return fine <= max(noise, coarse * Self.refinement) ? fine : nil
  }

  /// The greatest change of acceleration over frames so far apart; nil where there are too few of them.
  private func jerk(over step: Int) -> Double? {
    let (frames, rate) = (frames, Double(track.framesPerSecond) / Double(step))
    return frames.dropFirst(step).dropLast(step).map { frame in
      abs(track.velocities[frame + step] - 2 * track.velocities[frame] + track.velocities[frame - step]) * rate * rate
    }.max()
  }

  /// What the jerk of a smooth motion grows by at most when the frames are half as far apart: that at a bend doubles.
  private static let refinement = 1.6
  /// The change of velocity that rounding makes, in units of the last digit.
  private static let noise = 8.0

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
