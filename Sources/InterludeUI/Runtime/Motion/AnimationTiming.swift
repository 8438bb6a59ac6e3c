/// How an animation block moves from old to new values: along a cubic curve or as a spring does.
package nonisolated enum AnimationTiming: Equatable, Sendable {
  /// Over the fraction of the duration.
  case cubic(CubicBezier)
  /// Over its seconds.
  case spring(SpringTiming)

  /// The default of view animations.
  package static let easeInOut = AnimationTiming.cubic(.easeInEaseOut)

  /// How the system moves by itself.
  package static let system = AnimationTiming.spring(SpringTiming(form: .physical(.system), velocity: .uniform(0)))

  /// Whether it is a spring of any form.
  package var isSpring: Bool { if case .spring = self { true } else { false } }

  /// How long an animation takes that is given a duration in seconds.
  package func duration(given duration: Double) -> Double {
    if case .spring(let spring) = self { spring.duration(given: duration) } else { duration }
  }

  /// The way from 0 to 1 for what moves in some direction.
  package func curve(duration: Double, direction: SpringTiming.Direction = .none) -> any MotionCurve {
    switch self {
    case .cubic(let bezier): TimedCurve(bezier, duration: duration)
    case .spring(let spring): spring.spring(duration: duration, velocity: spring.velocity[direction])
    }
  }

  /// Whether what moves in different directions starts at different velocities.
  var dependsOnDirection: Bool {
    guard case .spring(let spring) = self, case .components(let vector) = spring.velocity else { return false }
    return vector.dx != vector.dy
  }
}
