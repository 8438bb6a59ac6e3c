/// Which moments of two recordings belong together, though something in one of them takes longer or begins later.
///
/// What a script does and what transitions begin are anchors; between two of them lies a window, in which either recording goes
/// by its own time.
nonisolated struct TimeMap {
  /// A stretch of both recordings that begins with the same thing.
  struct Window: Hashable {
    /// The place in the list.
    let index: Int
    /// In seconds from the script's zero. What was expected ends where something begins that has no counterpart.
    let expected, actual: Range<Double>
    /// The transition that is under way; nil for none.
    let pair: TransitionPair?
    /// Whether there is anything to compare with: not in a transition that is new.
    let hasCounterpart: Bool

    /// By how much it begins later.
    var delay: Double { actual.lowerBound - expected.lowerBound }
    var isDelayed: Bool { abs(delay) > TransitionPair.timeTolerance }
  }

  let windows: [Window]

  init(expected: Trace, actual: Trace, pairs: [TransitionPair]) {
    let ends = (expected.duration, actual.duration)
    let missing = pairs.filter { $0.actual == nil }.compactMap(\.expected).map(\.begin)
    let new = pairs.filter { $0.expected == nil }.compactMap(\.actual).map(\.begin)
    let steps = Self.steps(expected, actual).filter { step in
      !missing.contains { abs($0 - step.expected) < PropertyTrace.timeTolerance }
        && !new.contains { abs($0 - step.actual) < PropertyTrace.timeTolerance }
    }
    let anchors = Self.ordered([Anchor(expected: -1, actual: -1)] + pairs.compactMap(Anchor.init) + steps)
    var windows: [Window] = []
    for (index, anchor) in anchors.enumerated() {
      let end = Anchor(expected: max(ends.0 + 1, anchor.expected), actual: max(ends.1 + 1, anchor.actual))
      let next = index + 1 < anchors.count ? anchors[index + 1] : end
      let expectedEnd = missing.filter { anchor.expected < $0 && $0 < next.expected }.min() ?? next.expected
      let intruder = new.filter { anchor.actual < $0 && $0 < next.actual }.min()
      windows.append(
        Window(
          index: windows.count, expected: anchor.expected..<expectedEnd,
          actual: anchor.actual..<(intruder ?? next.actual), pair: anchor.pair ?? Self.pair(under: anchor, of: pairs),
          hasCounterpart: true))
      if let intruder {
        windows.append(
          Window(
            index: windows.count, expected: expectedEnd..<expectedEnd, actual: intruder..<next.actual, pair: nil,
            hasCounterpart: false))
      }
    }
    self.windows = windows
  }

  // MARK: Anchors

  private struct Anchor {
    var expected, actual: Double
    var pair: TransitionPair?

    init(expected: Double, actual: Double) { (self.expected, self.actual) = (expected, actual) }

    init?(_ pair: TransitionPair) {
      guard let (old, new) = pair.both else { return nil }
      (expected, actual) = (old.begin, new.begin)
      self.pair = pair
    }
  }

  /// The steps of the script that are the same but for their times.
  private static func steps(_ expected: Trace, _ actual: Trace) -> [Anchor] {
    let (old, new) = (expected.steps.map(ScriptStep.init), actual.steps.map(ScriptStep.init))
    guard old.map(\.words) == new.map(\.words) else { return [] }
    return zip(old, new).compactMap { old, new in
      guard let time = old.time, let newTime = new.time else { return nil }
      return Anchor(expected: time, actual: newTime)
    }
  }

  /// By time, ascending in both recordings, transitions rather than steps.
  private static func ordered(_ anchors: [Anchor]) -> [Anchor] {
    let sorted = anchors.enumerated().sorted { a, b in
      abs(a.element.expected - b.element.expected) > PropertyTrace.timeTolerance
        ? a.element.expected < b.element.expected : a.offset < b.offset
    }.map(\.element)
    return sorted.reduce(into: []) { kept, anchor in
      guard let last = kept.last else { return kept.append(anchor) }
      if anchor.expected > last.expected + PropertyTrace.timeTolerance,
        anchor.actual > last.actual + PropertyTrace.timeTolerance
      {
        kept.append(anchor)
      }
    }
  }

  /// The transition that is under way in both recordings at an anchor that is none.
  private static func pair(under anchor: Anchor, of pairs: [TransitionPair]) -> TransitionPair? {
    pairs.last { pair in
      guard let (old, new) = pair.both else { return false }
      return old.begin <= anchor.expected && anchor.expected < old.end ?? .infinity && new.begin <= anchor.actual
        && anchor.actual < new.end ?? .infinity
    }
  }
}

/// A line of a script's steps, as a trace keeps it: `0.660 tap 195 765`.
nonisolated struct ScriptStep {
  let time: Double?
  let words: String

  init(_ line: String) {
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    time = parts.first.flatMap { Double($0) }
    words = time == nil ? line : parts.last ?? ""
  }

  /// What it does apart from the places: the same for touches that go the same way about it somewhere else.
  var touch: String {
    let parts = words.split(separator: " ").map(String.init)
    guard let kind = parts.first else { return "" }
    switch kind {
    case "tap": return kind
    // Its last number is how long it takes.
    case "drag": return "\(kind) \(parts.last ?? "")"
    // What is behind the place is what it does there.
    case "fingers", "scroll": return "\(kind) \(parts.dropFirst(3).joined(separator: " "))"
    default: return words
    }
  }
}

nonisolated extension Trace {
  /// When the last frame is.
  var duration: Double { time(ofFrame: max(0, frameCount - 1)) }
}
