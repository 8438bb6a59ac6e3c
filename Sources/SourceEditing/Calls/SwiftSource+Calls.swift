import FileSystem

extension SwiftSource {
  /// All animating calls, in the order of the text.
  package var calls: [AnimatingCall] { tokens.indices.compactMap(call(named:)) }

  /// The animating call that begins in a line, from 1, or else the innermost one around it.
  ///
  /// Throws a sentence if there is none, or if several begin there.
  package func call(at line: Int) throws(UserFacingError) -> AnimatingCall {
    let calls = calls
    let beginning = calls.filter { $0.headLines.contains(line) }
    if beginning.count > 1 {
      throw UserFacingError(
        "\(beginning.count) animations are made in \(name):\(line): give each a line of its own, so that it can be changed."
      )
    }
    let around = calls.filter { $0.otherLines.contains(line) }
    guard let call = beginning.first ?? around.max(by: { $0.range.lowerBound < $1.range.lowerBound }) else {
      throw UserFacingError(
        "No animating call is in \(name):\(line): if the file has been edited since it was compiled, compile it again.")
    }
    return call
  }

  /// The call whose name is a token.
  private func call(named index: Int) -> AnimatingCall? {
    guard tokens[index].kind == .identifier, token(index - 1)?.isIdentifier("func") != true else { return nil }
    let list = parentheses(behind: index)
    let arguments = list.map { self.arguments(in: $0.lowerBound + 1..<$0.upperBound - 1) } ?? []
    guard list != nil || token(index + 1)?.isPunctuation("{") == true,
      let kind = kind(ofCallAt: index, labels: arguments.map(\.label), hasList: list != nil)
    else { return nil }
    let first = calleeStart(index)
    let end = closuresEnd(from: list?.upperBound ?? index + 1)
    let text = bytes(of: first..<end)
    let variable = kind == .layerAnimation ? variable(assignedAt: first) : nil
    let parenthesisLine = list.map { line(ofToken: $0.lowerBound) } ?? line(ofToken: index)
    return AnimatingCall(
      kind: kind, name: (first...index).map { tokens[$0].text }.joined(), line: line(ofToken: first), range: text,
      arguments: arguments, assignments: variable.map { assignments(to: $0, after: end) } ?? [], nameToken: index,
      parentheses: list, headLines: line(ofToken: first)...parenthesisLine,
      otherLines: Set(line(ofToken: first)...line(ofToken: end - 1))
        .union(variable.map { linesNaming($0, after: end) } ?? []))
  }

  private func kind(ofCallAt index: Int, labels: [String?], hasList: Bool) -> AnimatingCall.Kind? {
    let name = tokens[index].text
    let labels = labels.compactMap(\.self)
    switch name {
    case "animate":
      if labels.contains("usingSpringWithDamping") { return .fittedSpring }
      if labels.first == "withDuration" { return .viewAnimation }
      let isOfView = token(index - 1)?.isPunctuation(".") == true && token(index - 2)?.isIdentifier("UIView") == true
      return isOfView || labels.contains("springDuration") || labels.contains("bounce") ? .perceptualSpring : nil
    case "animateKeyframes": return labels.contains("withDuration") ? .keyframes : nil
    case "transition": return labels.contains("duration") ? .transition : nil
    case "runningPropertyAnimator": return hasList ? .runningAnimator : nil
    case "CABasicAnimation", "CASpringAnimation", "CAKeyframeAnimation": return hasList ? .layerAnimation : nil
    case "UIViewPropertyAnimator": return hasList ? .animator : nil
    case "init":
      if token(index - 1)?.isPunctuation(".") != true { return nil }
      if labels.first == "keyPath" || labels.first == "perceptualDuration" { return .layerAnimation }
    default: break
    }
    let isAnimator =
      labels.first == "duration" && labels.count > 1
      && ["curve", "controlPoint1", "dampingRatio", "timingParameters"].contains(labels[1])
    return isAnimator && hasList ? .animator : nil
  }

  /// The parentheses behind a name in the same line, both as tokens.
  func parentheses(behind name: Int) -> Range<Int>? {
    guard token(name + 1)?.isPunctuation("(") == true, line(ofToken: name) == line(ofToken: name + 1),
      let close = brackets.partner(of: name + 1)
    else { return nil }
    return name + 1..<close + 1
  }

  /// The arguments between parentheses.
  func arguments(in list: Range<Int>) -> [AnimatingCall.Argument] {
    reader.parts(of: list).compactMap { part in
      let isLabelled =
        token(part.lowerBound)?.kind == .identifier
        && token(part.lowerBound + 1)?.isPunctuation(":") == true
      let expression = (isLabelled ? part.dropFirst(2) : part[...])
      guard let first = expression.first, let last = expression.last else { return nil }
      return argument(isLabelled ? tokens[part.lowerBound].text : nil, first..<last + 1)
    }
  }

  func argument(_ label: String?, _ tokens: Range<Int>) -> AnimatingCall.Argument {
    AnimatingCall.Argument(label: label, text: text(ofTokens: tokens), range: bytes(of: tokens), tokens: tokens)
  }

  private static let keywords = ["return", "in", "else", "case", "try", "await", "throw"]

  private func calleeStart(_ index: Int) -> Int {
    var first = index
    while token(first - 1)?.isPunctuation(".") == true {
      guard let base = token(first - 2), base.kind == .identifier, !Self.keywords.contains(base.text) else {
        return first == index ? index - 1 : first
      }
      first -= 2
    }
    return first
  }

  private func closuresEnd(from index: Int) -> Int {
    var end = index
    while true {
      let isLabelled = token(end)?.kind == .identifier && token(end + 1)?.isPunctuation(":") == true && end > index
      let brace = isLabelled ? end + 2 : end
      guard token(brace)?.isPunctuation("{") == true, let close = brackets.partner(of: brace) else { return end }
      end = close + 1
    }
  }
}
