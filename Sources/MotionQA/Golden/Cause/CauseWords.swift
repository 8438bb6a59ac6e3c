/// The sentences that lead.
nonisolated struct CauseWords {
  let comparison: TraceComparison
  let causes: WindowCauses
  let properties: PropertyCauses

  /// `present CardViewController takes 0.65 s, was 0.5 s: everything in it follows.`
  func headline(ofTransition index: Int, tellsDelay: Bool, consequences: [TraceDifference]) -> String {
    let clause = "\(name(ofTransition: index)) \(TransitionWords.clause(causes.pairs[index], tellsDelay: tellsDelay))"
    let own = properties.shared.indices.filter { properties.causeOfShared($0) == .transition(index) }
    let how = own.map { what(of: properties.shared[$0]) }
    if !how.isEmpty { return "\(clause): \(how.joined(separator: "; "))." }
    if causes.pairs[index].actual == nil { return "\(clause): what it moved stays as it was." }
    guard !consequences.isEmpty || properties.follows(from: .transition(index)) else { return "\(clause)." }
    let rest = properties.standing.contains { entry in entry.rest.contains { causes.index(of: $0) == index } }
    return rest ? "\(clause): some of what differs follows from it." : "\(clause): everything in it follows."
  }

  /// `In present CardViewController, 5 properties of 2 views begin 0.1 s later.`
  func headline(ofShared index: Int) -> String {
    let change = properties.shared[index]
    let place = causes.index(of: change.window).map { "In \(name(ofTransition: $0)), " } ?? ""
    return "\(place)\(what(of: change))."
  }

  /// With its time, where there are several of the name.
  func name(ofTransition index: Int) -> String {
    guard let own = causes.pairs[index].either else { return "a transition" }
    let isAlone = causes.pairs.count { $0.either?.description == own.description } == 1
    return isAlone ? own.description : "\(own.description) at \(Seconds.text(own.begin))"
  }

  private func what(of change: SharedChange) -> String {
    let members = change.members.map { properties.entries[$0].pair }
    switch change.kind {
    case .delay(let delay):
      return "\(TransitionWords.count(members, "begin")) \(TransitionWords.later(delay) ?? "as before")"
    case .way(let pair):
      let words = diagnosis(of: pair, in: change.window).map { ": \($0.prefix(1).lowercased() + $0.dropFirst())" }
      return "\(TransitionWords.count(members, "move")) otherwise\(words ?? "")"
    }
  }

  /// How a property moves otherwise in a window, in the window's own time.
  func diagnosis(of pair: PropertyPair, in window: TimeMap.Window) -> String? {
    let (old, new) = (
      pair.motions(of: pair.expected, in: window.expected), pair.motions(of: pair.actual, in: window.actual)
    )
    guard !old.isEmpty else { return nil }
    guard !new.isEmpty else { return "it never moves" }
    // What a finger drags first may be as it was, and what follows not.
    return zip(old, new).lazy.compactMap { old, new in
      MotionComparison(
        expected: pair.expected, old, actual: pair.actual, new, tolerance: pair.tolerance,
        from: (window.expected.lowerBound, window.actual.lowerBound)
      ).text
    }.first
  }
}
