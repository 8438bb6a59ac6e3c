/// Transitions and their changes as sentences have them.
nonisolated enum TransitionWords {
  /// `0.15 s later`; nil for the same time.
  static func later(_ seconds: Double) -> String? {
    guard abs(seconds) > TransitionPair.timeTolerance else { return nil }
    return "\(Seconds.short(abs(seconds))) \(seconds > 0 ? "later" : "earlier")"
  }

  /// `it from 0.000 s to 0.500 s`.
  static func span(_ transition: TransitionTrace?) -> String {
    guard let transition else { return "none" }
    return "it from \(Seconds.text(transition.begin)) to \(transition.end.map(Seconds.text) ?? "the end")"
  }

  /// What has become of a transition, as a clause: `takes 0.65 s, was 0.5 s`.
  ///
  /// - Parameter tellsDelay: whether it is news that it begins later.
  static func clause(_ pair: TransitionPair, tellsDelay: Bool) -> String {
    if pair.expected == nil { return "is new" }
    if pair.actual == nil { return "does not come any more" }
    let delay = tellsDelay ? pair.delay.flatMap(later).map { "begins \($0)" } : nil
    if pair.changes.isEmpty, let delay { return "\(delay), and is the same in itself" }
    return (pair.changes + [delay].compactMap(\.self)).joined(separator: ", and ")
  }

  /// `card alpha begins`, `card scale.x, scale.y and alpha begin`; of more views or properties than one looks for in a sentence
  /// `5 properties of card and dim begin`, or only how many.
  static func count(_ pairs: [PropertyPair], _ verb: String) -> String {
    if pairs.count == 1 { return "\(pairs[0].view) \(pairs[0].property.rawValue) \(verb)s" }
    let views = pairs.map(\.view).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    if views.count == 1, pairs.count <= mostNames {
      return "\(views[0]) \(list(pairs.map(\.property.rawValue))) \(verb)"
    }
    let names = views.count <= mostNames ? list(views) : "\(views.count) views"
    return "\(pairs.count) properties of \(names) \(verb)"
  }

  private static func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// How many names are told rather than counted.
  private static let mostNames = 4
}
