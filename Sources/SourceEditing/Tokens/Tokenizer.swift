/// Splits Swift text into tokens. What is cut short ends with the text.
///
/// A string is one token, or several where it is interpolated: the expressions in it are tokens of their own, so that a constant
/// is found there, too.
struct Tokenizer {
  let bytes: [UInt8]
  var position = 0
  private(set) var tokens: [Token] = []
  /// Where comments are, in bytes.
  private(set) var comments: [Range<Int>] = []
  /// The strings around an interpolation that is being read.
  private var interpolated: [OpenString] = []

  /// A string whose interpolation is being read.
  struct OpenString {
    let hashes: Int
    let isMultiline: Bool
    /// How many parentheses are open in the interpolation.
    var depth = 0
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while position < bytes.count { step() }
  }

  private mutating func step() {
    let start = position
    let byte = bytes[position]
    if byte <= 0x20 || byte == 0x7F {
      position += 1
    } else if starts("//") {
      skip { !Self.isLineEnd($0) }
      comments.append(start..<position)
    } else if starts("/*") {
      skipBlockComment()
      comments.append(start..<position)
    } else if let string = stringOpening() {
      readString(string, from: start)
    } else if skipRegex() {
      emit(.string, from: start)
    } else if Self.isDigit(byte) {
      readNumber()
      emit(.number, from: start)
    } else if byte == Self.backtick || Self.isIdentifier(byte) || byte == Self.hash {
      readIdentifier()
    } else if Self.isOperator(byte) || starts("..") {
      position += 1
      while position < bytes.count, isInOperator(bytes[position], begunWith: byte), !starts("//"), !starts("/*") {
        position += 1
      }
      emit(.operator, from: start)
    } else {
      position += 1
      emit(.punctuation, from: start)
      leaveInterpolation(after: byte)
    }
  }

  /// A parenthesis that ends an interpolation takes up the string around it.
  private mutating func leaveInterpolation(after byte: UInt8) {
    guard var string = interpolated.popLast() else { return }
    if byte == UInt8(ascii: ")"), string.depth == 0 { return readString(string, from: position) }
    if byte == UInt8(ascii: "(") { string.depth += 1 }
    if byte == UInt8(ascii: ")") { string.depth -= 1 }
    interpolated.append(string)
  }

  /// Reads a string from its first byte, or the rest of one after an interpolation, up to its end or the next interpolation.
  private mutating func readString(_ string: OpenString, from start: Int) {
    let hashes = String(repeating: "#", count: string.hashes)
    let end = (string.isMultiline ? "\"\"\"" : "\"") + hashes
    while position < bytes.count {
      if starts(end) {
        position += end.utf8.count
        return emit(.string, from: start)
      }
      if !string.isMultiline, Self.isLineEnd(bytes[position]) { return emit(.string, from: start) }
      guard starts("\\" + hashes) else {
        position += 1
        continue
      }
      position += 1 + string.hashes
      if starts("(") {
        emit(.string, from: start)
        position += 1
        emit(.punctuation, from: position - 1)
        interpolated.append(OpenString(hashes: string.hashes, isMultiline: string.isMultiline))
        return
      }
      position = min(position + 1, bytes.count)
    }
    emit(.string, from: start)
  }

  private mutating func readIdentifier() {
    let start = position
    position += 1
    if bytes[start] == Self.backtick {
      skip { $0 != Self.backtick && !Self.isLineEnd($0) }
      position = min(position + 1, bytes.count)
    } else {
      skip { Self.isIdentifier($0) || Self.isDigit($0) }
    }
    emit(.identifier, from: start)
  }

  mutating func skip(while condition: (UInt8) -> Bool) {
    while position < bytes.count, condition(bytes[position]) { position += 1 }
  }

  private mutating func emit(_ kind: Token.Kind, from start: Int) {
    guard start < position else { return }
    var text = String(decoding: bytes[start..<position], as: UTF8.self)
    if kind == .identifier { text.removeAll { $0 == "`" } }
    tokens.append(Token(kind: kind, range: start..<position, text: text))
  }

  /// Whether the text goes on with these characters of ASCII.
  func starts(_ word: String) -> Bool { bytes[position...].starts(with: word.utf8) }
}
