import InterludeUI

/// Leads what differs between two recordings back to its causes: what a changed script or transition explains follows from it,
/// and a change that several properties have in common is told once.
///
/// A difference is explained by computation alone: it must vanish, within the tolerance, when what was expected is looked at in
/// the changed transition's own time, or as much later.
nonisolated struct CauseFinder {
  private let comparison: TraceComparison
  private let causes: WindowCauses
  private let expectedCalls, actualCalls: LifecycleTrace

  init(_ comparison: TraceComparison, expectedCalls: LifecycleTrace, actualCalls: LifecycleTrace) {
    var comparison = comparison
    // Only what stands for itself is worth the search for curves.
    comparison.explains = false
    self.comparison = comparison
    causes = WindowCauses(comparison)
    (self.expectedCalls, self.actualCalls) = (expectedCalls, actualCalls)
  }

  /// The causes: of the script, of transitions, of several properties; then what stands for itself. Empty when nothing differs.
  var findings: [Finding] {
    let framing = comparison.framingDifferences
    guard framing.isEmpty else { return framing.map { Finding($0) } }
    let differences = comparison.differences
    let properties = PropertyCauses(differences.compactMap(propertyPair), causes)
    let words = CauseWords(comparison: comparison, causes: causes, properties: properties)
    let views = viewConsequences(differences)
    let calls = LifecycleComparison(expected: expectedCalls, actual: actualCalls).difference
    let callCause = calls.flatMap { _ in causeOfCalls }
    let delays = comparison.transitionDifferences.compactMap { index, difference in
      causeElsewhere(ofTransition: index).map { ($0, difference) }
    }
    let consequences =
      delays + views.explained + properties.consequences.map { ($0.cause, $0.difference) }
      + [callCause.flatMap { cause in calls.map { (cause, $0) } }].compactMap(\.self)
    func follow(from cause: Cause) -> [TraceDifference] { consequences.filter { $0.0 == cause }.map(\.1) }
    let findings =
      scriptFindings(differences, follow) + transitionFindings(words, follow) + sharedFindings(words, follow)
      + ViewDifferences(views.rest, comparison.expected, comparison.actual).findings + standing(properties, words)
      + (callCause == nil ? [calls].compactMap(\.self).map { Finding($0) } : [])
    return findings + lost(differences, findings)
  }

  /// Whatever else differs: nothing is held back without a headline.
  private func lost(_ differences: [TraceDifference], _ findings: [Finding]) -> [Finding] {
    struct Key: Hashable {
      let subject: TraceDifference.Subject
      let frame: Int?
      let expected: String

      init(_ difference: TraceDifference) {
        (subject, frame, expected) = (difference.subject, difference.frame, difference.expected)
      }
    }
    let told = Set(findings.flatMap(\.differences).map(Key.init))
    return differences.filter { !told.contains(Key($0)) }.map { Finding($0) }
  }

  private func propertyPair(_ difference: TraceDifference) -> (TraceDifference, PropertyPair)? {
    guard case .property(let view, let property) = difference.subject else { return nil }
    return comparison.pair(of: property, ofView: view).map { (difference, $0) }
  }

  // MARK: Consequences

  /// What makes a transition begin later, if that is all there is about it, and the cause is another's.
  private func causeElsewhere(ofTransition index: Int) -> Cause? {
    guard causes.pairs[index].both != nil, causes.pairs[index].changes.isEmpty else { return nil }
    return causes.causeOfDelay(ofTransition: index).flatMap { $0 == .transition(index) ? nil : $0 }
  }

  private func viewConsequences(
    _ differences: [TraceDifference]
  ) -> (explained: [(Cause, TraceDifference)], rest: [TraceDifference]) {
    let views = ViewCauses(expected: comparison.expected, actual: comparison.actual, map: causes.map)
    var explained: [(Cause, TraceDifference)] = []
    var rest: [TraceDifference] = []
    for difference in differences {
      guard case .view(let name) = difference.subject else { continue }
      if let cause = views.window(explaining: name).flatMap(causes.cause) {
        explained.append((cause, difference))
      } else {
        rest.append(difference)
      }
    }
    rest.sort { ($0.frame ?? 0) < ($1.frame ?? 0) }
    return (explained, rest)
  }

  private var causeOfCalls: Cause? {
    LifecycleCause(expected: expectedCalls, actual: actualCalls, map: causes.map).window.flatMap(causes.cause)
  }

  // MARK: Findings

  private func scriptFindings(
    _ differences: [TraceDifference], _ follow: (Cause) -> [TraceDifference]
  ) -> [Finding] {
    // Where a touch has moved to follows from the rest.
    let own = differences.filter { $0.subject == .recording && $0 != comparison.placeDifference }
    // Its steps come last.
    return own.indices.map { index in
      let consequences = causes.isScriptChanged && index == own.count - 1 ? follow(.script) : []
      guard !consequences.isEmpty, let diagnosis = own[index].diagnosis else { return Finding(own[index]) }
      return Finding("\(diagnosis): what comes later follows.", own[index], consequences: consequences)
    }
  }

  private func transitionFindings(_ words: CauseWords, _ follow: (Cause) -> [TraceDifference]) -> [Finding] {
    comparison.transitionDifferences.filter { causeElsewhere(ofTransition: $0.index) == nil }.map { index, difference in
      let consequences = follow(.transition(index))
      let tellsDelay = causes.causeOfDelay(ofTransition: index) == .transition(index)
      return Finding(
        words.headline(ofTransition: index, tellsDelay: tellsDelay, consequences: consequences), difference,
        consequences: consequences)
    }
  }

  private func sharedFindings(_ words: CauseWords, _ follow: (Cause) -> [TraceDifference]) -> [Finding] {
    words.properties.shared.indices.filter { words.properties.causeOfShared($0) == .shared($0) }.map { index in
      let window = words.properties.shared[index].window
      let name = causes.index(of: window).map(words.name)
      let difference = TraceDifference(
        name.map { .transition($0) } ?? .recording, time: max(0, window.expected.lowerBound),
        expected: "the way it was",
        actual: "another", diagnosis: nil)
      return Finding(words.headline(ofShared: index), difference, consequences: follow(.shared(index)))
    }
  }

  /// What no cause explains, each with what can be said about it: in the transition's own time, where that is not as it was.
  private func standing(_ properties: PropertyCauses, _ words: CauseWords) -> [Finding] {
    let told = properties.standing.map { entry in
      var difference = entry.difference
      let window = entry.rest.count == 1 && entry.rest[0].isDelayed ? entry.rest[0] : nil
      difference.diagnosis =
        window.flatMap { words.diagnosis(of: entry.pair, in: $0) } ?? comparison.diagnosis(of: entry.pair)
      return difference
    }
    let offsets = OffsetDifferences(told, of: properties.standing.map(\.pair), in: comparison)
    return offsets.findings + ColorDifferences(offsets.rest, comparison.expected, comparison.actual).findings
  }
}
