import Foundation

/// A declaration of CSS's `transition` or `animation`, or what stands behind its colon: `transform 300ms ease-out`.
nonisolated struct CSSShorthand {
  /// The easing function; `ease` where it is left to CSS.
  let easing: String
  /// In seconds; nil where it is not said.
  let duration: Double?

  /// Nil if the text is no such declaration, or has several at once.
  init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines.union([";"]))
    let declaration = text.firstMatch(
      of: /^(?:-webkit-|-moz-)?(?:transition|animation)(?<function>-timing-function)?\s*:\s*/)
    let words = Self.words(text[(declaration?.range.upperBound ?? text.startIndex)...])
    let times = words.compactMap(Self.seconds)
    guard declaration != nil || (!times.isEmpty && words.count > 1), !words.isEmpty else { return nil }
    let easings = words.filter(Self.isEasing)
    guard easings.count <= 1, times.count <= 2, !words.contains(where: { $0.hasSuffix(",") }) else { return nil }
    // An easing that is left out is CSS's `ease`; one that is misspelt, as `ease-outt`, has not been left out.
    let isLeft = declaration != nil && declaration?.function == nil && !words.contains { $0.hasPrefix("ease") }
    guard !easings.isEmpty || isLeft else { return nil }
    easing = easings.first ?? "ease"
    // The second one is the delay.
    duration = times.first
  }

  /// The words between spaces; those in parentheses belong together.
  private static func words(_ text: Substring) -> [String] {
    var (words, depth) = ([""], 0)
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character.isWhitespace, depth == 0 { words.append("") } else { words[words.count - 1].append(character) }
    }
    return words.filter { !$0.isEmpty }
  }

  private static func seconds(_ word: String) -> Double? {
    guard let match = word.wholeMatch(of: /([0-9]*\.?[0-9]+)(m?)s/), let number = Double(match.1) else { return nil }
    return match.2.isEmpty ? number : number / 1000
  }

  private static func isEasing(_ word: String) -> Bool {
    ["linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end"].contains(word)
      || ["cubic-bezier(", "linear(", "steps("].contains(where: word.hasPrefix)
  }
}
