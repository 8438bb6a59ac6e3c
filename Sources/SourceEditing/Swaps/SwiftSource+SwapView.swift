import FileSystem

/// `UIView.animate` in its three forms: plain, `usingSpringWithDamping:`, `springDuration:bounce:`.
extension SwiftSource {
  private static let timingLabels = [
    "withDuration", "springDuration", "bounce", "usingSpringWithDamping", "initialSpringVelocity", "delay",
  ]

  func swappingView(
    _ call: AnimatingCall, to timing: SourceTiming, duration: Double?
  ) throws(UserFacingError) -> [SourceEdit] {
    let head = call.arguments.prefix { Self.timingLabels.contains($0.label ?? "") }
    let (length, edits) = try self.duration(of: call, timing.isPerceptual ? nil : duration, in: head)
    let delay = head.first { $0.label == "delay" }?.text
    var list: [(label: String, text: String)]
    var options: [SourceEdit] = []
    switch timing {
    case .curve(let curve):
      list = [("withDuration", length)]
      let needsOptions = call.argument("options") != nil || curve != .easeInOut
      if let delay = delay ?? (needsOptions ? "0" : nil) { list.append(("delay", delay)) }
      if call.argument("options") != nil {
        options = try naming(curve, in: call)
      } else if needsOptions {
        list.append(("options", "." + curve.optionName))
      }
    case .fittedSpring(let ratio, let velocity):
      list = [
        ("withDuration", length), ("delay", delay ?? "0"),
        ("usingSpringWithDamping", try TimingValue.text(ratio)),
        ("initialSpringVelocity", try number(velocity, for: call)),
      ]
    case .perceptualSpring(let duration, let bounce, let velocity):
      list = [
        ("springDuration", try TimingValue.text(duration)), ("bounce", try TimingValue.text(bounce)),
      ]
      let isGiven = head.contains { $0.label == "initialSpringVelocity" }
      if velocity != .rest || isGiven { list.append(("initialSpringVelocity", try number(velocity, for: call))) }
      if let delay { list.append(("delay", delay)) }
    case .cubic:
      throw refusal(call, "takes no control points, as a UIViewPropertyAnimator does")
    case .physicalSpring:
      throw refusal(call, "takes no mass, stiffness and damping, as UISpringTimingParameters do")
    }
    return [try replacing(Array(head), of: call, by: list)] + options + edits
  }

  /// The text of the duration in the new call, and the edits that change it elsewhere.
  private func duration(
    of call: AnimatingCall, _ duration: Double?, in head: ArraySlice<AnimatingCall.Argument>
  ) throws(UserFacingError) -> (String, [SourceEdit]) {
    guard let written = head.first(where: { ["withDuration", "springDuration"].contains($0.label) }) else {
      // UIKit's default.
      return (try TimingValue.text(duration ?? 0.5), [])
    }
    guard let duration else { return (written.text, []) }
    if number(written.tokens) != nil { return (try TimingValue.text(duration), []) }
    let edits = try setting(.duration, of: call, to: .number(duration))
    guard edits.allSatisfy({ !$0.range.overlaps(written.range) }) else {
      throw refusal(call, "has a duration with more than a number in it")
    }
    return (written.text, edits)
  }

  private func number(_ velocity: SourceVelocity, for call: AnimatingCall) throws(UserFacingError) -> String {
    switch velocity {
    case .rest: return "0"
    case .uniform(let number): return try TimingValue.text(number)
    case .vector: throw refusal(call, "takes one number as its velocity, no vector")
    }
  }

  /// The arguments that a call begins with, written anew with the separators that they had.
  func replacing(
    _ head: [AnimatingCall.Argument], of call: AnimatingCall, by list: [(label: String, text: String)]
  ) throws(UserFacingError) -> SourceEdit {
    guard let first = head.first, let last = head.last else {
      let text = list.map { "\($0.label): \($0.text)" }.joined(separator: ", ")
      guard let open = call.parentheses else {
        let end = tokens[call.nameToken].range.upperBound
        return SourceEdit(range: end..<end, text: "(\(text))")
      }
      let start = tokens[open.lowerBound].range.upperBound
      return SourceEdit(range: start..<start, text: call.arguments.isEmpty ? text : text + ", ")
    }
    let range = start(of: first)..<last.range.upperBound
    if hasComment(range, outside: head.map(\.range)) { throw refusal(call, "has a comment among its arguments") }
    var separators: [String] = []
    for (before, after) in zip(head, head.dropFirst()) {
      separators.append(text(before.range.upperBound..<start(of: after)))
    }
    let separator = separators.first.flatMap { first in separators.allSatisfy { $0 == first } ? first : nil } ?? ", "
    let text = list.map { "\($0.label): \($0.text)" }.joined(separator: separator)
    return SourceEdit(range: range, text: text)
  }

  /// Where an argument begins, with its label.
  private func start(of argument: AnimatingCall.Argument) -> Int {
    let first = argument.tokens.lowerBound
    return tokens[argument.label == nil ? first : first - 2].range.lowerBound
  }
}
