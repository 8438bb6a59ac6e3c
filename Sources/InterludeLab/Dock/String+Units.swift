nonisolated extension String {
  /// The text with no line break between a number and its unit, as in `25 %`, and none before a dot that parts phrases: it ends a line
  /// rather than begin one.
  var keepingUnits: String {
    let words = split(separator: " ", omittingEmptySubsequences: false)
    return words.dropFirst().reduce(into: String(words.first ?? "")) { text, word in
      let unit = String(word.prefix { $0.isLetter || $0 == "%" })
      let isBound = word == "·" || text.last?.isNumber == true && Self.units.contains(unit)
      text += isBound ? "\u{A0}" : " "
      text += word
    }
  }

  /// The text with at most three digits after the point: for reading, not for computing.
  var withBriefNumbers: String {
    replacing(/-?\d+\.\d{4,}(e-?\d+)?/) { match in
      guard let number = Double(match.output.0) else { return String(match.output.0) }
      var short = String(format: "%.3f", number)
      while short.hasSuffix("0") { short.removeLast() }
      return short.hasSuffix(".") ? String(short.dropLast()) : short
    }
  }

  private static let units: Set<String> = ["s", "ms", "%", "pt", "px"]
}
