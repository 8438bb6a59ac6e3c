import InterludeUI

nonisolated extension CurveSpec {
  /// Parses a spelling; the error quotes it, points at the place and shows the right one.
  public init(_ text: String) throws(CurveSpecError) {
    let call = try SpecCall(text)
    switch call.name.text {
    case "spring": self = try Self.spring(call)
    case "bounce": self = try Self.bounce(call)
    case "bezier", "cubic-bezier": self = try Self.bezier(call)
    case "linear" where call.arguments.contains(where: { $0.label == nil }): self = try Self.polyline(call)
    case "steps": self = try Self.steps(call)
    case "decay": self = try Self.decay(call)
    default: self = try Self.named(call)
    }
  }

  /// What a person may write.
  public static let examples =
    "spring(dampingRatio: 0.4, duration: 1), bounce(0.3, duration: 0.5), bezier(0.42, 0, 1, 1), easeInOut, steps(4, jump-end)"

  private static func spring(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec {
    var reader = try SpecReader(
      call,
      labels: [
        "dampingRatio", "duration", "response", "bounce", "mass", "stiffness", "damping", "allowsOverdamping",
        "initialVelocity",
      ],
      usage: "spring(dampingRatio: 0.4, duration: 1), spring(dampingRatio: 0.8, response: 0.5), "
        + "spring(mass: 1, stiffness: 100, damping: 10) or spring(duration: 0.5, bounce: 0.3)")
    let velocity = try reader.number("initialVelocity", in: -1e6...1e6) ?? 0
    let result: CurveSpec
    if reader.has("mass") || reader.has("stiffness") || reader.has("damping") {
      result = try physics(&reader, velocity)
    } else if reader.has("bounce") {
      result = try perceptual(&reader, bounce: reader.required("bounce", in: bounces), velocity)
    } else {
      let ratio = try reader.required("dampingRatio", in: 0...1000)
      if let response = try reader.number("response", in: 0.001...1000) {
        result = .spring(
          Spring(dampingRatio: ratio, response: response, initialVelocity: velocity),
          .response(dampingRatio: ratio, response: response))
      } else {
        let duration = try reader.required("duration", in: 0...1000)
        result = .spring(
          Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity),
          .animation(dampingRatio: ratio, duration: duration))
      }
    }
    try reader.finish()
    return result
  }

  private static func physics(_ reader: inout SpecReader, _ velocity: Double) throws(CurveSpecError) -> CurveSpec {
    let magnitudes = 1e-9...1e12
    let spring = Spring(
      mass: try reader.number("mass", in: magnitudes) ?? 1,
      stiffness: try reader.number("stiffness", in: magnitudes) ?? 100,
      damping: try reader.number("damping", in: 0...1e12) ?? 10, initialVelocity: velocity,
      allowsOverdamping: try reader.flag("allowsOverdamping"))
    return .spring(spring, .physics)
  }

  private static func bounce(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec {
    var reader = try SpecReader(call, labels: ["duration", "initialVelocity"], usage: "bounce(0.3, duration: 0.5)")
    let velocity = try reader.number("initialVelocity", in: -1e6...1e6) ?? 0
    let result = try perceptual(&reader, bounce: reader.nextNumber("bounce", in: bounces), velocity)
    try reader.finish()
    return result
  }

  /// UIKit's default duration is half a second.
  private static func perceptual(
    _ reader: inout SpecReader, bounce: Double, _ velocity: Double
  ) throws(CurveSpecError) -> CurveSpec {
    let duration = try reader.number("duration", in: 0.001...1000) ?? 0.5
    return .spring(
      Spring(duration: duration, bounce: bounce, initialVelocity: velocity),
      .perceptual(duration: duration, bounce: bounce))
  }

  private static let bounces = -0.999...1.0

  private static func bezier(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec {
    var reader = try SpecReader(
      call, labels: ["duration"], usage: "bezier(0.42, 0, 1, 1), x in 0…1, or bezier(0.42, 0, 1, 1, duration: 0.5)")
    let duration = try reader.duration()
    let bezier = CubicBezier(
      try reader.nextNumber("first x", in: 0...1), try reader.nextNumber("first y"),
      try reader.nextNumber("second x", in: 0...1), try reader.nextNumber("second y"))
    try reader.finish()
    return .bezier(TimedCurve(bezier, duration: duration))
  }

  private static func named(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec {
    let bezier: CubicBezier
    switch call.name.text {
    case "linear": bezier = .linear
    case "easeIn", "ease-in": bezier = .easeIn
    case "easeOut", "ease-out": bezier = .easeOut
    case "easeInOut", "easeInEaseOut", "ease-in-out": bezier = .easeInEaseOut
    case "default", "ease": bezier = .default
    default:
      throw CurveSpecError(
        call.text, at: call.name.offset, "there is no curve \"\(call.name.text)\"; write such as \(examples).")
    }
    var reader = try SpecReader(
      call, labels: ["duration"], usage: "\(call.name.text) or \(call.name.text)(duration: 0.35)")
    let duration = try reader.duration()
    try reader.finish()
    return .bezier(TimedCurve(bezier, duration: duration))
  }

  private static func steps(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec {
    var reader = try SpecReader(
      call, labels: ["duration"], usage: "steps(4, jump-end); the others are jump-start, jump-none and jump-both")
    let duration = try reader.duration()
    guard let number = reader.next() else { throw reader.error(at: call.text.count, "the number of steps is missing") }
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
    var last = 0.0
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
        let fraction = Double(percentage: number.text) ?? percentage / 100
        guard fraction >= last else {
          throw reader.error(at: input.offset, "\(input.text) is below the input before it")
        }
        stops.append((value, fraction))
        last = fraction
      }
    }
    try reader.finish()
    guard stops.count > 1 else { throw reader.error(at: call.text.count, "a second point is missing") }
    return .polyline(TimedCurve(PiecewiseLinear(stops), duration: duration))
  }

  private static func decay(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec {
    var reader = try SpecReader(
      call, labels: ["velocity", "rate"], usage: "decay(velocity: 1000) or decay(velocity: 1000, rate: 0.99)")
    let velocity = try reader.required("velocity", in: -1e6...1e6)
    let rate = try reader.number("rate", in: 0.001...0.999999) ?? Decay.normalRate
    try reader.finish()
    let decay = Decay(initialVelocity: velocity, rate: rate)
    guard decay.settlingTime > 0 else {
      throw reader.error(
        at: call.text.count,
        "a glide ends at \(decay.stoppingSpeed.shortest) points per second and cannot begin with less")
    }
    return .decay(decay)
  }
}

extension SpecCall.Word {
  nonisolated fileprivate var isPercentage: Bool { text.hasSuffix("%") }
}
