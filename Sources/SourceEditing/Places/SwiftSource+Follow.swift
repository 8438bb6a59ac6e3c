/// From an expression to what is written behind it.
extension SwiftSource {
  /// Follows names, single-expression functions and parentheses to tokens that are accepted.
  ///
  /// - Parameter isChosen: Which of two branches of `? :` ran, told from its literal; nil where that is not known.
  func follow(
    _ expression: Range<Int>, _ noun: String, isChosen: ((Range<Int>) -> Bool)? = nil,
    accept: (Range<Int>) -> Bool
  ) throws(DeadEnd) -> Trail {
    var trail = Trail(tokens: expression)
    // A way longer than this goes in a circle.
    for _ in 0..<16 {
      let tokens = trail.tokens
      if accept(tokens) { return trail }
      if let inner = unwrapped(tokens) {
        trail.tokens = inner
      } else if let isChosen, let branch = branches(tokens).first(where: isChosen) {
        trail.tokens = branch
      } else if let name = name(tokens) {
        try step(&trail, toValueOf: name, noun)
      } else if let name = calledFunction(tokens) {
        try step(&trail, intoBodyOf: name)
      } else if isChosen != nil, !branches(tokens).isEmpty, branches(tokens).allSatisfy(accept) {
        throw DeadEnd(
          tokens: tokens, reason: "has no branch that ran, so that it was changed after this program was built")
      } else {
        throw DeadEnd(tokens: tokens, reason: "is no \(noun)")
      }
    }
    throw DeadEnd(tokens: expression, reason: "leads back to itself")
  }

  private func step(_ trail: inout Trail, toValueOf name: Int, _ noun: String) throws(DeadEnd) {
    guard let owner = owner(of: name) else { throw DeadEnd(tokens: trail.tokens, reason: "is no \(noun)") }
    let found = declarations(of: tokens[name].text, owner: owner, at: name)
    guard let declaration = found.first else {
      throw DeadEnd(tokens: trail.tokens, reason: "is declared in another file, or in a way that was not understood")
    }
    guard found.count == 1 else {
      let places = found.map { "\(line(ofToken: $0.token))" }.joined(separator: ", ")
      throw DeadEnd(tokens: trail.tokens, reason: "is declared in lines \(places)")
    }
    guard let value = declaration.value, !value.isEmpty else {
      throw DeadEnd(
        tokens: trail.tokens, reason: "is declared in line \(line(ofToken: declaration.token)) without a value there")
    }
    trail = Trail(tokens: value, declarations: trail.declarations + [declaration], names: trail.names + [name])
  }

  private func step(_ trail: inout Trail, intoBodyOf name: Int) throws(DeadEnd) {
    let found = functions(named: tokens[name].text, at: name)
    guard let function = found.first, found.count == 1, let body = function.body,
      let close = brackets.partner(of: body)
    else {
      throw DeadEnd(
        tokens: trail.tokens, reason: found.count > 1 ? "is one of several functions" : "is no function of this file")
    }
    guard let value = reader.bodyValue(body + 1..<close) else {
      throw DeadEnd(
        tokens: trail.tokens,
        reason: "calls the function in line \(line(ofToken: function.token)), which has more than one expression")
    }
    let declaration = Declaration(
      kind: .function, name: tokens[name].text, token: function.token, block: function.block, value: value)
    trail = Trail(tokens: value, declarations: trail.declarations + [declaration], names: trail.names + [name])
  }

  /// What is between parentheses, or in a conversion such as `TimeInterval(0.5)`.
  private func unwrapped(_ range: Range<Int>) -> Range<Int>? {
    guard let first = range.first else { return nil }
    let isConversion = ["TimeInterval", "CFTimeInterval", "CGFloat", "Double"].contains(tokens[first].text)
    let open = isConversion ? first + 1 : first
    guard open < range.upperBound, tokens[open].isPunctuation("("), brackets.partner(of: open) == range.upperBound - 1
    else { return nil }
    let inner = open + 1..<range.upperBound - 1
    return reader.parts(of: inner) == [inner] ? inner : nil
  }

  /// Both sides of `condition ? a : b`; none where there is more than one question mark.
  private func branches(_ range: Range<Int>) -> [Range<Int>] {
    let outer = reader.topLevel(of: range)
    let marks = outer.filter { tokens[$0].isOperator("?") }
    guard let mark = marks.first, marks.count == 1,
      let colon = outer.first(where: { $0 > mark && tokens[$0].isPunctuation(":") })
    else { return [] }
    return [mark + 1..<colon, colon + 1..<range.upperBound]
  }

  /// The last token of `name`, `self.name`, `Type.name` or `Outer.Type.name`.
  private func name(_ range: Range<Int>) -> Int? {
    guard let last = range.last, range.count % 2 == 1 else { return nil }
    let isPath = range.enumerated().allSatisfy { position, index in
      position % 2 == 0 ? tokens[index].kind == .identifier : tokens[index].isPunctuation(".")
    }
    return isPath ? last : nil
  }

  /// The name of the function in `name(…)` or `self.name(…)`.
  private func calledFunction(_ range: Range<Int>) -> Int? {
    guard let first = range.first else { return nil }
    let isQualified = ["self", "Self"].contains(tokens[first].text) && token(first + 1)?.isPunctuation(".") == true
    let name = isQualified ? first + 2 : first
    guard name + 1 < range.upperBound, tokens[name].kind == .identifier, tokens[name + 1].isPunctuation("("),
      brackets.partner(of: name + 1) == range.upperBound - 1
    else { return nil }
    return name
  }
}
