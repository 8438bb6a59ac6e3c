import InterludeUI

/// Hands out the arguments of a spelling, and complains about those that nobody asked for.
nonisolated struct SpecReader {
  let call: SpecCall
  /// The right spelling, for errors.
  let usage: String
  private var rest: [SpecCall.Argument]

  /// - Parameter labels: Those that there are.
  init(_ call: SpecCall, labels: Set<String>, usage: String) throws(CurveSpecError) {
    self.call = call
    self.usage = usage
    rest = call.arguments
    for argument in call.arguments {
      guard let label = argument.label, !labels.contains(label.text) else { continue }
      throw error(at: argument.offset, "it has no \"\(label.text):\"")
    }
  }

  func has(_ label: String) -> Bool { rest.contains { $0.label?.text == label } }

  /// The number behind a label; nil when it is not there.
  mutating func number(_ label: String, in range: ClosedRange<Double> = Self.anything) throws(CurveSpecError) -> Double?
  {
    guard let index = rest.firstIndex(where: { $0.label?.text == label }) else { return nil }
    let argument = rest.remove(at: index)
    return try number(argument.words[0], called: label, in: range)
  }

  /// The number behind a label that may not be missing.
  mutating func required(_ label: String, in range: ClosedRange<Double> = Self.anything) throws(CurveSpecError)
    -> Double
  {
    guard let number = try number(label, in: range) else {
      throw error(at: call.text.count, "\"\(label):\" is missing")
    }
    return number
  }

  /// The next argument without a label; nil when there is none.
  mutating func next() -> SpecCall.Argument? {
    guard let index = rest.firstIndex(where: { $0.label == nil }) else { return nil }
    return rest.remove(at: index)
  }

  /// The next argument without a label, as a single number.
  mutating func nextNumber(_ name: String, in range: ClosedRange<Double> = Self.anything) throws(CurveSpecError)
    -> Double
  {
    guard let argument = next() else { throw error(at: call.text.count, "the \(name) is missing") }
    guard argument.words.count == 1 else {
      throw error(at: argument.words[1].offset, "a comma is missing before \"\(argument.words[1].text)\"")
    }
    return try number(argument.words[0], called: name, in: range)
  }

  mutating func flag(_ label: String) throws(CurveSpecError) -> Bool {
    guard let index = rest.firstIndex(where: { $0.label?.text == label }) else { return false }
    let word = rest.remove(at: index).words[0]
    guard let flag = Bool(word.text) else { throw error(at: word.offset, "\(label) is true or false") }
    return flag
  }

  /// The duration in seconds of what has none of its own; a second if it is not there.
  mutating func duration() throws(CurveSpecError) -> Double {
    try number("duration", in: Self.durations) ?? 1
  }

  /// To be called last.
  func finish() throws(CurveSpecError) {
    guard let argument = rest.first else { return }
    guard let label = argument.label else {
      throw error(at: argument.offset, "there is no place for \"\(argument.words[0].text)\"")
    }
    let isTwice = call.arguments.filter { $0.label?.text == label.text }.count > 1
    throw error(
      at: argument.offset, "\"\(label.text):\" \(isTwice ? "is there twice" : "does not go with the others")")
  }

  func error(at offset: Int, _ reason: String) -> CurveSpecError {
    CurveSpecError(call.text, at: offset, "\(reason); write \(usage).")
  }

  func number(_ word: SpecCall.Word, called name: String, in range: ClosedRange<Double>) throws(CurveSpecError)
    -> Double
  {
    guard let number = Double(word.text), number.isFinite else {
      throw error(at: word.offset, "\"\(word.text)\" is not a number")
    }
    guard range.contains(number) else {
      let limits = "\(range.lowerBound.shortest)…\(range.upperBound.shortest)"
      throw error(at: word.offset, "the \(name) is \(word.text) and must lie in \(limits)")
    }
    return number
  }

  static let anything = -1e9...1e9
  /// Seconds.
  static let durations = 0.001...3600.0
}
