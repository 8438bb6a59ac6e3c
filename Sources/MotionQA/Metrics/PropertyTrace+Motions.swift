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

  /// Whether the next frame shows another value, or would if it were not the turn of a motion.
  private func moves(after frame: Int) -> Bool {
    values[frame] != values[frame + 1] || (velocities[frame] != 0 && velocities[frame + 1] != 0)
  }
}
