extension String {
  /// The words on lines of at most so many characters; a longer word has a line to itself.
  nonisolated func wrapped(to width: Int) -> String {
    var lines: [String] = []
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}
