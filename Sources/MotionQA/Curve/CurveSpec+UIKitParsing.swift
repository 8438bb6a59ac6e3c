import InterludeUI

/// UIKit's and Core Animation's timing, as it is written where it is used.
nonisolated extension CurveSpec {
  static let timingNames = [
    "UISpringTimingParameters", "UICubicTimingParameters", "CAMediaTimingFunction", "CASpringAnimation",
    "UIViewPropertyAnimator", "UIView.animate",
  ]

  /// Nil for what is none of it. What has no duration of its own lasts a second, unless `duration:` says otherwise.
  static func timing(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec? {
    switch call.baseName {
    case "UISpringTimingParameters": try springParameters(call)
    case "UICubicTimingParameters": try cubicParameters(call)
    case "CAMediaTimingFunction": try timingFunction(call)
    case "CASpringAnimation": try springAnimation(call)
    case "UIViewPropertyAnimator": try propertyAnimator(call)
    case "animate" where call.name.text == "UIView.animate": try animate(call)
    default: nil
    }
  }

  private static func springParameters(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec {
    var reader = try SpecReader(
      call, labels: ["dampingRatio", "mass", "stiffness", "damping", "bounce", "duration", "initialVelocity"],
      usage: "UISpringTimingParameters(dampingRatio: 0.4, initialVelocity: CGVector(dx: 1, dy: 0)), "
        + "UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero) or "
        + "UISpringTimingParameters(duration: 0.5, bounce: 0.2)")
    let velocity = try reader.velocity("initialVelocity")
    let result: CurveSpec
    if reader.has("dampingRatio") {
      let ratio = try reader.required("dampingRatio", in: Spring.dampingRatios)
      result = fitted(ratio, duration: try reader.duration(), velocity)
    } else if reader.has("mass") || reader.has("stiffness") || reader.has("damping") {
      for label in ["mass", "stiffness", "damping"] where !reader.has(label) {
        throw reader.error(at: call.end, "\"\(label):\" is missing")
      }
      result = try physics(&reader, velocity)
    } else if reader.has("duration") || reader.has("bounce") {
      let bounce = try reader.number("bounce", in: Spring.bounces) ?? 0
      result = try perceptual(&reader, bounce: bounce, velocity, overdamping: .coreAnimation)
    } else {
      // The system's own.
      result = .spring(Spring.system.withInitialVelocity(velocity), .physics)
    }
    try reader.finish()
    return result
  }

  private static func cubicParameters(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec {
    var reader = try SpecReader(
      call, labels: ["animationCurve", "controlPoint1", "controlPoint2", "duration"],
      usage: "UICubicTimingParameters(animationCurve: .easeIn) or UICubicTimingParameters("
        + "controlPoint1: CGPoint(x: 0.42, y: 0), controlPoint2: CGPoint(x: 1, y: 1))")
    let result = try cubic(&reader, curve: "animationCurve") ?? .default
    let duration = try reader.duration()
    try reader.finish()
    return .bezier(TimedCurve(result, duration: duration))
  }

  /// A curve by its name or by its control points, in the unit square; nil when neither is there.
  private static func cubic(_ reader: inout SpecReader, curve label: String) throws(CurveSpecError) -> CubicBezier? {
    if let name = reader.value(label) {
      guard let bezier = easing(name.words[0].memberName) else {
        throw reader.error(at: name.words[0].offset, "there is no curve \"\(name.words[0].text)\"")
      }
      return bezier
    }
    guard reader.has("controlPoint1") || reader.has("controlPoint2") else { return nil }
    let (first, second) = (try reader.point("controlPoint1"), try reader.point("controlPoint2"))
    return CubicBezier(first.x, first.y, second.x, second.y)
  }

  private static func timingFunction(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec {
    var reader = try SpecReader(
      call, labels: ["name", "controlPoints", "duration"],
      usage: "CAMediaTimingFunction(name: .easeInEaseOut) or CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1)")
    let duration = try reader.duration()
    let bezier: CubicBezier
    if let name = reader.value("name") {
      let text = name.words[0].memberName.replacing("kCAMediaTimingFunction", with: "").replacing("\"", with: "")
      guard let named = easing(text.prefix(1).lowercased() + text.dropFirst()) else {
        throw reader.error(at: name.words[0].offset, "there is no function \"\(name.words[0].text)\"")
      }
      bezier = named
    } else {
      bezier = CubicBezier(
        try reader.required("controlPoints", in: 0...1), try reader.nextNumber("first y"),
        try reader.nextNumber("second x", in: 0...1), try reader.nextNumber("second y"))
    }
    try reader.finish()
    return .bezier(TimedCurve(bezier, duration: duration))
  }

  private static func springAnimation(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec {
    var reader = try SpecReader(
      call, labels: ["perceptualDuration", "bounce"], usage: "CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)")
    let bounce = try reader.required("bounce", in: Spring.bounces)
    let duration = try reader.required("perceptualDuration", in: Spring.responses)
    try reader.finish()
    return perceptual(duration, bounce: bounce, 0, overdamping: .coreAnimation)
  }

  private static func propertyAnimator(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec {
    var reader = try SpecReader(
      call, labels: ["duration", "dampingRatio", "curve", "controlPoint1", "controlPoint2"],
      usage: "UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8), UIViewPropertyAnimator(duration: 0.5, "
        + "curve: .easeIn) or UIViewPropertyAnimator(duration: 0.5, controlPoint1: CGPoint(x: 0.42, y: 0), "
        + "controlPoint2: CGPoint(x: 1, y: 1))")
    let duration = try reader.required("duration", in: SpecReader.durations)
    let result: CurveSpec
    if let bezier = try cubic(&reader, curve: "curve") {
      result = .bezier(TimedCurve(bezier, duration: duration))
    } else {
      result = fitted(try reader.required("dampingRatio", in: Spring.dampingRatios), duration: duration, 0)
    }
    try reader.finish()
    return result
  }

  private static func animate(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec {
    var reader = try SpecReader(
      call,
      labels: [
        "withDuration", "delay", "usingSpringWithDamping", "initialSpringVelocity", "springDuration", "bounce",
        "options", "animations", "completion",
      ],
      usage: "UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0) or "
        + "UIView.animate(springDuration: 0.5, bounce: 0.2)")
    // It says when the curve begins, not how it goes.
    _ = try reader.number("delay")
    let velocity = try reader.velocity("initialSpringVelocity")
    for label in ["animations", "completion"] { _ = reader.value(label) }
    // A spring has no use for them.
    let options = reader.value("options")?.words.compactMap { option($0.memberName) }
    let result: CurveSpec
    if reader.has("springDuration") || reader.has("bounce") {
      let bounce = try reader.number("bounce", in: Spring.bounces) ?? 0
      result = try perceptual(
        &reader, duration: "springDuration", bounce: bounce, velocity, overdamping: .coreAnimation)
    } else if reader.has("usingSpringWithDamping") {
      let ratio = try reader.required("usingSpringWithDamping", in: Spring.dampingRatios)
      result = fitted(ratio, duration: try reader.required("withDuration", in: 0...1000), velocity)
    } else {
      // UIKit's own easing.
      let duration = try reader.required("withDuration", in: SpecReader.durations)
      result = .bezier(TimedCurve(options?.first ?? .easeInEaseOut, duration: duration))
    }
    try reader.finish()
    return result
  }

  /// The curve of an animation option's name: `curveEaseOut`; nil for none.
  static func option(_ name: String) -> CubicBezier? {
    guard name.hasPrefix("curve") else { return nil }
    return easing(name.dropFirst(5).prefix(1).lowercased() + name.dropFirst(6))
  }
}
