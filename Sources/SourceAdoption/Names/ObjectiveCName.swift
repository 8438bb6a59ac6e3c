#if Adoption
  /// A method's name for Swift: `moved(_:to:)`.
  struct MethodName: Hashable {
    let base: String
    /// One for each parameter, `_` for none.
    let labels: [String]

    /// As Objective-C calls it: `moved:to:`. The first label becomes part of the name, behind a "With" unless there is a
    /// preposition already.
    var objectiveC: String {
      guard let first = labels.first else { return base }
      var name = base
      if first != "_" {
        let hasPreposition = prepositions.contains(lastWord(of: base)) || prepositions.contains(firstWord(of: first))
        name += (hasPreposition ? "" : "With") + first.capitalizedFirst
      }
      return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    /// As an expression refers to it: `moved(_:to:)`.
    var reference: String { base + (labels.isEmpty ? "" : "(" + labels.map { $0 + ":" }.joined() + ")") }

    /// What stands for it where it is an optional requirement.
    var optional: String {
      "optional_" + base.filter { $0 != "`" } + labels.map { $0 == "_" ? "_" : "_" + $0.filter { $0 != "`" } }.joined()
    }
  }

  extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  }

  /// The words that the compiler takes for prepositions in names.
  private let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in",
    "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using",
    "via",
    "when", "with", "within",
  ]

  private func lastWord(of name: String) -> String {
    let start = name.lastIndex { $0.isUppercase } ?? name.startIndex
    return name[start...].lowercased()
  }

  private func firstWord(of name: String) -> String {
    let end = name.dropFirst().firstIndex { $0.isUppercase } ?? name.endIndex
    return name[..<end].lowercased()
  }
#endif
