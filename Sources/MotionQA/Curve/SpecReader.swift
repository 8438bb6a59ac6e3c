import InterludeUI

/// Hands out the arguments of a spelling, and reports those that were not asked for.
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
      let suggestion = Suggestion(for: label.text, among: labels.sorted())
      let question = suggestion.map { "; did you mean \"\($0.name):\"?" } ?? ""
      throw error(at: argument.offset, "it has no \"\(label.text):\"\(question)")
    }
  }

  func has(_ label: String) -> Bool { argument(label) != nil }

  /// What is behind a label, left where it is; nil when it is not there.
  func argument(_ label: String) -> SpecCall.Argument? { rest.first { $0.label?.text == label } }

  /// The number behind a label; nil when it is not there.
  mutating func number(_ label: String, in range: ClosedRange<Double> = Self.anything) throws(CurveSpecError) -> Double?
  {
    guard let argument = value(label) else { return nil }
    return try number(argument.words[0], called: label, in: range)
  }

  /// The number behind a label that may not be missing.
  mutating func required(_ label: String, in range: ClosedRange<Double> = Self.anything) throws(CurveSpecError)
    -> Double
  {
    guard let number = try number(label, in: range) else {
      throw error(at: call.end, "\"\(label):\" is missing")
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
    guard let argument = next() else { throw error(at: call.end, "the \(name) is missing") }
    guard argument.words.count == 1 else {
      throw error(at: argument.words[1].offset, "a comma is missing before \"\(argument.words[1].text)\"")
    }
    return try number(argument.words[0], called: name, in: range)
  }

  mutating func flag(_ label: String) throws(CurveSpecError) -> Bool {
    guard let word = value(label)?.words[0] else { return false }
    guard let flag = Bool(word.text) else { throw error(at: word.offset, "\(label) is true or false") }
    return flag
  }

  /// The duration in seconds of what has none of its own; a second if it is not there and nothing else is said.
  mutating func duration(_ label: String = "duration", otherwise standard: Double = 1) throws(CurveSpecError) -> Double
  {
    try number(label, in: Self.durations) ?? call.usualDuration ?? standard
  }

  /// The duration of what may be without one only where it is said what is usual, in seconds.
  mutating func requiredDuration(in range: ClosedRange<Double>) throws(CurveSpecError) -> Double {
    if let usual = call.usualDuration, !has("duration") { return usual }
    return try required("duration", in: range)
  }

  /// The value behind a label; nil when it is not there.
  mutating func value(_ label: String) -> SpecCall.Argument? {
    rest.firstIndex { $0.label?.text == label }.map { rest.remove(at: $0) }
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
    CurveSpecError(call.text, at: offset, "\(reason)\(reason.hasSuffix("?") ? " Write" : "; write") \(usage).")
  }

  func number(_ word: SpecCall.Word, called name: String, in range: ClosedRange<Double>) throws(CurveSpecError)
    -> Double
  {
    // Kotlin and Java write 0.4f.
    let text = word.text.hasSuffix("f") ? String(word.text.dropLast()) : word.text
    guard let number = Double(text), number.isFinite else {
      throw error(at: word.offset, "\"\(word.text)\" is not a number")
    }
    guard range.contains(number) else {
      let limits = "\(range.lowerBound.shortest)…\(range.upperBound.shortest)"
      throw error(at: word.offset, "the \(name) is \(word.text) and must lie in \(limits)")
    }
    // Below zero there is a zero of its own, which is written like the other one.
    return number == 0 ? 0 : number
  }

  static let anything = -1e9...1e9
  /// Seconds.
  static let durations = 0.001...3600.0
}
