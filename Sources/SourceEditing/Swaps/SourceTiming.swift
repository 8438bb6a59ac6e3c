/// A timing to write in the place of another one.
package enum SourceTiming: Hashable, Sendable {
  case curve(TimingCurve)
  /// Points of a cubic Bézier curve, in the unit square.
  case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
  /// A spring that comes to rest in the call's duration.
  case fittedSpring(dampingRatio: Double, velocity: SourceVelocity)
  /// A spring of a perceptual duration, in seconds, and a bounce above −1 and up to 1.
  case perceptualSpring(duration: Double, bounce: Double, velocity: SourceVelocity)
  /// A spring that takes its own time.
  case physicalSpring(mass: Double, stiffness: Double, damping: Double, velocity: SourceVelocity)

  /// Whether its duration is that of the spring.
  var isPerceptual: Bool { if case .perceptualSpring = self { true } else { false } }
}

/// A spring's initial velocity, in distances per second.
package enum SourceVelocity: Hashable, Sendable {
  case rest
  /// As `UIView.animate` takes it.
  case uniform(Double)
  /// As `UISpringTimingParameters` takes it.
  case vector(dx: Double, dy: Double)
}
