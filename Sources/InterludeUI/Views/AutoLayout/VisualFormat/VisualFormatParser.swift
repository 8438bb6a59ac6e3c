/// Reads a line of the visual format language from left to right.
nonisolated struct VisualFormatParser {
  private let characters: [Character]
  private var position = 0

  private init(_ text: String) { characters = Array(text) }

  static func parse(_ text: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(text)
    return try parser.format()
  }

  // MARK: Grammar

  private mutating func format() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    if take("V:") { format.isVertical = true } else { _ = take("H:") }
    if take("|") {
      format.elements.append(.superview)
      format.connections.append(try connection())
    }
    format.elements.append(try view())
    while position < characters.count {
      format.connections.append(try connection())
      if take("|") {
        format.elements.append(.superview)
        guard position == characters.count else { throw failure("the end") }
      } else {
        format.elements.append(try view())
      }
    }
    return format
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.Element {
    guard take("["), let name = name() else { throw failure("a view's name in brackets") }
    let predicates = peek("(") ? try predicateList() : []
    guard take("]") else { throw failure("“]”") }
    return .view(name: name, predicates: predicates)
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    if peek("[") || peek("|") { return .standard }
    let predicates: [VisualFormat.Predicate]
    if peek("(") {
      predicates = try predicateList()
    } else {
      predicates = [VisualFormat.Predicate(relation: .equal, value: try value())]
    }
    guard take("-") else { throw failure("“-”") }
    return .predicates(predicates)
  }

  private mutating func predicateList() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    guard take("(") else { throw failure("“(”") }
    var predicates: [VisualFormat.Predicate] = []
    repeat { predicates.append(try predicate()) } while take(",")
    guard take(")") else { throw failure("“)”") }
    return predicates
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = VisualFormat.Relation.equal
    for candidate in VisualFormat.Relation.allCases where take(candidate.rawValue) {
      relation = candidate
      break
    }
    let value = try value()
    return VisualFormat.Predicate(relation: relation, value: value, priority: take("@") ? try self.value() : nil)
  }

  private mutating func value() throws(VisualFormatError) -> VisualFormat.Value {
    let start = position
    _ = take("-")
    while let character = current, character.isNumber || character == "." { position += 1 }
    if position > start, let number = Double(String(characters[start..<position])) { return .number(number) }
    position = start
    guard let name = name() else { throw failure("a number or a name") }
    return .name(name)
  }

  // MARK: Characters

  private var current: Character? { position < characters.count ? characters[position] : nil }

  private mutating func name() -> String? {
    guard let first = current, first.isLetter || first == "_" else { return nil }
    let start = position
    while let character = current, character.isLetter || character.isNumber || character == "_" { position += 1 }
    return String(characters[start..<position])
  }

  private func peek(_ text: String) -> Bool { characters[position...].starts(with: text) }

  private mutating func take(_ text: String) -> Bool {
    guard peek(text) else { return false }
    position += text.count
    return true
  }

  private func failure(_ expected: String) -> VisualFormatError {
    VisualFormatError(expected: expected, offset: position)
  }
}
