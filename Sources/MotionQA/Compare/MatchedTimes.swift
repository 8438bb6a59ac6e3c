/// Which moments of two recordings belong together, though they were begun at other moments and a person's finger has another
/// rhythm than a script.
///
/// Between two rests lies a stretch of motion, in which one recording is as much later than the other from its beginning to its
/// end. Where the two have not the same number of stretches, they are matched as a whole.
nonisolated struct MatchedTimes {
  /// A stretch of motion of both recordings.
  struct Stretch {
    /// In seconds from the zero of either recording.
    let expected, actual: ClosedRange<Double>
    /// How much later it comes in the actual recording, in seconds.
    let delay: Double
  }

  /// Never empty, in order.
  let stretches: [Stretch]

  /// Nil when nothing moves in both.
  init?(_ pairs: [MatchedTrack]) {
    let moving = pairs.filter { $0.expected.moves && $0.actual.moves }
    let expected = Self.stretches(of: moving.map(\.expected))
    let actual = Self.stretches(of: moving.map(\.actual))
    guard let first = expected.first, let last = expected.last, let newFirst = actual.first, let newLast = actual.last
    else { return nil }
    let whole = (first.lowerBound...last.upperBound, newFirst.lowerBound...newLast.upperBound)
    let ranges = expected.count == actual.count ? Array(zip(expected, actual)) : [whole]
    stretches = ranges.map { old, new in
      Stretch(expected: old, actual: new, delay: DelaySearch(moving, old, new).best)
    }
  }

  /// The moment of the actual recording that belongs to one of the expected recording. It does not leave the rests around its
  /// stretch, which may be longer in one of the two.
  func actualTime(at time: Double) -> Double {
    let index = stretches.indices.last { $0 == 0 || middle(before: $0, \.expected) <= time } ?? 0
    let earliest = index == 0 ? -Double.infinity : middle(before: index, \.actual)
    let latest = index + 1 == stretches.count ? Double.infinity : middle(before: index + 1, \.actual)
    return min(max(time + stretches[index].delay, earliest), latest)
  }

  /// How much later the actual recording is at a moment of the expected one, in seconds.
  func delay(at time: Double) -> Double {
    stretches[stretches.indices.last { $0 == 0 || middle(before: $0, \.expected) <= time } ?? 0].delay
  }

  /// The moment of the expected recording that belongs to one of the actual recording: both are as far into their stretch.
  func expectedTime(at time: Double) -> Double {
    time - stretches[stretches.indices.last { $0 == 0 || middle(before: $0, \.actual) <= time } ?? 0].delay
  }

  /// The middle of the rest before a stretch.
  private func middle(before index: Int, _ side: KeyPath<Stretch, ClosedRange<Double>>) -> Double {
    (stretches[index - 1][keyPath: side].upperBound + stretches[index][keyPath: side].lowerBound) / 2
  }

  /// Shorter rests do not part two stretches, in seconds: what swings stands still for some frames.
  private static let shortestRest = 0.1

  private static func stretches(of tracks: [PropertyTrace]) -> [ClosedRange<Double>] {
    let motions = tracks.flatMap(\.motions).map { $0.start.time...$0.end.time }.sorted { $0.lowerBound < $1.lowerBound }
    return motions.reduce(into: []) { stretches, motion in
      if let last = stretches.last, motion.lowerBound - last.upperBound < shortestRest {
        stretches[stretches.count - 1] = last.lowerBound...max(last.upperBound, motion.upperBound)
      } else {
        stretches.append(motion)
      }
    }
  }
}
