/// Finds where a motion suddenly has another velocity: a turn that is not on record.
///
/// Velocity counts as jumping where it changes within two frames by far more than in the two frames before and after, and by a
/// good part of the greatest speed around.
nonisolated struct VelocityJumps {
  /// In seconds from the script's zero, ascending.
  let times: [Double]

  private static let neighbourFactor = 4.0
  private static let speedPart = 0.25

  init(of track: PropertyTrace, in stretch: ClosedRange<Int>) {
    let speeds = track.velocities
    func change(_ frame: Int) -> Double { abs(speeds[frame + 1] - speeds[frame]) }
    func jump(_ frame: Int) -> Double {
      let around = [frame - 3, frame - 2, frame + 1, frame + 2].map(change).max() ?? 0
      let fastest = (frame - 3...frame + 3).map { abs(speeds[$0]) }.max() ?? 0
      let size = abs(speeds[frame + 1] - speeds[frame - 1])
      return size > Self.neighbourFactor * around && size > Self.speedPart * fastest ? size : 0
    }
    let first = stretch.lowerBound + 4
    let last = stretch.upperBound - 4
    guard first <= last else {
      times = []
      return
    }
    let sizes = (first...last).map { ($0, jump($0)) }
    times = sizes.indices.compactMap { index in
      let (frame, size) = sizes[index]
      // The same jump shows around two frames.
      let isLargest =
        size > 0 && (index == 0 || size > sizes[index - 1].1)
        && (index + 1 == sizes.count || size >= sizes[index + 1].1)
      return isLargest ? Self.time(of: track, around: frame) : nil
    }
  }

  /// Where the lines meet that the motion was on and is on.
  private static func time(of track: PropertyTrace, around frame: Int) -> Double {
    let length = 1 / Double(track.framesPerSecond)
    let (before, after) = (track.velocities[frame - 1], track.velocities[frame + 1])
    let gap = track.values[frame + 1] - after * 2 * length - track.values[frame - 1]
    let seconds = min(max(gap / (before - after), 0), 2 * length)
    return track.time(ofFrame: frame - 1) + seconds
  }
}
