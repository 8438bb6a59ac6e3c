import InterludeUI

/// Origami's springs. Its tension and friction are other numbers than a spring's stiffness and damping, and older tools call these so,
/// too: Framer's `spring(tension, friction, velocity)` and react-spring take them as they are.
///
/// The conversion is that of Facebook's Rebound (`OrigamiValueConverter`), which React Native's `SpringConfig` has as well: stiffness
/// (tension − 30) × 3.62 + 194, damping (friction − 8) × 3 + 25, mass 1.
nonisolated extension CurveSpec {
  static func origami(_ call: SpecCall) throws(CurveSpecError) -> CurveSpec {
    var reader = try SpecReader(call, labels: ["tension", "friction"], usage: "origami(tension: 40, friction: 7)")
    let (tension, friction) = (try reader.required("tension"), try reader.required("friction"))
    try reader.finish()
    guard let spring = origamiSpring(tension, friction) else {
      throw reader.error(
        at: call.name.offset, "so little tension or friction is no spring: they begin above -23.6 and at -0.3")
    }
    return .spring(spring, .physics)
  }

  /// Tension and friction alone may be either: both springs are shown.
  static func checkOrigami(_ call: SpecCall) throws(CurveSpecError) {
    guard let argument = call.arguments.first(where: { ["tension", "friction"].contains($0.label?.text) }) else {
      return
    }
    func number(_ label: String) -> Double? {
      call.arguments.first { $0.label?.text == label }.flatMap { Double($0.words[0].text) }
    }
    let (tension, friction) = (number("tension") ?? 40, number("friction") ?? 7)
    throw CurveSpecError(
      call.text, at: argument.offset,
      "tension and friction mean one thing in Origami and React Native, and another in Framer and react-spring, where they are "
        + "stiffness and damping; write origami(tension: \(tension.shortest), friction: \(friction.shortest)) for the former, or "
        + "spring(mass: 1, stiffness: \(tension.shortest), damping: \(friction.shortest)) for the latter.")
  }

  /// Nil for what has no force, or speeds up.
  private static func origamiSpring(_ tension: Double, _ friction: Double) -> Spring? {
    func exact(_ number: Double) -> Double { (number * 1e9).rounded() / 1e9 }
    let (stiffness, damping) = (exact((tension - 30) * 3.62 + 194), exact((friction - 8) * 3 + 25))
    guard stiffness > 0, damping >= 0 else { return nil }
    return Spring(mass: 1, stiffness: stiffness, damping: damping)
  }
}
