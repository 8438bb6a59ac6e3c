/// A spring as one of UIKit's initialisers describes it, before duration and velocity are known for a property.
package nonisolated struct SpringTiming: Equatable, Sendable {
  /// What the initialiser is given.
  package enum Form: Equatable, Sendable {
    /// Its own initial velocity does not count.
    case physical(Spring)
    /// UIKit's fit: the spring is stretched so that it comes to rest in the animation's duration.
    case fitted(dampingRatio: Double)
    /// A spring of a perceptual duration in seconds, and a bounce above −1 and up to 1.
    case perceptual(duration: Double, bounce: Double)
  }

  /// Which component of an initial velocity concerns a property.
  package enum Direction: Sendable {
    case horizontal, vertical
    /// A property without directions: the length of the velocity concerns it.
    case none
  }

  /// In distances per second.
  package enum Velocity: Equatable, Sendable {
    /// The same for every property.
    case uniform(Double)
    /// By component for points and sizes, its length for everything else.
    case components(CGVector)

    /// What concerns a property.
    package subscript(direction: Direction) -> Double {
      switch (self, direction) {
      case (.uniform(let velocity), _): velocity
      case (.components(let vector), .horizontal): vector.dx
      case (.components(let vector), .vertical): vector.dy
      // Equal components are one number, which keeps its sign.
      case (.components(let vector), .none): vector.dx == vector.dy ? vector.dx : hypot(vector.dx, vector.dy)
      }
    }
  }

  /// The spring but for its velocity.
  package var form: Form
  /// The initial one, positive towards the end.
  package var velocity: Velocity

  /// A spring that is let go at a velocity.
  package init(form: Form, velocity: Velocity) { (self.form, self.velocity) = (form, velocity) }

  /// The spring for one component of one property.
  package func spring(duration: Double, velocity: Double) -> Spring {
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
  package func duration(given duration: Double) -> Double {
    switch form {
    case .fitted: duration
    case .physical, .perceptual: spring(duration: duration, velocity: velocity[.none]).settlingTime
    }
  }

  /// The same spring let go at rest.
  var fromRest: SpringTiming { SpringTiming(form: form, velocity: .uniform(0)) }
}
