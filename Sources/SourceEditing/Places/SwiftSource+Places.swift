import FileSystem

extension SwiftSource {
  /// Where the value of a call's parameter is written: in the call, or in the constant, property, function or timing
  /// parameters of the same file that it names.
  ///
  /// - Parameter asRan: The number that the call was made with. It tells which of the branches of `isReduced ? 1 : 0.4` ran.
  package func place(of parameter: TimingParameter, in call: AnimatingCall, asRan: Double? = nil) -> SourcePlace {
    do {
      return .literal(literal(at: try trail(of: parameter, in: call, asRan: asRan)))
    } catch {
      return .computed(error.description)
    }
  }

  func literal(at trail: Trail) -> SourceLiteral {
    let uses = trail.declarations.flatMap(uses(of:)).filter { !trail.names.contains($0) }
    let range = bytes(of: trail.tokens)
    return SourceLiteral(
      range: range, text: text(range), line: line(ofToken: trail.tokens.lowerBound),
      alsoUsedIn: Set(uses.map(line(ofToken:))).sorted())
  }

  func trail(
    of parameter: TimingParameter, in call: AnimatingCall, asRan: Double? = nil
  ) throws(UserFacingError) -> Trail {
    guard let start = try start(of: parameter, in: call) else {
      throw UserFacingError(
        "The \(parameter.noun) is not given to \(call.name) in \(name):\(call.line): write it there yourself.")
    }
    if isPairOfNumbers(start.tokens), parameter == .controlPoint1 || parameter == .controlPoint2 { return start }
    do throws(DeadEnd) {
      let end = try follow(
        start.tokens, parameter.literalNoun, isChosen: asRan.map { ran in { number($0) == ran } },
        accept: { isLiteral($0, of: parameter) })
      // A variable may have been given another value, or the other branch of an `#if` been compiled.
      if let asRan, !end.declarations.isEmpty, let written = number(end.tokens), written != asRan {
        throw DeadEnd(tokens: end.tokens, reason: "is not the \(asRan) that the program ran with")
      }
      return Trail(
        tokens: end.tokens, declarations: start.declarations + end.declarations, names: start.names + end.names)
    } catch {
      throw computed(parameter.noun, error)
    }
  }

  /// The expression that is given for a parameter; nil for none.
  private func start(of parameter: TimingParameter, in call: AnimatingCall) throws(UserFacingError) -> Trail? {
    let all = call.arguments + call.assignments
    let given = all.filter { $0.label.map(parameter.labels.contains) == true }
    if given.count > 1 {
      let lines = given.map { "\(line(ofToken: $0.tokens.lowerBound))" }.joined(separator: ", ")
      throw UserFacingError("The \(parameter.noun) is set in lines \(lines) of \(name): change it there yourself.")
    }
    if let given = given.first { return Trail(tokens: given.tokens) }
    if let timing = call.argument("timingParameters") {
      let trail = try timingCall(timing.tokens)
      let labels = parameter == .springDuration ? ["duration"] : parameter.labels
      return argument(labels, in: trail)
    }
    if parameter == .duration { return try start(of: .springDuration, in: call) }
    if let function = call.assignments.last(where: { $0.label == "timingFunction" }) {
      return try mediaTiming(parameter, function.tokens)
    }
    return parameter == .curve ? call.argument("options").flatMap(curveOption).map { Trail(tokens: $0) } : nil
  }

  /// The way to the call of `UISpringTimingParameters` or `UICubicTimingParameters`.
  func timingCall(_ tokens: Range<Int>) throws(UserFacingError) -> Trail {
    do {
      return try follow(tokens, "call of UISpringTimingParameters or UICubicTimingParameters") {
        list(of: $0, calling: ["UISpringTimingParameters", "UICubicTimingParameters"]) != nil
      }
    } catch {
      throw computed("timing", error)
    }
  }

  /// The element of `options` that names a curve, with its point.
  func curveOption(_ options: AnimatingCall.Argument) -> Range<Int>? {
    let names = TimingCurve.allCases.map(\.optionName)
    return namedOptions(options)?.first { names.contains(tokens[$0.upperBound - 1].text) }
      .map { $0.upperBound - 2..<$0.upperBound }
  }

  /// The elements of `options`, such as `.repeat`; nil where one is no name, but computed.
  func namedOptions(_ options: AnimatingCall.Argument) -> [Range<Int>]? {
    guard let first = options.tokens.first, let last = options.tokens.last else { return nil }
    let isList = tokens[first].isPunctuation("[") && brackets.partner(of: first) == last
    let elements = isList ? reader.parts(of: first + 1..<last) : [options.tokens]
    let areNames = elements.allSatisfy { element in
      element.count > 1 && tokens[element.upperBound - 2].isPunctuation(".")
        && element.allSatisfy { tokens[$0].kind == .identifier || tokens[$0].isPunctuation(".") }
    }
    return areNames ? elements : nil
  }

  /// What is between the parentheses of `Type(…)`, `Type.init(…)` or `.init(…)`.
  func list(of range: Range<Int>, calling types: [String]) -> Range<Int>? {
    guard let open = range.first(where: { tokens[$0].isPunctuation("(") }),
      brackets.partner(of: open) == range.upperBound - 1
    else { return nil }
    let callee = (range.lowerBound..<open).map { tokens[$0].text }.joined()
    let isOne = callee == ".init" || types.contains { callee == $0 || callee == $0 + ".init" }
    return isOne ? open + 1..<range.upperBound - 1 : nil
  }

  private func argument(_ labels: [String], in trail: Trail) -> Trail? {
    guard let open = trail.tokens.first(where: { tokens[$0].isPunctuation("(") }) else { return nil }
    let arguments = self.arguments(in: open + 1..<trail.tokens.upperBound - 1)
    return arguments.first { $0.label.map(labels.contains) == true }.map {
      Trail(tokens: $0.tokens, declarations: trail.declarations, names: trail.names)
    }
  }

  /// `CAMediaTimingFunction(name: …)` has a curve, `CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)` has points.
  private func mediaTiming(_ parameter: TimingParameter, _ tokens: Range<Int>) throws(UserFacingError) -> Trail? {
    let trail: Trail
    do {
      trail = try follow(tokens, "call of CAMediaTimingFunction") {
        list(of: $0, calling: ["CAMediaTimingFunction"]) != nil
      }
    } catch {
      throw computed(parameter.noun, error)
    }
    if parameter == .curve { return argument(["name"], in: trail) }
    guard parameter == .controlPoint1 || parameter == .controlPoint2,
      let list = list(of: trail.tokens, calling: ["CAMediaTimingFunction"])
    else { return nil }
    let numbers = arguments(in: list).map(\.tokens)
    guard numbers.count == 4 else { return nil }
    let pair =
      parameter == .controlPoint1
      ? numbers[0].lowerBound..<numbers[1].upperBound
      : numbers[2].lowerBound..<numbers[3].upperBound
    return Trail(tokens: pair, declarations: trail.declarations, names: trail.names)
  }

  private func isPairOfNumbers(_ range: Range<Int>) -> Bool {
    let parts = reader.parts(of: range)
    return parts.count == 2 && parts.allSatisfy { number($0) != nil }
  }

  func computed(_ noun: String, _ end: DeadEnd) -> UserFacingError {
    let place = end.tokens.first.map(location(ofToken:)) ?? name
    let text = text(ofTokens: end.tokens).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return UserFacingError("The \(noun) is computed: `\(text)` in \(place) \(end.reason); write it there yourself.")
  }
}
