/// A place or a way in the simulation.
typealias Vector = SIMD2<Double>

extension Vector {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
  init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }

  var length: Double { (self * self).sum().squareRoot() }

  /// The way of length 1 in the same direction; none for none.
  var direction: Vector { length > 0 ? self / length : .zero }

  /// Turned by a quarter, from the x axis towards the y axis.
  var perpendicular: Vector { Vector(-y, x) }

  func dot(_ other: Vector) -> Double { (self * other).sum() }

  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  /// Turned by an angle in radians, from the x axis towards the y axis.
  func rotated(by angle: Double) -> Vector {
    let (cosine, sine) = (cos(angle), sin(angle))
    return Vector(x * cosine - y * sine, x * sine + y * cosine)
  }
}

extension CGPoint {
  init(_ vector: Vector) { self.init(x: vector.x, y: vector.y) }
}

extension CGVector {
  init(angle: CGFloat, length: CGFloat) { self.init(dx: cos(angle) * length, dy: sin(angle) * length) }

  /// In radians, from the x axis towards the y axis.
  var angle: CGFloat { atan2(dy, dx) }
}
