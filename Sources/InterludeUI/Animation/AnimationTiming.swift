/// How an animation block moves from old to new values: along a cubic curve or as a spring does.
nonisolated enum AnimationTiming: Sendable {
  case cubic(CubicBezier)
  case spring(SpringTiming)

  static let easeInOut = AnimationTiming.cubic(.easeInEaseOut)
}

/// A spring as one of UIKit's initialisers describes it, before duration and velocity are known for a property.
nonisolated struct SpringTiming: Sendable {
  enum Form: Sendable {
    case physical(mass: Double, stiffness: Double, damping: Double)
    /// UIKit's fit: the spring is stretched so that it comes to rest in the animation's duration.
    case fitted(dampingRatio: Double)
    case perceptual(duration: Double, bounce: Double)
  }

  enum Velocity: Hashable, Sendable {
    /// The same for every property.
    case uniform(Double)
    /// By component for points and sizes; its length for everything else.
    case components(CGVector)
  }

  var form: Form
  var velocity: Velocity

  /// The spring for one component of one property.
  func spring(duration: Double, velocity: Double) -> Spring {
    switch form {
    case .physical(let mass, let stiffness, let damping):
      Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    case .fitted(let dampingRatio):
      Spring(dampingRatio: dampingRatio, duration: duration, initialVelocity: velocity)
    case .perceptual(let duration, let bounce):
      Spring(duration: duration, bounce: bounce, initialVelocity: velocity)
    }
  }

  /// How long the animation lasts: a fitted spring takes the duration it is given, the others settle in their own time.
  func duration(given duration: Double) -> Double {
    switch form {
    case .fitted: duration
    case .physical, .perceptual: spring(duration: duration, velocity: velocity.overall).settlingTime
    }
  }
}

nonisolated extension SpringTiming.Velocity {
  var x: Double {
    switch self {
    case .uniform(let v): v
    case .components(let vector): vector.dx
    }
  }

  var y: Double {
    switch self {
    case .uniform(let v): v
    case .components(let vector): vector.dy
    }
  }

  /// For a property without directions.
  var overall: Double {
    switch self {
    case .uniform(let v): v
    case .components(let vector): (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot()
    }
  }
}
