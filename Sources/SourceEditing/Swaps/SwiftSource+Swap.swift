import FileSystem

extension SwiftSource {
  /// The edits that give a call another kind of timing. Other arguments and the closures stay as they are.
  ///
  /// Throws a sentence where the call cannot have that timing, or where its timing is computed.
  ///
  /// - Parameter duration: The call's new duration, in seconds, written where the present one is; nil keeps it. It does not
  ///   count for a perceptual spring of `UIView.animate`, which has its own.
  package func swapping(
    _ call: AnimatingCall, to timing: SourceTiming, duration: Double? = nil
  ) throws(UserFacingError) -> [SourceEdit] {
    var edits: [SourceEdit]
    switch call.kind {
    case .viewAnimation, .fittedSpring, .perceptualSpring:
      return try swappingView(call, to: timing, duration: duration)
    case .transition, .runningAnimator:
      guard case .curve(let curve) = timing else { throw refusal(call, "takes a named curve, and no other timing") }
      edits = try naming(curve, in: call)
    case .animator: edits = try swappingAnimator(call, to: timing)
    case .keyframes: throw refusal(call, "has its curves between keyframes")
    case .layerAnimation: edits = try swappingLayer(call, to: timing)
    }
    if let duration { edits += try setting(.duration, of: call, to: .number(duration)) }
    return edits
  }

  func refusal(_ call: AnimatingCall, _ reason: String) -> UserFacingError {
    UserFacingError("\(call.name) in \(name):\(call.line) \(reason): change it there yourself.")
  }

  /// Whether a comment stands between arguments, where it would be lost.
  func hasComment(_ range: Range<Int>, outside kept: [Range<Int>]) -> Bool {
    comments.contains { comment in
      range.overlaps(comment)
        && !kept.contains { $0.lowerBound <= comment.lowerBound && comment.upperBound <= $0.upperBound }
    }
  }

  /// A named curve among a call's options.
  func naming(_ curve: TimingCurve, in call: AnimatingCall) throws(UserFacingError) -> [SourceEdit] {
    let option = "." + curve.optionName
    guard let options = call.argument("options") else {
      guard curve != .easeInOut else { return [] }
      guard let last = call.arguments.last(where: { ["duration", "delay"].contains($0.label) }) else {
        throw refusal(call, "has no delay, behind which its options could stand")
      }
      return [SourceEdit(range: last.range.upperBound..<last.range.upperBound, text: ", options: \(option)")]
    }
    guard namedOptions(options) != nil else { throw refusal(call, "has options that are computed") }
    if let written = curveOption(options) {
      return [SourceEdit(range: bytes(of: written), text: option)]
    }
    if curve == .easeInOut { return [] }
    if options.text.hasPrefix("["), brackets.partner(of: options.tokens.lowerBound) == options.tokens.upperBound - 1 {
      let start = options.range.lowerBound + 1
      return [SourceEdit(range: start..<start, text: options.tokens.count == 2 ? option : option + ", ")]
    }
    return [SourceEdit(range: options.range, text: "[\(options.text), \(option)]")]
  }

  /// The curve of a `CAAnimation`, where it has a `CAMediaTimingFunction`.
  private func swappingLayer(
    _ call: AnimatingCall, to timing: SourceTiming
  ) throws(UserFacingError) -> [SourceEdit] {
    let text: String
    switch timing {
    case .curve(let curve): text = "CAMediaTimingFunction(name: .\(curve.functionName))"
    case .cubic(let x1, let y1, let x2, let y2):
      let points = try numbers([x1, y1, x2, y2]).joined(separator: ", ")
      text = "CAMediaTimingFunction(controlPoints: \(points))"
    default: throw refusal(call, "is of a class that follows from its timing")
    }
    let written = call.assignments.filter { $0.label == "timingFunction" }
    guard written.count == 1 else { throw refusal(call, "has no single timing function") }
    guard list(of: written[0].tokens, calling: ["CAMediaTimingFunction"]) != nil else {
      throw refusal(call, "has a timing function that is computed")
    }
    return [SourceEdit(range: written[0].range, text: text)]
  }

  func numbers(_ values: [Double]) throws(UserFacingError) -> [String] {
    var texts: [String] = []
    for value in values { texts.append(try TimingValue.text(value)) }
    return texts
  }
}
