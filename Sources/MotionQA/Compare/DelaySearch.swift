/// Finds how much later a stretch of motion comes in one recording than in another: where their numbers are nearest, by the sum
/// of the distances, of which a single property that moves otherwise decides little.
nonisolated struct DelaySearch {
  private let tracks: [MatchedTrack]
  private let expected, actual: ClosedRange<Double>
  /// The delay by the beginnings that are on record in both recordings; nil if there are none.
  private let exact: Double?
  /// By track.
  private let looks: [Look]

  private struct Look {
    /// The frames of the expected recording that are looked at.
    let frames: [Int]
    /// How far the property goes.
    let distance: Double
    /// What the actual recording is more by from the beginning: a view in another place moves at the same time.
    let offset: Double
  }

  init(_ tracks: [MatchedTrack], _ expected: ClosedRange<Double>, _ actual: ClosedRange<Double>) {
    (self.expected, self.actual) = (expected, actual)
    let all = tracks.map { track in (track, Self.look(at: track, expected, actual)) }.filter { $0.1.distance > 0 }
    // Those that cross the most steps tell the time most exactly.
    let clearest = all.sorted { $0.1.distance / $0.0.expected.resolution > $1.1.distance / $1.0.expected.resolution }
      .prefix(Self.mostTracks)
    (self.tracks, looks) = (clearest.map(\.0), clearest.map(\.1))
    exact = Self.exact(all.map(\.0), expected, actual)
  }

  /// In seconds: exact where the beginnings are on record in both recordings; else by the numbers, and the difference of the
  /// beginnings where nothing can be told from them.
  var best: Double {
    if let exact { return exact }
    let start = actual.lowerBound - expected.lowerBound
    guard let first = tracks.first else { return start }
    let step = 0.25 / Double(max(first.expected.framesPerSecond, first.actual.framesPerSecond))
    let reach = Int((Self.reach / step).rounded())
    let delays = (-reach...reach).map { start + Double($0) * step }
    let misfits = delays.map(misfit)
    // Of equals that which is nearest to the beginnings.
    let nearest = delays.indices.min { a, b in
      misfits[a] != misfits[b] ? misfits[a] < misfits[b] : abs(delays[a] - start) < abs(delays[b] - start)
    }
    let coarse = nearest.map { delays[$0] } ?? start
    return Rounding.round(narrowed(coarse - step, coarse + step), digits: 5)
  }

  /// The delay of most properties whose animations are on record in both recordings; of delays that are as frequent, the one nearest
  /// to the delay of the stretches. So a curve that is slower at first is not taken for a later beginning.
  private static func exact(
    _ tracks: [MatchedTrack], _ expected: ClosedRange<Double>, _ actual: ClosedRange<Double>
  ) -> Double? {
    func begin(_ track: PropertyTrace, _ stretch: ClosedRange<Double>) -> Double? {
      guard track.hasOwnTurns else { return nil }
      let begin = track.motions.lazy.map(\.start.time).first {
        stretch.lowerBound - PropertyTrace.timeTolerance <= $0 && $0 < stretch.upperBound
      }
      // What code or a finger moves as well begins on a frame.
      return begin.flatMap { begin in
        track.turns.contains { abs($0.time - begin) <= PropertyTrace.timeTolerance } ? begin : nil
      }
    }
    let delays = tracks.compactMap { track -> Double? in
      guard let old = begin(track.expected, expected), let new = begin(track.actual, actual) else { return nil }
      return Rounding.round(new - old, digits: 5)
    }
    let start = actual.lowerBound - expected.lowerBound
    let counts = Dictionary(delays.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.keys.sorted().min { a, b in
      let (count, other) = (counts[a] ?? 0, counts[b] ?? 0)
      return count != other ? count > other : abs(a - start) < abs(b - start)
    }
  }

  /// The golden section search, down to a hundredth of a millisecond.
  private func narrowed(_ low: Double, _ high: Double) -> Double {
    let golden = (5.0.squareRoot() - 1) / 2
    var (low, high) = (low, high)
    while high - low > 1e-5 {
      let (left, right) = (high - (high - low) * golden, low + (high - low) * golden)
      if misfit(left) <= misfit(right) { high = right } else { low = left }
    }
    return (low + high) / 2
  }

  /// How far apart the two are on an average, in distances that the properties go.
  private func misfit(_ delay: Double) -> Double {
    var (sum, count) = (0.0, 0)
    for (track, look) in zip(tracks, looks) {
      for frame in look.frames {
        guard let value = track.actualValue(at: track.expected.time(ofFrame: frame) + delay) else { continue }
        sum += min(1, abs(value - look.offset - track.expected.values[frame]) / look.distance)
        count += 1
      }
    }
    return count == 0 ? 1 : sum / Double(count)
  }

  private static func look(
    at track: MatchedTrack, _ stretch: ClosedRange<Double>, _ actual: ClosedRange<Double>
  ) -> Look {
    let times = stretch.lowerBound - margin...stretch.upperBound + margin
    let frames = track.seenFrames.filter { times.contains(track.expected.time(ofFrame: $0)) }
    let values = frames.map { track.expected.values[$0] }
    let stride = max(1, frames.count / mostFrames)
    return Look(
      frames: frames.enumerated().filter { $0.offset.isMultiple(of: stride) }.map(\.element),
      distance: (values.max() ?? 0) - (values.min() ?? 0), offset: offset(of: track, before: stretch, actual))
  }

  /// Just before the motion, which may begin with a jump; 0 where one of the two does not show that.
  private static func offset(
    of track: MatchedTrack, before stretch: ClosedRange<Double>, _ actual: ClosedRange<Double>
  ) -> Double {
    let (time, actualTime) = (stretch.lowerBound - moment, actual.lowerBound - moment)
    guard actualTime >= 0, let frame = track.seenFrames.last(where: { track.expected.time(ofFrame: $0) <= time }),
      time - track.expected.time(ofFrame: frame) < margin, let value = track.actualValue(at: actualTime)
    else { return 0 }
    return value - track.expected.values[frame]
  }

  /// In seconds.
  private static let moment = 0.001
  /// Rest that is looked at before and after the motion, in seconds.
  private static let margin = 0.05
  /// How far the beginnings may mislead, in seconds: as where a view that is first in one recording is not in the other.
  private static let reach = 0.15
  private static let mostTracks = 6
  private static let mostFrames = 45
}
