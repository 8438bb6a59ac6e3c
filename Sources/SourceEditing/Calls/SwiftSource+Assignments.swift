/// A `CAAnimation` is made first and told its timing afterwards, through the variable that it was assigned to.
extension SwiftSource {
  /// The variable in `let name = …`, `let name: Type = …` or `self.name = …`, where the expression begins at a token.
  func variable(assignedAt expression: Int) -> Int? {
    guard token(expression - 1)?.isOperator("=") == true, token(expression - 2)?.kind == .identifier else { return nil }
    let isTyped = token(expression - 3)?.isPunctuation(":") == true && token(expression - 4)?.kind == .identifier
    return isTyped ? expression - 4 : expression - 2
  }

  /// What is assigned to properties of a variable in the rest of its block: up to where the variable is assigned anew.
  func assignments(to variable: Int, after index: Int) -> [AnimatingCall.Argument] {
    mentions(of: variable, after: index).compactMap { mention in
      guard token(mention + 1)?.isPunctuation(".") == true, let property = token(mention + 2),
        property.kind == .identifier, token(mention + 3)?.isOperator("=") == true
      else { return nil }
      let value = mention + 4..<max(mention + 4, reader.expressionEnd(from: mention + 4))
      return value.isEmpty ? nil : argument(property.text, value)
    }
  }

  /// The lines of the same block that name a variable; among them the one that adds it to a layer.
  func linesNaming(_ variable: Int, after index: Int) -> Set<Int> {
    Set(mentions(of: variable, after: index).map(line(ofToken:)))
  }

  private func mentions(of variable: Int, after index: Int) -> [Int] {
    let name = tokens[variable].text
    let end = brackets.brace(around: variable).flatMap(brackets.partner(of:)) ?? tokens.count
    let all = (index..<max(index, end)).filter { mention in
      tokens[mention].isIdentifier(name)
        && (token(mention - 1)?.isPunctuation(".") != true || owner(of: mention) == .instance)
    }
    let again = all.first { token($0 + 1)?.isOperator("=") == true }
    return all.filter { $0 < again ?? .max }
  }
}
