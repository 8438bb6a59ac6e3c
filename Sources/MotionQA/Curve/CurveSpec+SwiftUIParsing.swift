import InterludeUI

/// SwiftUI's animations. Names and defaults are those of Apple's documentation of `Animation`, iOS 17.
nonisolated extension CurveSpec {
  static let animationNames = ["interactiveSpring", "interpolatingSpring", "smooth", "snappy", "bouncy", "timingCurve"]

  /// Seconds: what an easing animation takes that is not told how long.
  private static let easingDuration = 0.35

  /// Nil for what is none of them. A spring or an easing is one where it is written so: `.spring()`, `.easeInOut`.
  static func animation(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec? {
    switch call.baseName {
    case "smooth": return try preset(call, bounce: 0)
    case "snappy": return try preset(call, bounce: 0.15)
    case "bouncy": return try preset(call, bounce: 0.3)
    case "interactiveSpring": return try interactiveSpring(call)
    case "interpolatingSpring": return try interpolatingSpring(call)
    case "timingCurve":
      return try bezier(call, usage: "timingCurve(0.42, 0, 1, 1, duration: 0.35), x in 0…1", duration: easingDuration)
    case "spring" where call.isAnimation: return try lastingSpring(call)
    case "withAnimation", "animation": return try animated(call)
    case "default" where call.isAnimation:
      throw CurveSpecError(
        call.text, at: call.name.offset,
        "SwiftUI's default is another from version to version; name the curve, such as .smooth or .easeInOut.")
    default:
      guard call.isAnimation, let bezier = easing(call.baseName) else { return nil }
      return try easing(bezier, call, duration: easingDuration)
    }
  }

  /// A call that is given an animation: `withAnimation(.snappy) {`, `.animation(.easeInOut(duration: 0.2), value: isOpen)`.
  private static func animated(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec {
    var reader = try SpecReader(call, labels: ["value"], usage: "\(call.name.text)(.easeInOut(duration: 0.2))")
    _ = reader.value("value")
    guard let value = reader.next() else { throw reader.error(at: call.end, "the animation is missing") }
    let result = try curve(value.call ?? SpecCall(name: value.words[0], in: call))
    try reader.finish()
    return result
  }

  private static func preset(_ call: SpecCall, bounce: Double) throws(CurveSpecError) -> CurveSpec {
    let name = call.name.text
    var reader = try SpecReader(
      call, labels: ["duration", "extraBounce"], usage: "\(name) or \(name)(duration: 0.5, extraBounce: 0.1)")
    let result = try lively(&reader, duration: 0.5, bounce: bounce)
    try reader.finish()
    return result
  }

  /// A spring by its duration and by what it bounces beyond its kind.
  private static func lively(
    _ reader: inout SpecReader, duration standard: Double, bounce: Double
  ) throws(CurveSpecError) -> CurveSpec {
    let duration = try reader.number("duration", in: Spring.responses) ?? standard
    let extra =
      try reader.number("extraBounce", in: (Spring.bounces.lowerBound - bounce)...(Spring.bounces.upperBound - bounce))
      ?? 0
    // Tenths and hundredths are not exact, and their sum is to be read.
    return perceptual(duration, bounce: ((bounce + extra) * 1e12).rounded() / 1e12, 0)
  }

  /// Without anything, a spring that comes to rest in half a second and does not bounce.
  private static func lastingSpring(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec {
    var reader = try SpecReader(
      call, labels: ["response", "dampingFraction", "duration", "bounce", "blendDuration"],
      usage: ".spring(response: 0.5, dampingFraction: 0.825), .spring(duration: 0.5, bounce: 0.2) or .spring(.snappy)")
    _ = try reader.number("blendDuration")
    let result: CurveSpec
    if let value = reader.next() {
      result = try curve(value.call ?? SpecCall(name: value.words[0], in: call))
    } else if reader.has("response") || reader.has("dampingFraction") {
      result = response(
        try reader.number("dampingFraction", in: Spring.dampingRatios) ?? 0.825,
        try reader.number("response", in: Spring.responses) ?? 0.5, 0)
    } else {
      result = try perceptual(&reader, bounce: try reader.number("bounce", in: Spring.bounces) ?? 0, 0)
    }
    try reader.finish()
    return result
  }

  private static func interactiveSpring(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec {
    let name = call.name.text
    var reader = try SpecReader(
      call, labels: ["response", "dampingFraction", "duration", "extraBounce", "blendDuration"],
      usage: "\(name)(response: 0.15, dampingFraction: 0.86) or \(name)(duration: 0.15, extraBounce: 0)")
    _ = try reader.number("blendDuration")
    let result: CurveSpec
    if reader.has("response") || reader.has("dampingFraction") {
      result = response(
        try reader.number("dampingFraction", in: Spring.dampingRatios) ?? 0.86,
        try reader.number("response", in: Spring.responses) ?? 0.15, 0)
    } else {
      // The bounce is that of the function's body in SwiftUI's interface.
      result = try lively(&reader, duration: 0.15, bounce: 0.15)
    }
    try reader.finish()
    return result
  }

  private static func interpolatingSpring(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec {
    let name = call.name.text
    var reader = try SpecReader(
      call, labels: ["mass", "stiffness", "damping", "duration", "bounce", "initialVelocity"],
      usage: "\(name)(mass: 1, stiffness: 100, damping: 10) or \(name)(duration: 0.5, bounce: 0.2)")
    let velocity = try reader.velocity("initialVelocity")
    let result: CurveSpec
    if let value = reader.next() {
      guard case .spring(let spring, let form) = try curve(value.call ?? SpecCall(name: value.words[0], in: call))
      else {
        throw reader.error(at: value.offset, "\(value.words[0].text) is no spring")
      }
      result = .spring(spring.withInitialVelocity(velocity), form)
    } else if reader.has("mass") || reader.has("stiffness") || reader.has("damping") {
      for label in ["stiffness", "damping"] where !reader.has(label) {
        throw reader.error(at: call.end, "\"\(label):\" is missing")
      }
      result = try physics(&reader, velocity)
    } else {
      result = try perceptual(&reader, bounce: try reader.number("bounce", in: Spring.bounces) ?? 0, velocity)
    }
    try reader.finish()
    return result
  }
}
