/// Says in words how one property's motion differs from what it was.
nonisolated struct TrackDiagnosis {
  let expected, actual: PropertyTrace
  /// The frames in which both are on screen, ascending.
  let frames: [Int]
  let tolerance: Double

  /// Nil when nothing can be said beyond the numbers.
  var text: String? { plainText ?? motions }

  /// What can be said of the whole without a look at its motions: that it moves or not, is later, is somewhere else.
  var plainText: String? {
    guard let (old, new) = cut else { return nil }
    switch (old.moves, new.moves) {
    case (true, false): return "It never moves, and stays at \(number(new.values[0]))"
    case (false, true): return "It moves, and did not"
    case (false, false): return offset(old, new)
    case (true, true): return delay(old, new) ?? offset(old, new)
    }
  }

  /// Motion by motion: the first that differs, and those after it that go along other curves, whatever the first has led to.
  private var motions: String? {
    guard let (old, new) = cut, old.moves, new.moves else { return nil }
    return motions(old, new)
  }

  /// Both from the first frame that they have in common to the last.
  private var cut: (old: PropertyTrace, new: PropertyTrace)? {
    guard let first = frames.first, let last = frames.last else { return nil }
    return (expected.cut(to: first...last), actual.cut(to: first...last))
  }

  /// The same motion at another time.
  private func delay(_ old: PropertyTrace, _ new: PropertyTrace) -> String? {
    let longest = min(old.framesPerSecond / 2, old.values.count - 1)
    guard longest > 0 else { return nil }
    for distance in 1...longest {
      for shift in [distance, -distance] where isSame(old, new, shifted: shift) {
        let milliseconds = Int((Double(distance) * 1000 / Double(old.framesPerSecond)).rounded())
        let frames = "\(distance) frame\(distance == 1 ? "" : "s")"
        return "The same motion starts \(frames) (\(milliseconds) ms) \(shift > 0 ? "later" : "earlier")"
      }
    }
    return nil
  }

  private func isSame(_ old: PropertyTrace, _ new: PropertyTrace, shifted shift: Int) -> Bool {
    let count = min(old.values.count, new.values.count)
    return (0..<count).allSatisfy { frame in
      let before = old.values[min(max(frame - shift, 0), count - 1)]
      return abs(before - new.values[frame]) <= tolerance
    }
  }

  /// The same motion in another place.
  private func offset(_ old: PropertyTrace, _ new: PropertyTrace) -> String? {
    let differences = zip(old.values, new.values).map { $1 - $0 }
    guard let least = differences.min(), let most = differences.max(), most - least <= 2 * tolerance else { return nil }
    let middle = Rounding.round((least + most) / 2, digits: expected.property.kind.digits)
    return "It is \(number(abs(middle))) \(middle > 0 ? "more" : "less") throughout"
  }

  private func motions(_ old: PropertyTrace, _ new: PropertyTrace) -> String? {
    let (before, now) = (old.motions, new.motions)
    let comparisons = zip(before, now).map {
      MotionComparison(expected: old, $0, actual: new, $1, tolerance: tolerance)
    }
    for (index, comparison) in comparisons.enumerated() {
      guard let text = comparison.text else { continue }
      let others = (index + 1..<comparisons.count).prefix(Self.mostOthers).compactMap { other in
        comparisons[other].formText.map { "; its motion \(other + 1) of \(now.count): \($0)" }
      }
      return text + others.joined()
    }
    guard before.count != now.count else { return nil }
    return "It moves \(now.count) time\(now.count == 1 ? "" : "s"), was \(before.count)"
  }

  /// How many motions are looked at after the first that differs: to find a curve takes long.
  private static let mostOthers = 4

  private func number(_ value: Double) -> String { "\(Rounding.text(value))\(expected.property.kind.unit.spaced)" }
}

nonisolated extension PropertyTrace {
  /// Only some frames.
  func cut(to frames: ClosedRange<Int>) -> PropertyTrace {
    var cut = self
    cut.values = Array(values[frames])
    cut.velocities = Array(velocities[frames])
    cut.missedFrames = Set(missedFrames.filter(frames.contains).map { $0 - frames.lowerBound })
    cut.turns = turns.map { MotionTurn(time: $0.time - time(ofFrame: frames.lowerBound), value: $0.value) }
    cut.presence = presence.compactMap { range in
      let part = range.clamped(to: frames.lowerBound..<frames.upperBound + 1)
      return part.isEmpty ? nil : part.lowerBound - frames.lowerBound..<part.upperBound - frames.lowerBound
    }
    return cut
  }
}
