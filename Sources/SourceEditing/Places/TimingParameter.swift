/// A number, point or curve that an animating call takes.
package enum TimingParameter: String, Hashable, Sendable, CaseIterable {
  case duration, delay
  /// The perceptual duration of a spring with a bounce; `duration` means it, too, where a call has no other.
  case springDuration
  case bounce, dampingRatio, initialVelocity
  case mass, stiffness, damping
  case controlPoint1, controlPoint2
  /// A named curve: `.easeOut`, `.curveEaseOut` among options, or a `CAMediaTimingFunctionName`.
  case curve

  /// The labels and properties that it has.
  var labels: [String] {
    switch self {
    case .duration: ["withDuration", "duration"]
    case .springDuration: ["springDuration", "perceptualDuration"]
    case .dampingRatio: ["usingSpringWithDamping", "dampingRatio"]
    case .initialVelocity: ["initialSpringVelocity", "initialVelocity"]
    case .curve: ["curve", "animationCurve"]
    default: [rawValue]
    }
  }

  /// In a sentence: `damping ratio`.
  var noun: String {
    switch self {
    case .springDuration: "spring's duration"
    case .dampingRatio: "damping ratio"
    case .initialVelocity: "initial velocity"
    case .controlPoint1: "first control point"
    case .controlPoint2: "second control point"
    default: rawValue
    }
  }

  /// What its literal is called.
  var literalNoun: String {
    switch self {
    case .controlPoint1, .controlPoint2: "CGPoint of two numbers"
    case .initialVelocity: "number or CGVector of two numbers"
    case .curve: "named curve"
    default: "number"
    }
  }
}
