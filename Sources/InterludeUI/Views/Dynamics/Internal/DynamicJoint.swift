/// Two points that keep a distance: of two bodies, or of a body and a place.
struct DynamicJoint {
  let first: DynamicBody
  let firstPoint: Vector
  let second: DynamicBody?
  let secondPoint: Vector
  let length: Double

  /// How much of a wrong distance is mended in a step.
  private static let mending = 0.2

  /// From the first point to the second one; downwards where they are in one place.
  private var axis: Vector { secondPoint == firstPoint ? Vector(0, 1) : (secondPoint - firstPoint).direction }

  /// How much farther apart they are than they are to be.
  private var excess: Double { (secondPoint - firstPoint).length - length }

  /// How fast they part.
  private var parting: Double {
    ((second?.velocity(at: secondPoint) ?? .zero) - first.velocity(at: firstPoint)).dot(axis)
  }

  private var mobility: Double {
    first.mobility(along: axis, at: firstPoint) + (second?.mobility(along: axis, at: secondPoint) ?? 0)
  }

  var bodies: [DynamicBody] { second.map { [first, $0] } ?? [first] }

  /// Lets the points part as fast as mends their distance.
  func solve(over step: Double) {
    guard mobility > 0 else { return }
    apply((parting + Self.mending * excess / step) / mobility)
  }

  /// Pulls by a spring, for a step.
  func pull(_ spring: DynamicSpring) {
    guard mobility > 0 else { return }
    apply(-spring.acceleration(offset: excess, velocity: parting) * DynamicWorld.step / mobility)
  }

  /// An impulse that draws the points together.
  private func apply(_ impulse: Double) {
    first.apply(axis * impulse, at: firstPoint)
    second?.apply(axis * -impulse, at: secondPoint)
  }
}
