/// What is behind the properties that differ.
nonisolated struct PropertyCauses {
  /// A property that differs somewhere.
  struct Entry {
    let difference: TraceDifference
    let pair: PropertyPair
    /// The causes that explain windows of it, the first one first.
    var causes: [Cause] = []
    /// The windows in which neither the script nor a transition explains it.
    var rest: [TimeMap.Window] = []
  }

  private let causes: WindowCauses
  private(set) var entries: [Entry] = []
  /// The changes that properties have in common; every member is explained in all of its windows.
  private(set) var shared: [SharedChange] = []

  init(_ differences: [(TraceDifference, PropertyPair)], _ causes: WindowCauses) {
    self.causes = causes
    entries = differences.map { entry(of: $0, $1) }
    let places = entries.indices
    shared = causes.map.windows.flatMap { window in
      SharedChange.all(in: window, of: entries.map(\.pair), at: places.filter { entries[$0].rest.contains(window) })
    }
    dropUnfinished()
  }

  /// Each cause with what is attributed to it: a property to the first cause that explains a window of it.
  var consequences: [(cause: Cause, difference: TraceDifference)] {
    entries.indices.compactMap { index in cause(of: index).map { ($0, entries[index].difference) } }
  }

  /// Those that no cause explains.
  var standing: [Entry] { entries.indices.filter { cause(of: $0) == nil }.map { entries[$0] } }

  /// Whether a cause explains anything, if only a part of what differs of a property.
  func follows(from cause: Cause) -> Bool { entries.contains { $0.causes.contains(cause) } }

  /// The cause that a property is attributed to; nil for one that is not explained in all windows.
  private func cause(of index: Int) -> Cause? {
    guard isExplained(index) else { return nil }
    let change = shared.firstIndex { $0.members.contains(index) }
    return entries[index].causes.first ?? change.map(causeOfShared)
  }

  /// What moves in a transition of another time otherwise belongs to that transition's headline.
  func causeOfShared(_ index: Int) -> Cause {
    if let place = causes.index(of: shared[index].window), causes.pairs[place].takesAnotherTime {
      return .transition(place)
    }
    return .shared(index)
  }

  private func isExplained(_ index: Int) -> Bool {
    let windows = shared.filter { $0.members.contains(index) }.map(\.window)
    return entries[index].rest.allSatisfy(windows.contains) && (!entries[index].causes.isEmpty || !windows.isEmpty)
  }

  private func entry(of difference: TraceDifference, _ pair: PropertyPair) -> Entry {
    var entry = Entry(difference: difference, pair: pair)
    for window in causes.map.windows where !pair.isUntouched(in: window) {
      let cause: Cause? =
        if pair.follows(.even, in: window) {
          causes.causeOfPlace(of: window)
        } else if pair.follows(.ofTransition, in: window) {
          causes.cause(of: window)
        } else {
          nil
        }
      if let cause { entry.causes.append(cause) } else { entry.rest.append(window) }
    }
    return entry
  }

  /// Members that something else happens to as well stand for themselves, and a change of one member is no shared one.
  private mutating func dropUnfinished() {
    while true {
      let kept = shared.map { change in change.with(members: change.members.filter(isExplained)) }
        .filter(\.isWorthAWord)
      guard kept.map(\.members) != shared.map(\.members) else { return }
      shared = kept
    }
  }
}
