import InterludeUI

/// Android's curves, as Jetpack Compose, Android's views and Flutter write them. Names and numbers are those of the documentation
/// of `androidx.compose.animation.core` and of Material 3's easing tokens.
nonisolated extension CurveSpec {
  /// Nil if the call is none of them.
  static func material(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec? {
    switch call.baseName {
    case "CubicBezierEasing", "PathInterpolator", "Cubic":
      return try bezier(call, usage: "\(call.name.text)(0.4, 0, 0.2, 1), x in 0…1", duration: 1)
    case "tween": return try tween(call)
    default:
      guard let bezier = materialEasing(call.baseName) else { return nil }
      return try easing(bezier, call, duration: 1)
    }
  }

  private static func materialEasing(_ name: String) -> CubicBezier? {
    switch name {
    case "FastOutSlowInEasing", "FastOutSlowInInterpolator", "fastOutSlowIn": CubicBezier(0.4, 0, 0.2, 1)
    case "LinearOutSlowInEasing", "LinearOutSlowInInterpolator": CubicBezier(0, 0, 0.2, 1)
    case "FastOutLinearInEasing", "FastOutLinearInInterpolator": CubicBezier(0.4, 0, 1, 1)
    case "LinearEasing": .linear
    default: nil
    }
  }

  /// Compose's `tween(durationMillis = 300, easing = FastOutSlowInEasing)`; these are its defaults, too.
  private static func tween(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec {
    var reader = try SpecReader(
      call, labels: ["durationMillis", "delayMillis", "easing"],
      usage: "tween(durationMillis = 300, easing = FastOutSlowInEasing)")
    let milliseconds = try reader.number("durationMillis", in: 1...3_600_000) ?? 300
    // It says when the curve begins, not how it goes.
    _ = try reader.number("delayMillis")
    var bezier = CubicBezier(0.4, 0, 0.2, 1)
    if let easing = reader.value("easing") {
      let inner = try curve(easing.call ?? SpecCall(name: easing.words[0], in: call))
      guard case .bezier(let curve) = inner else {
        throw reader.error(at: easing.words[0].offset, "\(easing.words[0].text) is no easing")
      }
      bezier = curve.function
    }
    try reader.finish()
    return .bezier(TimedCurve(bezier, duration: milliseconds / 1000))
  }

  /// Compose's `spring(dampingRatio = 0.8f, stiffness = 380f)`, whose mass is 1.
  static func composed(_ reader: inout SpecReader, _ velocity: Double) throws(CurveSpecError) -> CurveSpec {
    let ratio = try reader.required("dampingRatio", in: Spring.dampingRatios)
    let stiffness = try reader.required("stiffness", in: 1e-9...1e12)
    return response(ratio, 2 * .pi / stiffness.squareRoot(), velocity)
  }

  /// Throws for a name such as `easeOutCubic`, whose numbers differ from library to library.
  static func checkLibraryName(_ call: SpecCall) throws(CurveSpecError) {
    let kinds = ["Sine", "Quad", "Cubic", "Quart", "Quint", "Expo", "Circ", "Back", "Elastic", "Bounce"]
    let names = ["easeIn", "easeOut", "easeInOut"].flatMap { way in kinds.map { way + $0 } }
    guard names.contains(call.baseName) else { return }
    throw CurveSpecError(
      call.text, at: call.name.offset,
      "\(call.baseName) is not the same in every library, and some are no Bézier; write its numbers, such as "
        + "cubic-bezier(0.33, 1, 0.68, 1), or linear(0, 0.5 20%, 1).")
  }
}
