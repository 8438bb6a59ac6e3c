/// Reads declarations off their first token.
struct DeclarationReader {
  let tokens: [Token]
  let lines: LineTable
  let brackets: Brackets

  /// A type's name and the brace that opens its body; the last part of `extension Outer.Inner`.
  func type(at index: Int) -> (name: String, body: Int)? {
    guard var name = token(index + 1), name.kind == .identifier, !["func", "var", "let"].contains(name.text) else {
      return nil
    }
    var next = index + 2
    while let part = token(next + 1), token(next)?.isPunctuation(".") == true, part.kind == .identifier {
      name = part
      next += 2
    }
    guard let body = body(from: next) else { return nil }
    return (name.text, body)
  }

  func function(at index: Int) -> Function? {
    let nameIndex = tokens[index].text == "func" ? index + 1 : index
    guard let name = token(nameIndex) else { return nil }
    var next = nameIndex
    while let token = token(next), !token.isPunctuation("("), !token.isPunctuation("{") { next += 1 }
    guard token(next)?.isPunctuation("(") == true, let close = brackets.partner(of: next) else { return nil }
    return Function(
      name: name.text, token: nameIndex, parameters: next + 1..<close, body: body(from: close + 1),
      block: brackets.brace(around: index))
  }

  /// The constants or variables behind `let` or `var`. What an `if` or a pattern binds has no value that can be read off.
  func bindings(at index: Int) -> [Declaration] {
    let block = brackets.brace(around: index)
    if ["if", "while"].contains(token(index - 1)?.text) {
      return names(in: index + 1, of: body(from: index + 1) ?? block)
    }
    guard !isConditional(index) else { return names(in: index + 1, of: block) }
    if token(index + 1)?.isPunctuation("(") == true { return names(in: index + 1, of: block) }
    var result: [Declaration] = []
    var next = index + 1
    while let name = token(next), name.kind == .identifier {
      var declaration = Declaration(kind: .binding, name: name.text, token: next, block: block)
      next += 1
      if token(next)?.isPunctuation(":") == true {
        let end = typeEnd(from: next + 1)
        declaration.type = next + 1..<end
        next = end
      }
      if token(next)?.isOperator("=") == true {
        let end = expressionEnd(from: next + 1)
        declaration.value = next + 1..<end
        next = end
      } else if token(next)?.isPunctuation("{") == true, let close = brackets.partner(of: next) {
        declaration.value = bodyValue(next + 1..<close)
      }
      result.append(declaration)
      guard token(next)?.isPunctuation(",") == true else { break }
      next += 1
    }
    return result
  }

  func loopVariable(at index: Int) -> [Declaration] {
    names(in: index + 1, of: body(from: index + 1) ?? brackets.brace(around: index))
  }

  /// The parameters that a closure names before `in`.
  func closureParameters(before index: Int) -> [Declaration] {
    guard let brace = brackets.brace(around: index) else { return [] }
    var first = brace + 1
    if token(first)?.isPunctuation("[") == true { first = (brackets.partner(of: first) ?? index) + 1 }
    guard first <= index, lines.line(of: tokens[brace].range.lowerBound) == line(index) else { return [] }
    return (first..<index).filter { tokens[$0].kind == .identifier }.map {
      Declaration(kind: .parameter, name: tokens[$0].text, token: $0, block: brace)
    }
  }

  /// A function's parameters, under their inner names, seen in its body.
  func parameters(of function: Function) -> [Declaration] {
    guard let body = function.body else { return [] }
    return parts(of: function.parameters).compactMap { part in
      guard let colon = part.first(where: { tokens[$0].isPunctuation(":") }), colon > part.lowerBound else {
        return nil
      }
      let value = part.first { tokens[$0].isOperator("=") && $0 > colon }
      return Declaration(
        kind: .parameter, name: tokens[colon - 1].text, token: colon - 1, block: body,
        type: colon + 1..<(value ?? part.upperBound), value: value.map { $0 + 1..<part.upperBound })
    }
  }

  private func isConditional(_ index: Int) -> Bool {
    guard let before = token(index - 1) else { return false }
    return before.isPunctuation(",") || before.isPunctuation("(")
      || ["guard", "case", "async"].contains(before.text)
  }

  /// The names of a pattern, or the one name.
  private func names(in index: Int, of block: Int?) -> [Declaration] {
    let end = token(index)?.isPunctuation("(") == true ? brackets.partner(of: index) ?? index : index + 1
    return (index..<max(index, end)).filter { token($0)?.kind == .identifier }.map {
      Declaration(kind: .binding, name: tokens[$0].text, token: $0, block: block)
    }
  }

  /// The brace that opens the body of what is declared; nil where another declaration comes first.
  private func body(from index: Int) -> Int? {
    var next = index
    while let token = token(next) {
      if token.isPunctuation("{") { return next }
      let isOther = ["func", "init", "var", "let", "case", "class", "struct", "enum", "extension", "import"]
        .contains(token.text)
      if token.isClosing || token.isPunctuation(";") || (token.kind == .identifier && isOther) { return nil }
      next = token.isOpening ? (brackets.partner(of: next) ?? next) + 1 : next + 1
    }
    return nil
  }
}
