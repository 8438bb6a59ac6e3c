/// A damped spring as an acceleration.
struct DynamicSpring {
  /// In radians per second.
  let frequency: Double
  /// 1 does not swing.
  let dampingRatio: Double

  func acceleration(offset: Vector, velocity: Vector) -> Vector {
    Vector(
      acceleration(offset: offset.x, velocity: velocity.x), acceleration(offset: offset.y, velocity: velocity.y))
  }

  func acceleration(offset: Double, velocity: Double) -> Double {
    -frequency * frequency * offset - 2 * dampingRatio * frequency * velocity
  }
}
