import InterludeUI

/// The spelling that parses back to the same curve.
nonisolated extension CurveSpec: CustomStringConvertible {
  public var description: String {
    switch self {
    case .spring(let spring, let form): Self.spelling(spring, form)
    case .bezier(let curve): Self.spelling(curve.function, Self.timing(curve.duration))
    case .steps(let curve):
      "steps(\(curve.function.count), \(curve.function.position.spelling)\(Self.timing(curve.duration)))"
    case .polyline(let curve):
      "linear(\(Self.stops(curve.function.points).joined(separator: ", "))\(Self.timing(curve.duration)))"
    case .decay(let decay): "decay(velocity: \(decay.initialVelocity.shortest), rate: \(decay.rate.shortest))"
    case .approach(let approach): "approach(timeConstant: \(approach.timeConstant.shortest))"
    }
  }

  private static func spelling(_ spring: Spring, _ form: SpringForm) -> String {
    let velocity = spring.initialVelocity == 0 ? "" : ", initialVelocity: \(spring.initialVelocity.shortest)"
    let core = spring.overdamping == .coreAnimation ? ", allowsOverdamping: true" : ""
    switch form {
    case .physics:
      let overdamping = spring.overdamping == .physical ? ", allowOverDamping: true" : core
      return "spring(mass: \(spring.mass.shortest), stiffness: \(spring.stiffness.shortest), "
        + "damping: \(spring.damping.shortest)\(velocity)\(overdamping))"
    case .response(let ratio, let response):
      return "spring(dampingRatio: \(ratio.shortest), response: \(response.shortest)\(velocity))"
    case .animation(let ratio, let duration):
      return "spring(dampingRatio: \(ratio.shortest), duration: \(duration.shortest)\(velocity))"
    case .perceptual(let duration, let bounce):
      return "bounce(\(bounce.shortest), duration: \(duration.shortest)\(velocity)\(core))"
    }
  }

  private static func spelling(_ bezier: CubicBezier, _ timing: String) -> String {
    let inner = timing.isEmpty ? "" : "(\(timing.dropFirst(2)))"
    if let name = bezier.name { return (name == "easeInEaseOut" ? "easeInOut" : name) + inner }
    let points = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(\.shortest).joined(separator: ", ")
    return "bezier(\(points)\(timing))"
  }

  /// A duration of a second goes without saying.
  private static func timing(_ duration: Double) -> String {
    duration == 1 ? "" : ", duration: \(duration.shortest)"
  }

  static func stops(_ points: [PiecewiseLinear.Point]) -> [String] {
    points.map { "\($0.output.shortest) \($0.input.percentage)%" }
  }
}

nonisolated extension Steps.JumpPosition {
  /// As CSS spells it.
  var spelling: String {
    switch self {
    case .jumpStart: "jump-start"
    case .jumpEnd: "jump-end"
    case .jumpNone: "jump-none"
    case .jumpBoth: "jump-both"
    }
  }
}

nonisolated extension Double {
  /// The fewest digits that tell it from every other number, a whole number without a point.
  package var shortest: String {
    let text = "\(self == 0 ? 0 : self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A hundred times as much, moved in the decimal digits so that ``init(percentage:)`` gives the same number.
  var percentage: String {
    Decimal(string: shortest).map { "\($0 * 100)" } ?? (self * 100).shortest
  }

  /// A hundredth of what a text says.
  init?(percentage: String) {
    guard let number = Decimal(string: percentage) else { return nil }
    self.init("\(number / 100)")
  }
}
