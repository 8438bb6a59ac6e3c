/// A change that several properties have in common in a window: they begin later by the same, or leave one common way for
/// another.
nonisolated struct SharedChange {
  enum Kind {
    case delay(Double)
    /// The properties' way is told by that of the one that shows it most exactly.
    case way(PropertyPair)
  }

  let window: TimeMap.Window
  let kind: Kind
  /// Places in the list of properties that was looked through.
  let members: [Int]

  /// Whether it is more than what one property does by itself.
  var isWorthAWord: Bool {
    if members.count > 1 { return true }
    guard members.count == 1, case .delay(let delay) = kind, let lengthening = window.pair?.lengthening else {
      return false
    }
    return abs(delay - lengthening) <= 2 * TransitionPair.timeTolerance
  }

  /// The same change with other members.
  func with(members: [Int]) -> SharedChange { SharedChange(window: window, kind: kind, members: members) }

  /// The changes behind what properties do in a window, each of several of them; a delay by which the whole transition is
  /// longer may be of a single one.
  ///
  /// - Parameter places: The properties that are not explained there otherwise.
  static func all(in window: TimeMap.Window, of pairs: [PropertyPair], at places: [Int]) -> [SharedChange] {
    var rest = places
    var changes: [SharedChange] = []
    for delay in delays(in: window, of: pairs, at: places) {
      let members = rest.filter { pairs[$0].follows(.delayed(delay), in: window) }
      let change = SharedChange(window: window, kind: .delay(delay), members: members)
      guard change.isWorthAWord else { continue }
      changes.append(change)
      rest.removeAll(where: members.contains)
    }
    return changes + ways(in: window, of: pairs, at: rest)
  }

  /// The delays that properties may have, those that exact times tell first.
  private static func delays(in window: TimeMap.Window, of pairs: [PropertyPair], at places: [Int]) -> [Double] {
    let known = places.compactMap { place in
      pairs[place].delay(in: window).map { (isExact: !pairs[place].actual.turns.isEmpty, delay: $0) }
    }
    let delays = known.filter(\.isExact).map(\.delay) + known.filter { !$0.isExact }.map(\.delay)
    return delays.reduce(into: []) { distinct, delay in
      let isNew = !distinct.contains { abs($0 - delay) < TransitionPair.timeTolerance }
      if abs(delay) > TransitionPair.timeTolerance, isNew { distinct.append(delay) }
    }
  }

  private struct Candidate {
    let place: Int
    let expected, actual: PropertyPair.Progress
  }

  private static func ways(in window: TimeMap.Window, of pairs: [PropertyPair], at places: [Int]) -> [SharedChange] {
    var rest: [Candidate] = places.compactMap { place in
      let pair = pairs[place]
      guard let old = pair.progress(of: pair.expected, in: window.expected),
        let new = pair.progress(of: pair.actual, in: window.actual),
        abs(old.from - new.from) <= pair.tolerance + 1e-9, abs(old.to - new.to) <= pair.tolerance + 1e-9
      else { return nil }
      return Candidate(place: place, expected: old, actual: new)
    }.sorted { ($0.actual.tolerance, $0.place) < ($1.actual.tolerance, $1.place) }
    var changes: [SharedChange] = []
    while let finest = rest.first {
      let members = rest.filter { $0.expected.isSame(as: finest.expected) && $0.actual.isSame(as: finest.actual) }
      rest.removeAll { candidate in members.contains { $0.place == candidate.place } }
      guard members.count > 1 else { continue }
      changes.append(
        SharedChange(window: window, kind: .way(pairs[finest.place]), members: members.map(\.place).sorted()))
    }
    return changes
  }
}
