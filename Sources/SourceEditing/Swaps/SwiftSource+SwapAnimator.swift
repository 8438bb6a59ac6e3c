import FileSystem

/// `UIViewPropertyAnimator` in its four forms, and the timing parameters of the last of them.
extension SwiftSource {
  func swappingAnimator(
    _ call: AnimatingCall, to timing: SourceTiming
  ) throws(UserFacingError) -> [SourceEdit] {
    if let parameters = call.argument("timingParameters") {
      let trail = try timingCall(parameters.tokens)
      if !trail.declarations.isEmpty { return [try replacing(trail, by: timing, of: call)] }
    }
    let labels = ["curve", "controlPoint1", "controlPoint2", "dampingRatio", "timingParameters"]
    let old = call.arguments.filter { labels.contains($0.label ?? "") }
    guard !old.isEmpty else { throw refusal(call, "is made without a timing") }
    return [try replacing(old, of: call, by: try arguments(for: timing, of: call))]
  }

  /// The constant that holds the parameters gets others.
  private func replacing(
    _ trail: Trail, by timing: SourceTiming, of call: AnimatingCall
  ) throws(UserFacingError) -> SourceEdit {
    let text = try parameters(timing, of: call)
    let type = text.hasPrefix("UISpring") ? "UICubicTimingParameters" : "UISpringTimingParameters"
    if let fixed = trail.declarations.first(where: { $0.type.contains { tokens[$0].isIdentifier(type) } }) {
      throw refusal(call, "takes its timing from `\(fixed.name)`, which is declared as \(type)")
    }
    let isFunction = trail.declarations.contains { $0.kind == .function }
    if isFunction { throw refusal(call, "takes its timing from a function") }
    return SourceEdit(range: bytes(of: trail.tokens), text: text, note: literal(at: trail).note)
  }

  private func arguments(
    for timing: SourceTiming, of call: AnimatingCall
  ) throws(UserFacingError) -> [(label: String, text: String)] {
    switch timing {
    case .curve(let curve): return [("curve", "." + curve.curveName)]
    case .cubic(let x1, let y1, let x2, let y2):
      return [("controlPoint1", try point(x1, y1)), ("controlPoint2", try point(x2, y2))]
    case .fittedSpring(let ratio, .rest): return [("dampingRatio", try TimingValue.text(ratio))]
    default: return [("timingParameters", try parameters(timing, of: call))]
    }
  }

  private func parameters(_ timing: SourceTiming, of call: AnimatingCall) throws(UserFacingError) -> String {
    switch timing {
    case .curve(let curve): return "UICubicTimingParameters(animationCurve: .\(curve.curveName))"
    case .cubic(let x1, let y1, let x2, let y2):
      return "UICubicTimingParameters(controlPoint1: \(try point(x1, y1)), controlPoint2: \(try point(x2, y2)))"
    case .fittedSpring(let ratio, let velocity):
      let end = velocity == .rest ? "" : ", initialVelocity: \(try vector(velocity, for: call))"
      return "UISpringTimingParameters(dampingRatio: \(try TimingValue.text(ratio))\(end))"
    case .perceptualSpring(let duration, let bounce, let velocity):
      let end = velocity == .rest ? "" : ", initialVelocity: \(try vector(velocity, for: call))"
      let values = try numbers([duration, bounce])
      return "UISpringTimingParameters(duration: \(values[0]), bounce: \(values[1])\(end))"
    case .physicalSpring(let mass, let stiffness, let damping, let velocity):
      let values = try numbers([mass, stiffness, damping])
      return "UISpringTimingParameters(mass: \(values[0]), stiffness: \(values[1]), damping: \(values[2]), "
        + "initialVelocity: \(try vector(velocity, for: call)))"
    }
  }

  private func vector(_ velocity: SourceVelocity, for call: AnimatingCall) throws(UserFacingError) -> String {
    switch velocity {
    case .rest: return ".zero"
    case .vector(let dx, let dy):
      return "CGVector(dx: \(try TimingValue.text(dx)), dy: \(try TimingValue.text(dy)))"
    case .uniform: throw refusal(call, "takes a vector as its velocity, not one number")
    }
  }

  private func point(_ x: Double, _ y: Double) throws(UserFacingError) -> String {
    "CGPoint(x: \(try TimingValue.text(x)), y: \(try TimingValue.text(y)))"
  }
}
