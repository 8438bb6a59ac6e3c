nonisolated extension String {
  /// The text with no line break between a number and its unit: `25 %`, `0.41 s`.
  var keepingUnits: String {
    let words = split(separator: " ", omittingEmptySubsequences: false)
    return words.dropFirst().reduce(into: String(words.first ?? "")) { text, word in
      let unit = String(word.prefix { $0.isLetter || $0 == "%" })
      text += text.last?.isNumber == true && Self.units.contains(unit) ? "\u{A0}" : " "
      text += word
    }
  }

  private static let units: Set<String> = ["s", "ms", "%", "pt", "px"]
}
