/// What begins where, as far as this concerns the places of tokens.
extension Tokenizer {
  static let hash = UInt8(ascii: "#")
  static let backtick = UInt8(ascii: "`")

  static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// Letters, `_`, `$`, and whatever is not ASCII.
  static func isIdentifier(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lower) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  static func isOperator(_ byte: UInt8) -> Bool { "/=-+!*%<>&|^~?".utf8.contains(byte) }

  func isInOperator(_ byte: UInt8, begunWith first: UInt8) -> Bool {
    Self.isOperator(byte) || (first == UInt8(ascii: ".") && byte == first)
  }

  /// Nil where no string begins; else the position goes behind what opens it.
  mutating func stringOpening() -> OpenString? {
    let start = position
    skip { $0 == Self.hash }
    let hashes = position - start
    if starts("\"\"\"") {
      position += 3
      return OpenString(hashes: hashes, isMultiline: true)
    }
    if starts("\"") {
      position += 1
      return OpenString(hashes: hashes, isMultiline: false)
    }
    position = start
    return nil
  }

  /// Passes over a regular expression, if one begins here: `#/…/#`, or `/…/` as Swift decides it, where an operand is due,
  /// without a blank behind the slash, and ended in the same line.
  mutating func skipRegex() -> Bool {
    if starts("#/") {
      position += 2
      while position < bytes.count, !starts("/#") { position += 1 }
      position = min(position + 2, bytes.count)
      return true
    }
    guard starts("/"), position + 1 < bytes.count, bytes[position + 1] > 0x20, !isAfterOperand else { return false }
    var end = position + 1
    while end < bytes.count, !Self.isLineEnd(bytes[end]) {
      if bytes[end] == UInt8(ascii: "/") {
        position = end + 1
        return true
      }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }

  private var isAfterOperand: Bool {
    guard let last = tokens.last else { return false }
    return switch last.kind {
    case .identifier: !["return", "in", "case", "if", "while", "guard", "let", "try"].contains(last.text)
    case .number, .string: true
    case .operator: last.range.upperBound == position
    case .punctuation: last.isClosing || last.text == "."
    }
  }

  mutating func readNumber() {
    let isMember = tokens.last?.isPunctuation(".") == true
    let isHexadecimal = starts("0x")
    let isExponent: (UInt8) -> Bool = { ($0 | 0x20) == UInt8(ascii: isHexadecimal ? "p" : "e") }
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      let next = position < bytes.count ? bytes[position] : 0
      if isExponent(byte), next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { position += 1 }
      let isFraction = next == UInt8(ascii: ".") && position + 1 < bytes.count && Self.isDigit(bytes[position + 1])
      if isFraction, !isMember { position += 1 }
      guard position < bytes.count, Self.isDigit(bytes[position]) || Self.isIdentifier(bytes[position]) else { return }
    }
  }

  /// Comments may stand in one another.
  mutating func skipBlockComment() {
    var depth = 0
    while position < bytes.count {
      if starts("/*") {
        depth += 1
        position += 2
      } else if starts("*/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }
}
