/// A transition beside what it was.
nonisolated struct TransitionPair: Hashable {
  /// Nil for one that is new.
  var expected: TransitionTrace?
  /// Nil for one that is missing.
  var actual: TransitionTrace?

  /// Those of the same operation between the same controllers belong together, in their order.
  static func pairs(_ old: [TransitionTrace], _ new: [TransitionTrace]) -> [TransitionPair] {
    let changes = new.map(Kind.init).difference(from: old.map(Kind.init))
    let removed = Set(changes.removals.map(\.place))
    let inserted = Set(changes.insertions.map(\.place))
    var pairs: [TransitionPair] = []
    var (place, newPlace) = (0, 0)
    while place < old.count || newPlace < new.count {
      if removed.contains(place), place < old.count {
        pairs.append(TransitionPair(expected: old[place]))
        place += 1
      } else if inserted.contains(newPlace), newPlace < new.count {
        pairs.append(TransitionPair(actual: new[newPlace]))
        newPlace += 1
      } else {
        pairs.append(TransitionPair(expected: old[place], actual: new[newPlace]))
        (place, newPlace) = (place + 1, newPlace + 1)
      }
    }
    return pairs
  }

  private struct Kind: Equatable {
    let words: String

    init(_ transition: TransitionTrace) {
      words = "\(transition.operation.rawValue) \(transition.from) \(transition.to)"
    }
  }
}

nonisolated extension CollectionDifference.Change {
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

nonisolated extension TransitionPair {
  /// By how much it begins later, and by how much longer it takes, in seconds; nil unless it was and is there to its end.
  var delay: Double? { both.map { $0.actual.begin - $0.expected.begin } }
  var lengthening: Double? {
    guard let (old, new) = both, let length = old.length, let newLength = new.length else { return nil }
    return newLength - length
  }

  var both: (expected: TransitionTrace, actual: TransitionTrace)? {
    guard let expected, let actual else { return nil }
    return (expected, actual)
  }

  /// The one that there is, the expected one first.
  var either: TransitionTrace? { expected ?? actual }

  /// Transitions whose times are nearer to each other are told as the same, in seconds: half of what is shown.
  static let timeTolerance = 0.0005

  var takesAnotherTime: Bool { lengthening.map { abs($0) > Self.timeTolerance } ?? false }

  /// What is different in words, apart from when it begins; empty for nothing.
  var changes: [String] {
    guard let (old, new) = both else { return [] }
    var words: [String] = []
    if takesAnotherTime, let length = old.length, let newLength = new.length {
      words.append("takes \(Seconds.short(newLength)), was \(Seconds.short(length))")
    }
    if !takesAnotherTime, abs(new.duration - old.duration) > Self.timeTolerance {
      words.append("declares \(Seconds.short(new.duration)), declared \(Seconds.short(old.duration))")
    }
    if old.isCompleted != new.isCompleted { words.append("\(new.outcome), \(old.outcome(isPast: true))") }
    if old.animator != new.animator { words.append("is animated by \(new.animator), was by \(old.animator)") }
    if old.holds.count != new.holds.count {
      words.append("is held \(new.holds.count.times), was \(old.holds.count.times)")
    }
    return words
  }
}

nonisolated extension TransitionTrace {
  /// From its begin to its end, in seconds: where that is not seen, as its animator has declared it; nil if it was held.
  var length: Double? { end.map { $0 - begin } ?? (holds.isEmpty ? duration : nil) }

  fileprivate var outcome: String { outcome(isPast: false) }

  fileprivate func outcome(isPast: Bool) -> String {
    switch isCompleted {
    case nil: isPast ? "was under way at the end" : "is under way at the end"
    case true?: isPast ? "was completed" : "is completed"
    case false?: isPast ? "was cancelled" : "is cancelled"
    }
  }
}

nonisolated extension Int {
  fileprivate var times: String { self == 1 ? "once" : "\(self) times" }
}
