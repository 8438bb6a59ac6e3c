/// The text of a Swift file, of which so much is understood that its animating calls and their numbers are found.
package struct SwiftSource: Sendable {
  /// The file's name, as sentences to a person have it.
  package let name: String
  let bytes: [UInt8]
  let tokens: [Token]
  let comments: [Range<Int>]
  let lines: LineTable
  let brackets: Brackets
  let declarations: Declarations

  /// Any text will do; what is no Swift has no calls. `name` is the file's, without its folders.
  package init(_ text: String, name: String) { self.init(bytes: Array(text.utf8), name: name) }

  init(bytes: [UInt8], name: String) {
    let tokenizer = Tokenizer(bytes)
    self.name = name
    self.bytes = bytes
    tokens = tokenizer.tokens
    comments = tokenizer.comments
    lines = LineTable(bytes)
    brackets = Brackets(tokens)
    declarations = Declarations(tokens, lines, brackets)
  }

  /// What is written in a range of bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self) }

  /// The bytes from the first of some tokens to the last.
  func bytes(of range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last else { return 0..<0 }
    return tokens[first].range.lowerBound..<tokens[last].range.upperBound
  }

  /// What is written from the first of some tokens to the last.
  func text(ofTokens range: Range<Int>) -> String { text(bytes(of: range)) }

  var reader: DeclarationReader { DeclarationReader(tokens: tokens, lines: lines, brackets: brackets) }

  func token(_ index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }

  /// The line, from 1, that a token begins in.
  func line(ofToken index: Int) -> Int { lines.line(of: tokens[index].range.lowerBound) }

  /// `PopAnimator.swift:47`
  func location(ofToken index: Int) -> String { "\(name):\(line(ofToken: index))" }
}
