/// Where expressions end: Swift has no mark for it.
extension DeclarationReader {
  func token(_ index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }

  func line(_ index: Int) -> Int { lines.line(of: tokens[index].range.lowerBound) }

  /// The token behind an expression: at a comma, a closing bracket, or a line that does not go on with it.
  func expressionEnd(from index: Int) -> Int {
    var next = index
    while let token = token(next) {
      if token.isClosing || token.isPunctuation(",") || token.isPunctuation(";") { return next }
      if next > index, isNewStatement(next) { return next }
      // Behind a number a brace holds a property's observers.
      if token.isPunctuation("{"), next > index, tokens[next - 1].kind == .number { return next }
      next = token.isOpening ? (brackets.partner(of: next) ?? next) + 1 : next + 1
    }
    return next
  }

  /// The token behind a type.
  func typeEnd(from index: Int) -> Int {
    var next = index
    while let token = token(next) {
      let isEnd = token.isClosing || token.isOperator("=") || token.isPunctuation(",") || token.isPunctuation("{")
      if isEnd || token.isPunctuation(";") || (next > index && isNewStatement(next)) { return next }
      next = token.isOpening ? (brackets.partner(of: next) ?? next) + 1 : next + 1
    }
    return next
  }

  /// The single expression that a body consists of or returns; nil for a longer one.
  func bodyValue(_ body: Range<Int>) -> Range<Int>? {
    guard let first = body.first else { return nil }
    let wrapped = tokens[first].isIdentifier("get") && token(first + 1)?.isPunctuation("{") == true
    if wrapped, let close = brackets.partner(of: first + 1), close + 1 == body.upperBound {
      return bodyValue(first + 2..<close)
    }
    let start = tokens[first].isIdentifier("return") ? first + 1 : first
    guard start < body.upperBound, expressionEnd(from: start) == body.upperBound else { return nil }
    return start..<body.upperBound
  }

  /// Parts between the commas of a list.
  func parts(of list: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = list.lowerBound
    for comma in topLevel(of: list) where tokens[comma].isPunctuation(",") {
      result.append(start..<comma)
      start = comma + 1
    }
    return (result + [start..<list.upperBound]).filter { !$0.isEmpty }
  }

  /// The tokens of a range that are in no bracket of it; brackets themselves are among them.
  func topLevel(of range: Range<Int>) -> [Int] {
    var result: [Int] = []
    var next = range.lowerBound
    while next < range.upperBound {
      result.append(next)
      next = tokens[next].isOpening ? max(brackets.partner(of: next) ?? next, next) + 1 : next + 1
    }
    return result
  }

  /// Whether a token that begins a line begins a statement, too.
  private func isNewStatement(_ index: Int) -> Bool {
    let (before, token) = (tokens[index - 1], tokens[index])
    guard lines.line(of: max(before.range.upperBound - 1, 0)) < line(index) else { return false }
    if before.kind == .operator || before.isOpening || before.isPunctuation(":") || before.isPunctuation(".") {
      return before.isOperator("!") || before.isOperator("?")
    }
    if token.isPunctuation(".") || token.isPunctuation(":") { return false }
    // A sign is an operator between operands only with a blank behind it.
    return token.kind != .operator || self.token(index + 1)?.range.lowerBound == token.range.upperBound
  }
}
