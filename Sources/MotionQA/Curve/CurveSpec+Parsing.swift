import Foundation
import InterludeUI

nonisolated extension CurveSpec {
  /// Parses a spelling; the error quotes it, points at the place and shows the right one.
  ///
  /// - Parameters:
  ///   - text: As UIKit, SwiftUI, CSS or these pages spell a curve, or its numbers alone.
  ///   - duration: How long a curve lasts, in seconds, whose spelling does not say it and whose kind has no duration of its own, such
  ///     as a Bézier; nil for a second.
  public init(_ text: String, usualDuration duration: Double? = nil) throws(CurveSpecError) {
    if let shorthand = CSSShorthand(text) {
      self = try Self.curve(try SpecCall(shorthand.easing, usualDuration: shorthand.duration ?? duration))
    } else {
      self = try Self.curve(try SpecCall(text, usualDuration: duration))
    }
  }

  /// What a person may write.
  public static let examples =
    "spring(dampingRatio: 0.4, duration: 1), bounce(0.3, duration: 0.5), bezier(0.42, 0, 1, 1), easeInOut, steps(4, jump-end)"

  /// As UIKit, SwiftUI, CSS or these pages spell it.
  static func curve(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec {
    if let spec = try animation(call) { return spec }
    if let spec = try timing(call) { return spec }
    if let spec = try style(call) { return spec }
    if let spec = try material(call) { return spec }
    switch call.baseName {
    case "spring", "Spring": return try spring(call)
    case "bounce": return try bounce(call)
    case "bezier": return try bezier(call)
    case "decay": return try decay(call)
    case "approach": return try approach(call)
    case "origami": return try origami(call)
    default: return try named(call)
    }
  }

  private static func spring(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec {
    try checkOrigami(call)
    var reader = try SpecReader(
      call,
      labels: [
        "dampingRatio", "dampingFraction", "duration", "response", "bounce", "mass", "stiffness", "damping",
        "allowsOverdamping", "allowOverDamping", "initialVelocity", "blendDuration", "type",
      ],
      usage: "spring(dampingRatio: 0.4, duration: 1), spring(dampingRatio: 0.8, response: 0.5), "
        + "spring(mass: 1, stiffness: 100, damping: 10) or spring(duration: 0.5, bounce: 0.3)")
    try checkDamping(reader)
    // Framer Motion's objects name the kind of animation.
    if let type = reader.value("type"), type.words[0].text.trimmingCharacters(in: ["\"", "'"]) != "spring" {
      throw reader.error(at: type.words[0].offset, "\(type.words[0].text) is no spring")
    }
    let velocity = try reader.velocity("initialVelocity")
    // It matters where one animation takes over from another, and this is one alone.
    _ = try reader.number("blendDuration")
    let result: CurveSpec
    if reader.has("stiffness"), reader.has("dampingRatio") {
      result = try composed(&reader, velocity)
    } else if reader.has("mass") || reader.has("stiffness") || reader.has("damping") {
      result = try physics(&reader, velocity)
    } else if reader.has("bounce") {
      let bounce = try reader.required("bounce", in: Spring.bounces)
      result = try perceptual(&reader, bounce: bounce, velocity, overdamping: overdamping(&reader) ?? .physical)
    } else {
      let label = reader.has("dampingFraction") ? "dampingFraction" : "dampingRatio"
      let ratio = try reader.required(label, in: Spring.dampingRatios)
      if let response = try reader.number("response", in: Spring.responses) {
        result = self.response(ratio, response, velocity)
      } else {
        result = fitted(ratio, duration: try reader.requiredDuration(in: 0...1000), velocity)
      }
    }
    try reader.finish()
    return result
  }

  /// A small damping without mass and stiffness is a spring that swings for ages, and nearly always the other number.
  private static func checkDamping(_ reader: SpecReader) throws(CurveSpecError) {
    guard let argument = reader.argument("damping"), !reader.has("mass"), !reader.has("stiffness") else { return }
    let word = argument.words[0].text
    let isRatio = Double(word).map { $0 > 0 && $0 <= 1 } ?? false
    guard isRatio || reader.has("response") || reader.has("duration") else { return }
    let swing = Double(word).map { Spring(damping: $0).settlingTime } ?? .infinity
    let ages = isRatio && swing < 1000 ? ", which swings for \(Seconds.text(swing))" : ""
    throw reader.error(
      at: argument.offset,
      "damping: \(word) is the braking force of mass 1 and stiffness 100\(ages); did you mean \"dampingRatio: \(word)\"?"
    )
  }

  static func physics(_ reader: inout SpecReader, _ velocity: Double) throws(CurveSpecError) -> CurveSpec {
    let magnitudes = 1e-9...1e12
    let spring = Spring(
      mass: try reader.number("mass", in: magnitudes) ?? 1,
      stiffness: try reader.number("stiffness", in: magnitudes) ?? 100,
      damping: try reader.number("damping", in: 0...1e12) ?? 10, initialVelocity: velocity,
      overdamping: try overdamping(&reader) ?? .clamped)
    return .spring(spring, .physics)
  }

  /// By its name, SwiftUI's option or Core Animation's; nil for neither, which is as good as false.
  private static func overdamping(_ reader: inout SpecReader) throws(CurveSpecError) -> Spring.Overdamping? {
    let (swiftUI, coreAnimation) = (try reader.flag("allowOverDamping"), try reader.flag("allowsOverdamping"))
    return coreAnimation ? .coreAnimation : swiftUI ? .physical : nil
  }

  static func response(_ ratio: Double, _ response: Double, _ velocity: Double) -> CurveSpec {
    .spring(
      Spring(dampingRatio: ratio, response: response, initialVelocity: velocity),
      .response(dampingRatio: ratio, response: response))
  }

  /// As UIKit fits a spring to a duration.
  static func fitted(_ ratio: Double, duration: Double, _ velocity: Double) -> CurveSpec {
    .spring(
      Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity),
      .animation(dampingRatio: ratio, duration: duration))
  }

  private static func bounce(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec {
    var reader = try SpecReader(
      call, labels: ["duration", "initialVelocity", "allowsOverdamping"],
      usage: "bounce(0.3, duration: 0.5), or as UIKit's bounce(-0.2, duration: 0.5, allowsOverdamping: true)")
    let velocity = try reader.velocity("initialVelocity")
    let bounce = try reader.nextNumber("bounce", in: Spring.bounces)
    let result = try perceptual(&reader, bounce: bounce, velocity, overdamping: overdamping(&reader) ?? .physical)
    try reader.finish()
    return result
  }

  /// UIKit's and SwiftUI's default duration is half a second.
  static func perceptual(
    _ reader: inout SpecReader, duration label: String = "duration", bounce: Double, _ velocity: Double,
    overdamping: Spring.Overdamping = .physical
  ) throws(CurveSpecError) -> CurveSpec {
    perceptual(
      try reader.number(label, in: Spring.responses) ?? 0.5, bounce: bounce, velocity, overdamping: overdamping)
  }

  /// A spring that is not overdamped is the same for SwiftUI and for UIKit.
  static func perceptual(
    _ duration: Double, bounce: Double, _ velocity: Double, overdamping: Spring.Overdamping = .physical
  ) -> CurveSpec {
    .spring(
      Spring(
        duration: duration, bounce: bounce, initialVelocity: velocity, overdamping: bounce < 0 ? overdamping : .physical
      ),
      .perceptual(duration: duration, bounce: bounce))
  }

  private static func bezier(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec {
    try bezier(
      call, usage: "bezier(0.42, 0, 1, 1), x in 0…1, or bezier(0.42, 0, 1, 1, duration: 0.5)", duration: 1)
  }

  /// Four numbers, and a duration.
  static func bezier(
    _ call: SpecCall, usage: String, duration standard: Double
  ) throws(CurveSpecError) -> CurveSpec {
    var reader = try SpecReader(call, labels: ["duration"], usage: usage)
    let duration = try reader.duration(otherwise: standard)
    let bezier = CubicBezier(
      try reader.nextNumber("first x", in: 0...1), try reader.nextNumber("first y"),
      try reader.nextNumber("second x", in: 0...1), try reader.nextNumber("second y"))
    try reader.finish()
    return .bezier(TimedCurve(bezier, duration: duration))
  }

  private static func named(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec {
    guard let bezier = easing(call.baseName) ?? option(call.baseName) else {
      try checkLibraryName(call)
      let question = Suggestion.question(for: call.baseName, among: names)
      let reason = call.name.text == call.text ? "nothing has this name" : "there is no curve \"\(call.name.text)\""
      throw CurveSpecError(call.text, at: call.name.offset, "\(reason).\(question) Write such as \(examples).")
    }
    return try easing(bezier, call, duration: 1)
  }

  /// A curve of a name, with nothing to say but a duration.
  static func easing(
    _ bezier: CubicBezier, _ call: SpecCall, duration standard: Double
  ) throws(CurveSpecError) -> CurveSpec {
    var reader = try SpecReader(
      call, labels: ["duration"], usage: "\(call.name.text) or \(call.name.text)(duration: 0.35)")
    let duration = try reader.duration(otherwise: standard)
    try reader.finish()
    return .bezier(TimedCurve(bezier, duration: duration))
  }

  /// The cubic curve of a name, as UIKit, Core Animation or CSS has it; nil for none.
  static func easing(_ name: String) -> CubicBezier? {
    switch name {
    case "linear": .linear
    case "easeIn", "ease-in": .easeIn
    case "easeOut", "ease-out": .easeOut
    case "easeInOut", "easeInEaseOut", "ease-in-out": .easeInEaseOut
    case "default", "ease": .default
    default: nil
    }
  }

  private static let names =
    [
      "spring", "bounce", "bezier", "cubic-bezier", "linear", "easeIn", "easeOut", "easeInOut", "ease", "steps",
      "decay", "approach", "origami",
      "default",
    ] + animationNames + timingNames

  private static func decay(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec {
    var reader = try SpecReader(
      call, labels: ["velocity", "rate"], usage: "decay(velocity: 1000) or decay(velocity: 1000, rate: 0.99)")
    let velocity = try reader.required("velocity", in: -1e6...1e6)
    let rate = try reader.number("rate", in: 0.001...0.999999) ?? Decay.normalRate
    try reader.finish()
    let decay = Decay(initialVelocity: velocity, rate: rate)
    guard decay.settlingTime > 0 else {
      throw reader.error(
        at: call.end,
        "a glide ends at \(decay.stoppingSpeed.shortest) points per second and cannot begin with less")
    }
    return .decay(decay)
  }

  private static func approach(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec {
    var reader = try SpecReader(call, labels: ["timeConstant"], usage: "approach(timeConstant: 0.061)")
    let constant = try reader.required("timeConstant", in: 0.0001...1000)
    try reader.finish()
    return .approach(ExponentialApproach(timeConstant: constant))
  }
}
