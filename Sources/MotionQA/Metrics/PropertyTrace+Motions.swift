nonisolated extension PropertyTrace {
  /// The stretches in which the property moves on screen, each from the last frame before to the first frame after. Less than two
  /// frames of rest do not part two stretches; an instant change is a stretch of one frame.
  public var motions: [ClosedRange<Int>] {
    var motions: [ClosedRange<Int>] = []
    for range in presence {
      for frame in range.dropLast() where moves(after: frame) { add(frame, since: range.lowerBound, to: &motions) }
    }
    return motions
  }

  private func add(_ frame: Int, since first: Int, to motions: inout [ClosedRange<Int>]) {
    if let last = motions.last, last.lowerBound >= first, frame - last.upperBound < 2 {
      motions[motions.count - 1] = last.lowerBound...frame + 1
    } else {
      motions.append(frame...frame + 1)
    }
  }

  /// A motion with a little rest before and after it, for a curve to be fitted to.
  ///
  /// - Parameter frames: One of ``motions``.
  public func samples(of frames: ClosedRange<Int>) -> [MotionSample] {
    guard let range = presence.first(where: { $0.contains(frames.lowerBound) && $0.contains(frames.upperBound) }) else {
      return []
    }
    var (first, last) = (frames.lowerBound, frames.upperBound)
    while first > range.lowerBound, values[first - 1] == values[first], frames.lowerBound - first < Self.rest {
      first -= 1
    }
    while last + 1 < range.upperBound, values[last + 1] == values[last], last - frames.upperBound < Self.rest {
      last += 1
    }
    return (first...last).map { MotionSample(time: Double($0) / Double(framesPerSecond), value: values[$0]) }
  }

  /// How many frames of rest are worth looking at.
  private static let rest = 12

  /// Whether the next frame shows another value, or would if it were not the turn of a motion.
  private func moves(after frame: Int) -> Bool {
    values[frame] != values[frame + 1] || (velocities[frame] != 0 && velocities[frame + 1] != 0)
  }
}
