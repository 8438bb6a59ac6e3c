import InterludeUI

/// CSS's easing functions.
nonisolated extension CurveSpec {
  /// Nil for what CSS does not have.
  static func style(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec? {
    switch call.name.text {
    case "cubic-bezier":
      return try bezier(call, usage: "cubic-bezier(0.42, 0, 1, 1), x in 0…1", duration: 1)
    case "linear" where call.arguments.contains(where: { $0.label == nil }): return try polyline(call)
    case "steps": return try steps(call)
    case "step-start": return try step(.jumpStart, call)
    case "step-end": return try step(.jumpEnd, call)
    default: return nil
    }
  }

  /// A single step.
  private static func step(_ position: Steps.JumpPosition, _ call: SpecCall) throws(CurveSpecError) -> CurveSpec {
    var reader = try SpecReader(call, labels: ["duration"], usage: call.name.text)
    let duration = try reader.duration()
    try reader.finish()
    return .steps(TimedCurve(Steps(1, position), duration: duration))
  }

  private static func steps(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec {
    var reader = try SpecReader(
      call, labels: ["duration"], usage: "steps(4, jump-end); the others are jump-start, jump-none and jump-both")
    let duration = try reader.duration()
    guard let number = reader.next() else { throw reader.error(at: call.end, "the number of steps is missing") }
    let position = try reader.next().map { (argument) throws(CurveSpecError) in
      guard let position = positions[argument.words[0].text] else {
        throw reader.error(at: argument.offset, "there is no \"\(argument.words[0].text)\"")
      }
      return position
    }
    let least = position == .jumpNone ? 2 : 1
    guard let count = Int(number.words[0].text), (least...10_000).contains(count) else {
      throw reader.error(
        at: number.offset, "\"\(number.words[0].text)\" is no number of steps, a whole one from \(least) to 10000")
    }
    try reader.finish()
    return .steps(TimedCurve(Steps(count, position ?? .jumpEnd), duration: duration))
  }

  /// CSS's words and its older ones.
  private static let positions: [String: Steps.JumpPosition] = [
    "jump-start": .jumpStart, "jump-end": .jumpEnd, "jump-none": .jumpNone, "jump-both": .jumpBoth,
    "start": .jumpStart, "end": .jumpEnd,
  ]

  /// CSS `linear()`: outputs, each with no, one or two inputs in percent.
  private static func polyline(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec {
    var reader = try SpecReader(call, labels: ["duration"], usage: "linear(0, 0.5 20%, 1)")
    let duration = try reader.duration()
    var stops: [(output: Double, input: Double?)] = []
    while let argument = reader.next() {
      let (inputs, outputs) = (argument.words.filter(\.isPercentage), argument.words.filter { !$0.isPercentage })
      guard let output = outputs.first, outputs.count == 1, inputs.count <= 2 else {
        throw reader.error(at: argument.offset, "a point is one output, and up to two inputs with a %")
      }
      let value = try reader.number(output, called: "output", in: SpecReader.anything)
      if inputs.isEmpty { stops.append((value, nil)) }
      for input in inputs {
        let number = SpecCall.Word(text: String(input.text.dropLast()), offset: input.offset)
        let percentage = try reader.number(number, called: "input", in: 0...100)
        // An input below the one before it counts as that one (CSS Easing Functions 2), which the curve sees to.
        stops.append((value, Double(percentage: number.text) ?? percentage / 100))
      }
    }
    try reader.finish()
    guard stops.count > 1 else { throw reader.error(at: call.end, "a second point is missing") }
    return .polyline(TimedCurve(PiecewiseLinear(stops), duration: duration))
  }
}

extension SpecCall.Word {
  nonisolated fileprivate var isPercentage: Bool { text.hasSuffix("%") }
}
