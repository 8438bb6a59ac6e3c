/// A piece of Swift text: comments and blanks lie between tokens.
struct Token: Hashable {
  enum Kind { case identifier, number, string, `operator`, punctuation }

  let kind: Kind
  /// In bytes of the file.
  let range: Range<Int>
  /// As written; an identifier without its backticks.
  let text: String

  var isOpening: Bool { kind == .punctuation && (text == "(" || text == "[" || text == "{") }
  var isClosing: Bool { kind == .punctuation && (text == ")" || text == "]" || text == "}") }

  func isPunctuation(_ character: String) -> Bool { kind == .punctuation && text == character }
  func isOperator(_ name: String) -> Bool { kind == .operator && text == name }
  func isIdentifier(_ name: String) -> Bool { kind == .identifier && text == name }
}
