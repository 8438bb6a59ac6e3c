import InterludeUI

/// A spelling taken apart: `name(label: word word, word …)`.
nonisolated struct SpecCall {
  struct Word {
    let text: String
    /// In characters from the beginning.
    let offset: Int
  }

  struct Argument {
    let label: Word?
    let words: [Word]
    let offset: Int
  }

  let text: String
  let name: Word
  let arguments: [Argument]

  init(_ text: String) throws(CurveSpecError) {
    var scanner = SpecScanner(text)
    self.text = text
    guard let name = scanner.word() else {
      throw CurveSpecError(text, at: scanner.offset, "it begins with a name, as in \(CurveSpec.examples).")
    }
    self.name = name
    guard scanner.take("(") else {
      arguments = []
      try scanner.expectEnd()
      return
    }
    var arguments: [Argument] = []
    while !scanner.take(")") {
      arguments.append(try scanner.argument())
      if scanner.take(")") { break }
      guard scanner.take(",") else {
        throw CurveSpecError(
          text, at: scanner.offset,
          "a comma or a closing parenthesis is missing at the mark, as in spring(duration: 1, bounce: 0).")
      }
    }
    self.arguments = arguments
    try scanner.expectEnd()
  }
}

/// Reads a spelling from left to right.
private nonisolated struct SpecScanner {
  private let text: String
  private let characters: [Character]
  private(set) var offset = 0

  init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  /// Takes a character if it is the next.
  mutating func take(_ character: Character) -> Bool {
    skipSpace()
    guard offset < characters.count, characters[offset] == character else { return false }
    offset += 1
    return true
  }

  /// A name or a number.
  mutating func word() -> SpecCall.Word? {
    skipSpace()
    let start = offset
    while offset < characters.count, !" \t\n(),:".contains(characters[offset]) { offset += 1 }
    return offset > start ? SpecCall.Word(text: String(characters[start..<offset]), offset: start) : nil
  }

  mutating func argument() throws(CurveSpecError) -> SpecCall.Argument {
    skipSpace()
    let start = offset
    var words: [SpecCall.Word] = []
    while let word = word() { words.append(word) }
    guard !words.isEmpty else {
      throw CurveSpecError(text, at: offset, "a value is missing at the mark.")
    }
    guard words.count == 1, take(":") else {
      return SpecCall.Argument(label: nil, words: words, offset: start)
    }
    guard let value = word() else {
      throw CurveSpecError(text, at: offset, "a value is missing at the mark, after \"\(words[0].text):\".")
    }
    return SpecCall.Argument(label: words[0], words: [value], offset: start)
  }

  mutating func expectEnd() throws(CurveSpecError) {
    skipSpace()
    guard offset == characters.count else {
      throw CurveSpecError(
        text, at: offset, "there is more than one curve can have at the mark; quote each curve by itself.")
    }
  }

  private mutating func skipSpace() {
    while offset < characters.count, characters[offset].isWhitespace { offset += 1 }
  }
}
