/// What counts as a literal.
extension SwiftSource {
  func isLiteral(_ range: Range<Int>, of parameter: TimingParameter) -> Bool {
    switch parameter {
    case .controlPoint1, .controlPoint2: isPair(range, "CGPoint")
    case .initialVelocity: number(range) != nil || isPair(range, "CGVector")
    case .curve: isMember(range)
    default: number(range) != nil
    }
  }

  /// The value of a number with or without a sign: `1`, `0.5`, `1e-3`, `1_000`, `0x10`.
  func number(_ range: Range<Int>) -> Double? {
    guard let first = range.first else { return nil }
    let isNegative = tokens[first].isOperator("-") || tokens[first].isOperator("+")
    let digits = isNegative ? first + 1 : first
    guard digits + 1 == range.upperBound, tokens[digits].kind == .number,
      !isNegative || tokens[first].range.upperBound == tokens[digits].range.lowerBound
    else { return nil }
    let text = tokens[digits].text.filter { $0 != "_" }
    let value: Double? =
      if text.hasPrefix("0b") { Int(text.dropFirst(2), radix: 2).map(Double.init) } else if text.hasPrefix("0o") {
        Int(text.dropFirst(2), radix: 8).map(Double.init)
      } else { Double(text) }
    guard let value, value.isFinite else { return nil }
    return tokens[first].isOperator("-") ? -value : value
  }

  /// `CGPoint(x: 1, y: 0)`, `.init(x: 1, y: 0)`, `CGPoint.zero` or `.zero`.
  private func isPair(_ range: Range<Int>, _ type: String) -> Bool {
    guard let first = range.first else { return false }
    let name = tokens[first].isIdentifier(type) ? Array(range.dropFirst()) : Array(range)
    let isDotted = name.count > 1 && tokens[name[0]].isPunctuation(".")
    if isDotted, name.count == 2 { return tokens[name[1]].isIdentifier("zero") }
    let open = isDotted && tokens[name[1]].isIdentifier("init") ? name[1] + 1 : first + 1
    guard isDotted || tokens[first].isIdentifier(type), open < range.upperBound, tokens[open].isPunctuation("("),
      brackets.partner(of: open) == range.upperBound - 1
    else { return false }
    let arguments = self.arguments(in: open + 1..<range.upperBound - 1)
    return arguments.count == 2 && arguments.allSatisfy { number($0.tokens) != nil }
  }

  /// `.easeOut`, or `UIView.AnimationCurve.easeOut`.
  private func isMember(_ range: Range<Int>) -> Bool {
    guard let last = range.last, TimingCurve.names.contains(tokens[last].text) else { return false }
    return range.dropLast().reversed().enumerated().allSatisfy { position, index in
      position % 2 == 0 ? tokens[index].isPunctuation(".") : tokens[index].kind == .identifier
    } && range.count > 1
  }
}
