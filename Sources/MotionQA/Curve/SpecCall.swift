import InterludeUI

/// A spelling taken apart: `name(label: word word, name(…) …)`, or what stands between the parentheses alone.
nonisolated struct SpecCall {
  struct Word {
    let text: String
    /// In characters from the beginning.
    let offset: Int
  }

  struct Argument {
    let label: Word?
    /// What is given; for a call its name alone.
    let words: [Word]
    /// A value that is made of others: `CGVector(dx: 1, dy: 0)`.
    let call: SpecCall?
    let offset: Int
  }

  /// The whole spelling, also for a part of it.
  let text: String
  let name: Word
  let arguments: [Argument]
  /// Where it ends, in characters from the beginning of the spelling.
  let end: Int
  /// How long what does not say it lasts, in seconds; nil for as long as its kind lasts by itself.
  private(set) var usualDuration: Double?

  init(_ text: String, usualDuration: Double? = nil) throws(CurveSpecError) {
    var scanner = SpecScanner(text)
    // A list, or an object, of JavaScript: what is in it counts.
    let closing: Character? = scanner.take("[") ? "]" : scanner.take("{") ? "}" : nil
    let beginning = scanner
    guard let name = scanner.word() else {
      throw CurveSpecError(text, at: scanner.offset, "it begins with a name, as in \(CurveSpec.examples).")
    }
    if scanner.isInList {
      scanner = beginning
      self = try scanner.list()
    } else {
      self = try scanner.call(name)
    }
    self.usualDuration = usualDuration
    if let closing { _ = scanner.take(closing) }
    // As it ends a line of CSS.
    _ = scanner.take(";")
    try scanner.expectEnd()
  }

  /// A name alone, out of another spelling.
  init(name: Word, in call: SpecCall) {
    self.init(text: call.text, name: name, arguments: [], end: name.offset + name.text.count)
  }

  fileprivate init(text: String, name: Word, arguments: [Argument], end: Int) {
    (self.text, self.name, self.arguments, self.end) = (text, name, arguments, end)
  }

  /// Arguments without a name: with labels they are a spring's, numbers alone are a Bézier's.
  fileprivate init(text: String, arguments: [Argument], end: Int) {
    let name = arguments.first?.label == nil ? "bezier" : "spring"
    self.init(text: text, name: Word(text: name, offset: 0), arguments: arguments, end: end)
  }
}

nonisolated extension SpecCall {
  /// The name without what it belongs to: `easeIn` of `UIView.AnimationCurve.easeIn` and of `.easeIn`.
  var baseName: String { name.memberName }

  /// Whether it is one of SwiftUI's animations: `.snappy`, `Animation.snappy`.
  var isAnimation: Bool {
    let owner = name.text.dropLast(baseName.count)
    return owner == "." || owner == "Animation." || owner == "SwiftUI.Animation."
  }
}

nonisolated extension SpecCall.Word {
  /// What comes after the last full stop before a letter.
  var memberName: String {
    guard let stop = text.lastIndex(of: "."), let first = text[stop...].dropFirst().first, first.isLetter else {
      return text
    }
    return String(text[stop...].dropFirst())
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
    while offset < characters.count, !" \t\n(),:;=[]{}".contains(characters[offset]) { offset += 1 }
    return offset > start ? SpecCall.Word(text: String(characters[start..<offset]), offset: start) : nil
  }

  /// What comes behind a name: the arguments, if there are any.
  mutating func call(_ name: SpecCall.Word) throws(CurveSpecError) -> SpecCall {
    guard take("(") else { return SpecCall(text: text, name: name, arguments: [], end: offset) }
    var arguments: [SpecCall.Argument] = []
    while !take(")") {
      // What is animated, to the end or to wherever it was cut off, says nothing of the curve.
      if takeClosure() { break }
      arguments.append(try argument())
      if takeClosure() { break }
      if take(")") { break }
      guard take(",") else {
        throw CurveSpecError(
          text, at: offset,
          "a comma or a closing parenthesis is missing at the mark, as in spring(duration: 1, bounce: 0).")
      }
    }
    return SpecCall(text: text, name: name, arguments: arguments, end: offset)
  }

  /// Skips the closure that a call of UIKit's ends with, its label included, and what is behind it.
  private mutating func takeClosure() -> Bool {
    var rest = self
    _ = rest.take(",")
    if let label = rest.word(), !["animations", "completion"].contains(label.text) || !rest.take(":") { return false }
    guard rest.take("{") else { return false }
    offset = characters.count
    return true
  }

  /// Whether the word that was read is one of several, or the label of one.
  var isInList: Bool {
    var rest = self
    return rest.take(",") || rest.takeColon()
  }

  /// What is behind a label; Kotlin has a sign of equality there.
  private mutating func takeColon() -> Bool { take(":") || take("=") }

  /// Arguments alone.
  mutating func list() throws(CurveSpecError) -> SpecCall {
    var arguments = [try argument()]
    while take(",") { arguments.append(try argument()) }
    return SpecCall(text: text, arguments: arguments, end: offset)
  }

  private mutating func argument() throws(CurveSpecError) -> SpecCall.Argument {
    skipSpace()
    let start = offset
    guard let first = word() else { throw CurveSpecError(text, at: offset, "a value is missing at the mark.") }
    if takeColon() {
      if take("[") { return SpecCall.Argument(label: first, words: set(from: offset - 1), call: nil, offset: start) }
      guard let value = word() else {
        throw CurveSpecError(text, at: offset, "a value is missing at the mark, after \"\(first.text):\".")
      }
      return SpecCall.Argument(label: first, words: [value], call: try nested(value), offset: start)
    }
    if let call = try nested(first) { return SpecCall.Argument(label: nil, words: [first], call: call, offset: start) }
    var words = [first]
    while let word = word() { words.append(word) }
    return SpecCall.Argument(label: nil, words: words, call: nil, offset: start)
  }

  /// The words of an option set, or its brackets where it is empty.
  private mutating func set(from start: Int) -> [SpecCall.Word] {
    var words: [SpecCall.Word] = []
    while let word = word() {
      words.append(word)
      _ = take(",")
    }
    _ = take("]")
    return words.isEmpty ? [SpecCall.Word(text: "[]", offset: start)] : words
  }

  /// A value with arguments of its own; nil for a plain one.
  private mutating func nested(_ name: SpecCall.Word) throws(CurveSpecError) -> SpecCall? {
    guard offset < characters.count, characters[offset] == "(" else { return nil }
    return try call(name)
  }

  mutating func expectEnd() throws(CurveSpecError) {
    skipSpace()
    // A trailing closure, as in `UIView.animate(withDuration: 0.3) {`.
    guard offset == characters.count || characters[offset] == "{" else {
      throw CurveSpecError(
        text, at: offset,
        "the curve ends before the mark, and what follows does not belong to it; quote each curve by itself.")
    }
  }

  private mutating func skipSpace() {
    while offset < characters.count, characters[offset].isWhitespace { offset += 1 }
  }
}
