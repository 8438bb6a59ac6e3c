import FileSystem

extension SwiftSource {
  /// The edit that gives a parameter of a call another value, where it is written; an argument that the call may have and has
  /// not is added.
  ///
  /// Throws a sentence where the value is computed, or of another type.
  ///
  /// - Parameter asRan: The number that the call was made with. It tells which of the branches of `isReduced ? 1 : 0.4` ran.
  package func setting(
    _ parameter: TimingParameter, of call: AnimatingCall, to value: TimingValue, asRan: Double? = nil
  ) throws(UserFacingError) -> [SourceEdit] {
    if let edit = try adding(parameter, to: call, value) { return [edit] }
    let literal = literal(at: try trail(of: parameter, in: call, asRan: asRan))
    let text = try value.text(
      replacing: literal.text, isOfLayer: call.kind == .layerAnimation, at: "\(name):\(literal.line)")
    let touchesOperator = literal.range.lowerBound > 0 && Tokenizer.isOperator(bytes[literal.range.lowerBound - 1])
    return [SourceEdit(range: literal.range, text: touchesOperator ? "(\(text))" : text, note: literal.note)]
  }

  /// The edit that adds an argument in its place; nil where it is there, or where the call cannot have it.
  private func adding(
    _ parameter: TimingParameter, to call: AnimatingCall, _ value: TimingValue
  ) throws(UserFacingError) -> SourceEdit? {
    guard case .number(let number) = value else { return nil }
    let order = Self.order(of: call.kind)
    guard let label = order.first(where: parameter.labels.contains) ?? perceptual(parameter, call.kind),
      call.argument(label) == nil, call.kind != .viewAnimation || parameter == .delay
    else { return nil }
    let text = "\(label): \(try TimingValue.text(number))"
    let before = order.prefix { $0 != label }
    if let last = call.arguments.last(where: { $0.label.map(before.contains) == true }) {
      return SourceEdit(range: last.range.upperBound..<last.range.upperBound, text: ", " + text)
    }
    guard let open = call.parentheses else {
      let end = tokens[call.nameToken].range.upperBound
      return SourceEdit(range: end..<end, text: "(\(text))")
    }
    let start = tokens[open.lowerBound].range.upperBound
    return SourceEdit(range: start..<start, text: call.arguments.isEmpty ? text : text + ", ")
  }

  private func perceptual(_ parameter: TimingParameter, _ kind: AnimatingCall.Kind) -> String? {
    parameter == .duration && kind == .perceptualSpring ? "springDuration" : nil
  }

  /// The labels of numbers that a call may have, in UIKit's order.
  private static func order(of kind: AnimatingCall.Kind) -> [String] {
    switch kind {
    case .viewAnimation, .fittedSpring, .keyframes, .runningAnimator:
      ["withDuration", "delay", "usingSpringWithDamping", "initialSpringVelocity"]
    case .perceptualSpring: ["springDuration", "bounce", "initialSpringVelocity", "delay"]
    default: []
    }
  }
}
