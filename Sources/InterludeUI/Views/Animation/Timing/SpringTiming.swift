/// A spring as one of UIKit's initialisers describes it, before duration and velocity are known for a property.
nonisolated struct SpringTiming: Sendable {
  enum Form: Sendable {
    /// Its own initial velocity does not count.
    case physical(Spring)
    /// UIKit's fit: the spring is stretched so that it comes to rest in the animation's duration.
    case fitted(dampingRatio: Double)
    case perceptual(duration: Double, bounce: Double)
  }

  /// Which component of an initial velocity concerns a property.
  enum Direction: Sendable {
    case horizontal, vertical
    /// A property without directions: the length of the velocity concerns it.
    case none
  }

  /// In distances per second.
  enum Velocity: Sendable {
    /// The same for every property.
    case uniform(Double)
    case components(CGVector)

    subscript(direction: Direction) -> Double {
      switch (self, direction) {
      case (.uniform(let velocity), _): velocity
      case (.components(let vector), .horizontal): vector.dx
      case (.components(let vector), .vertical): vector.dy
      // Equal components are one number, which keeps its sign.
      case (.components(let vector), .none): vector.dx == vector.dy ? vector.dx : hypot(vector.dx, vector.dy)
      }
    }
  }

  var form: Form
  var velocity: Velocity

  /// The spring for one component of one property.
  func spring(duration: Double, velocity: Double) -> Spring {
    switch form {
    case .physical(let spring):
      spring.withInitialVelocity(velocity)
    case .fitted(let dampingRatio):
      Spring(dampingRatio: dampingRatio, duration: duration, initialVelocity: velocity)
    case .perceptual(let duration, let bounce):
      Spring(duration: duration, bounce: bounce, initialVelocity: velocity, overdamping: .coreAnimation)
    }
  }

  /// How long the animation lasts: a fitted spring takes the duration it is given, the others settle in their own time.
  func duration(given duration: Double) -> Double {
    switch form {
    case .fitted: duration
    case .physical, .perceptual: spring(duration: duration, velocity: velocity[.none]).settlingTime
    }
  }

  /// The same spring let go at rest.
  var fromRest: SpringTiming { SpringTiming(form: form, velocity: .uniform(0)) }
}
