/// Between which values a recorded property is at a time that may lie between its frames.
///
/// Between two frames of a smooth motion it is the cubic with the values and velocities of both, as exact as the frames around
/// show that cubic to be; where a motion turns or jumps between them, all there is between the two.
nonisolated struct MotionBounds {
  private let track: PropertyTrace
  private let length: Double
  /// Of the cubic from each frame to the next: it is asked for many times over.
  private var cubicErrors: [Double] = []

  init(of track: PropertyTrace) {
    self.track = track
    length = 1 / Double(track.framesPerSecond)
    cubicErrors = track.values.indices.map(cubicError)
  }

  /// Nil where the view is not there, or its value is not on record.
  func bounds(at time: Double) -> ClosedRange<Double>? {
    if let frame = track.frame(at: time) { return isPresent(frame) ? point(track.values[frame]) : nil }
    if let turn = track.turns.first(where: { abs($0.time - time) <= PropertyTrace.timeTolerance }),
      let value = turn.value
    {
      return point(value)
    }
    let frame = track.frame(upTo: time)
    guard frame >= 0, frame + 1 < track.values.count, isPresent(frame + 1) || isPresent(frame) else { return nil }
    let turns = turns(after: frame)
    guard isPresent(frame), isPresent(frame + 1) else { return besideAbsence(turns, frame, at: time) }
    return turns.isEmpty ? within(frame, at: time) : around(turns, frame, at: time)
  }

  /// What it rests at just before a time; nil if it moves then.
  func rest(before time: Double) -> ClosedRange<Double>? {
    let frame = min(track.frame(at: time).map { $0 - 1 } ?? track.frame(upTo: time), track.values.count - 1)
    guard frame >= 0, isPresent(frame) else { return nil }
    // A frame's velocity is that of what follows it.
    let isMoving = track.frame(at: time) == nil && track.velocities[frame] != 0 && turns(after: frame).isEmpty
    if isMoving { return nil }
    guard let next = track.frame(at: time), next < track.values.count, isPresent(next) else {
      return point(track.values[frame])
    }
    return hull([track.values[frame], track.values[next]])
  }

  private func isPresent(_ frame: Int) -> Bool { track.presence.contains { $0.contains(frame) } }

  private func point(_ value: Double) -> ClosedRange<Double> { value...value }

  private func hull(_ values: [Double]) -> ClosedRange<Double> { (values.min() ?? 0)...(values.max() ?? 0) }

  /// The turns between a frame and the next.
  private func turns(after frame: Int) -> [MotionTurn] {
    let (from, to) = (track.time(ofFrame: frame), track.time(ofFrame: frame + 1))
    return track.turns.filter {
      from + PropertyTrace.timeTolerance < $0.time && $0.time < to - PropertyTrace.timeTolerance
    }
  }

  /// The turns from a frame to another, both included.
  private func turns(from frame: Int, through last: Int) -> [MotionTurn] {
    let (from, to) = (track.time(ofFrame: frame), track.time(ofFrame: last))
    return track.turns.filter {
      from - PropertyTrace.timeTolerance < $0.time && $0.time < to + PropertyTrace.timeTolerance
    }
  }

  private func hasTurn(after frame: Int, through last: Int) -> Bool {
    let (from, to) = (track.time(ofFrame: frame), track.time(ofFrame: last))
    return track.turns.contains {
      from + PropertyTrace.timeTolerance < $0.time && $0.time < to + PropertyTrace.timeTolerance
    }
  }

  /// Between the turns, or the frames, on both sides; both frames are there.
  private func around(_ turns: [MotionTurn], _ frame: Int, at time: Double) -> ClosedRange<Double> {
    let (before, after) = (turns.last { $0.time <= time }, turns.first { $0.time > time })
    let from = before == nil ? track.values[frame] : before?.value
    let to = after == nil ? track.values[frame + 1] : after?.value
    // A turn whose value is not on record lies anywhere between the frames.
    guard let from, let to else { return hull([track.values[frame], track.values[frame + 1]]) }
    guard before == nil, let after else { return hull([from, to]) }
    return hull([from, to, coasted(from: frame, to: after.time)])
  }

  private func within(_ frame: Int, at time: Double) -> ClosedRange<Double> {
    let (from, to) = (track.values[frame], track.values[frame + 1])
    let (slope, endSlope) = (track.velocities[frame], track.velocities[frame + 1])
    if slope == 0, endSlope == 0 { return hull([from, to]) }
    if hasTurn(after: frame, through: frame + 1) { return upToTurn(frame, at: time) }
    let piece = HermitePiece(start: 0, length: length, from: from, to: to, slope: slope, endSlope: endSlope)
    let value = piece.value(at: (time - track.time(ofFrame: frame)) / length)
    let error = track.resolution + cubicErrors[frame]
    return (value - error)...(value + error)
  }

  /// Where the view comes or goes before the next frame, as a rule at a turn.
  private func besideAbsence(_ turns: [MotionTurn], _ frame: Int, at time: Double) -> ClosedRange<Double>? {
    let present = isPresent(frame) ? frame : frame + 1
    let edge = self.turns(from: frame, through: frame + 1).compactMap(\.value)
    let course = coasted(from: present, to: time)
    let error = track.resolution + parabolaError(present)
    return hull([track.values[present], course - error, course + error] + edge)
  }

  /// Before a turn in the next frame: there the velocity is another's, and the value may have jumped, as it does by a little
  /// where a spring is taken away.
  private func upToTurn(_ frame: Int, at time: Double) -> ClosedRange<Double> {
    let piece = HermitePiece(
      start: 0, length: length, from: track.values[frame], to: track.values[frame + 1], slope: track.velocities[frame],
      endSlope: nil)
    let value = piece.value(at: (time - track.time(ofFrame: frame)) / length)
    let range = hull([value, coasted(from: frame, to: time)])
    let error = track.resolution + parabolaError(frame)
    return (range.lowerBound - error)...(range.upperBound + error)
  }

  /// A frame's value at a later time, at its velocity and the change of velocity up to it.
  private func coasted(from frame: Int, to time: Double) -> Double {
    let seconds = time - track.time(ofFrame: frame)
    let knowsChange = isPresent(frame - 1) && !hasTurn(after: frame - 1, through: frame)
    let acceleration = knowsChange ? (track.velocities[frame] - track.velocities[frame - 1]) / length : 0
    return track.values[frame] + track.velocities[frame] * seconds + acceleration * seconds * seconds / 2
  }

  /// How far the cubic over two frames is from the frame between is sixteen times of how far that over one may be, as its error
  /// grows with the fourth power; taken three times for a motion that is not so even. An easing that sets off at once, as
  /// easeOut does, grows like the power 3 / 2 there: then it is not even three times.
  private func cubicError(_ frame: Int) -> Double {
    func error(around middle: Int) -> Double? {
      guard isPresent(middle - 1), isPresent(middle + 1), !hasTurn(after: middle - 1, through: middle + 1) else {
        return nil
      }
      let piece = HermitePiece(
        start: 0, length: 2 * length, from: track.values[middle - 1], to: track.values[middle + 1],
        slope: track.velocities[middle - 1], endSlope: track.velocities[middle + 1])
      return abs(piece.value(at: 0.5) - track.values[middle])
    }
    let setsOff = !turns(from: frame, through: frame).isEmpty
    let errors = [frame, frame + 1].compactMap(error)
    return errors.max().map { $0 * (setsOff ? 0.5 : 3.0 / 16) } ?? parabolaError(frame)
  }

  /// A velocity that is not known is off by about as much as it changed in the frame before.
  private func parabolaError(_ frame: Int) -> Double {
    let change = frame > 0 ? abs(track.velocities[frame] - track.velocities[frame - 1]) : abs(track.velocities[frame])
    return change * length * 4 / 27
  }
}
