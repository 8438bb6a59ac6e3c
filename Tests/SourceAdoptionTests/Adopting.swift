#if Adoption
  import SourceAdoption

  /// A file rewritten by itself, without the mark of its origin.
  func adopted(_ text: String) -> String { adopted([text])[0] }

  /// Files of one folder, which are a.swift, b.swift and so on.
  func adopted(_ texts: [String], marksOrigin: Bool = false) -> [String] {
    Adoption(named(texts), marksOrigin: marksOrigin).files.map(\.text)
  }

  /// What is said of files, each with its place.
  func findings(_ texts: String...) -> [String] {
    Adoption(named(texts)).findings.map { "\($0.path):\($0.line): \($0.message)" }
  }

  private func named(_ texts: [String]) -> [SourceFile] {
    zip("abcdefgh", texts).map { SourceFile(path: "\($0).swift", text: $1) }
  }

  /// A text without spaces where lines begin and end, for attributes leave them.
  func stripped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
#endif
