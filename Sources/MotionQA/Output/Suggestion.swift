/// What a person may have meant who has written a name that there is not.
public nonisolated struct Suggestion: Hashable, Sendable, CustomStringConvertible {
  /// The name that there is.
  public let name: String

  /// The nearest of some names; nil when none is near. Small and capital letters count as the same.
  public init?(for word: String, among names: [String]) {
    let near = names.map { (name: $0, distance: Self.distance(word.lowercased(), $0.lowercased())) }
      .min { $0.distance < $1.distance }
    let begun = names.filter { word.count > 1 && $0.lowercased().hasPrefix(word.lowercased()) }
    if let near, near.distance <= max(1, min(word.count, near.name.count) / 3) {
      name = near.name
    } else if begun.count == 1 {
      name = begun[0]
    } else {
      return nil
    }
  }

  /// As a question behind a sentence: ` Did you mean "card"?`; empty for nothing.
  public static func question(for word: String, among names: [String]) -> String {
    Suggestion(for: word, among: names).map { " \($0)" } ?? ""
  }

  /// Some of many names, the nearest first, as a question behind a sentence, however far they are: ` Did you mean "a", "b" or "c"?`;
  /// empty for no names.
  package static func question(for word: String, nearest count: Int, of names: [String]) -> String {
    let word = word.lowercased()
    let near = names.enumerated().map { (distance(word, $0.element.lowercased()), $0.offset) }.sorted(by: <).prefix(
      count
    )
    .map { "\"\(names[$0.1])\"" }
    guard let last = near.last else { return "" }
    let others = near.dropLast().joined(separator: ", ")
    return " Did you mean \(others.isEmpty ? "" : "\(others) or ")\(last)?"
  }

  public var description: String { "Did you mean \"\(name)\"?" }

  /// How many letters are wrong, missing, too many or exchanged with the next: the optimal string alignment distance.
  private static func distance(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first), Array(second))
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var least = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, beforeLast[j - 1] + 1) }
        row.append(least)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
