/// Properties that are off by the same in every frame, gathered by the outermost view that is: as a rule a change of layout.
nonisolated struct OffsetDifferences {
  /// Of several properties each.
  let findings: [Finding]
  /// What is not in them.
  let rest: [TraceDifference]

  /// Fewer than these stand for themselves.
  private static let least = 3

  /// - Parameter pairs: The properties of the differences.
  init(_ differences: [TraceDifference], of pairs: [PropertyPair], in comparison: TraceComparison) {
    let places = pairs.indices.filter { pairs[$0].isOffThroughout }
    let views = Set(places.map { pairs[$0].view })
    let leaders = places.map { Self.outermost(pairs[$0].view, of: views, in: comparison.actual) }
    var findings: [Finding] = []
    var told: Set<Int> = []
    for leader in comparison.expected.views.map(\.name) where views.contains(leader) {
      let members = zip(places, leaders).filter { $0.1 == leader }.map(\.0)
      guard members.count >= Self.least, let first = members.first(where: { pairs[$0].view == leader }) else {
        continue
      }
      let others = members.filter { $0 != first }
      let count = Set(others.map { pairs[$0].view }).subtracting([leader]).count
      let place = count == 0 ? "of it" : "of it and of \(count == 1 ? "a view" : "\(count) views") in it"
      findings.append(
        Finding(
          "\(differences[first].description.dropLast()); \(others.count) more properties \(place) are off throughout.",
          differences[first], consequences: others.map { differences[$0] }))
      told.formUnion(members)
    }
    self.findings = findings
    rest = differences.indices.filter { !told.contains($0) }.map { differences[$0] }
  }

  private static func outermost(_ name: String, of names: Set<String>, in trace: Trace) -> String {
    var outermost = name
    var holder = trace[name]?.superviews.last?.name
    // More steps than views are a circle, which only a file that was tampered with has.
    for _ in trace.views {
      guard let current = holder else { break }
      if names.contains(current) { outermost = current }
      holder = trace[current]?.superviews.last?.name
    }
    return outermost
  }
}

nonisolated extension PropertyPair {
  /// Whether it is off by the same in all frames in which both are there.
  fileprivate var isOffThroughout: Bool {
    let shared = expected.presence.flatMap { range in
      range.filter { frame in frame < actual.values.count && actual.presence.contains { $0.contains(frame) } }
    }
    let distances = shared.map { actual.values[$0] - expected.values[$0] }
    guard let least = distances.min(), let most = distances.max() else { return false }
    return most - least <= 2 * tolerance
  }
}
