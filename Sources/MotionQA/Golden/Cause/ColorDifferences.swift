/// Differences of properties, the components of one colour as one.
nonisolated struct ColorDifferences {
  private let differences: [TraceDifference]
  private let expected, actual: Trace

  init(_ differences: [TraceDifference], _ expected: Trace, _ actual: Trace) {
    (self.differences, self.expected, self.actual) = (differences, expected, actual)
  }

  var findings: [Finding] {
    var told: Set<Name> = []
    return differences.compactMap { difference in
      guard let name = Name(difference) else { return Finding(difference) }
      guard told.insert(name).inserted else { return nil }
      let parts = differences.filter { Name($0) == name }
      return parts.count == 1 ? Finding(difference) : finding(name, parts)
    }
  }

  private func finding(_ name: Name, _ parts: [TraceDifference]) -> Finding? {
    guard let first = parts.min(by: { ($0.frame ?? 0) < ($1.frame ?? 0) }), let frame = first.frame,
      let old = expected[name.view], let new = actual[name.view]
    else { return nil }
    let place = "at frame \(frame) (\(Seconds.text(expected.time(ofFrame: frame))))"
    let reason = first.diagnosis.map { ". \($0)" } ?? ""
    let colors = "expected \(name.color.text(of: old, at: frame)), got \(name.color.text(of: new, at: frame))"
    return Finding(
      "\(name.view) \(name.color.rawValue) \(place): \(colors)\(reason).", first,
      consequences: parts.filter { $0 != first })
  }

  /// A colour of a view.
  private struct Name: Hashable {
    let view: String
    let color: TraceColor

    init?(_ difference: TraceDifference) {
      guard case .property(let view, let property) = difference.subject, let color = TraceColor(of: property) else {
        return nil
      }
      (self.view, self.color) = (view, color)
    }
  }
}
