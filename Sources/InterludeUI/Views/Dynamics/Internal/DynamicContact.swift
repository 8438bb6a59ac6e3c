/// A point at which a body touches another one, or a boundary.
struct DynamicContact {
  let body: DynamicBody
  /// What it touches; nil for a boundary.
  let other: DynamicBody?
  let point: Vector
  /// Of length 1, towards the body.
  let normal: Vector
  /// How far the two lie in each other, in points.
  let depth: Double
  private let friction: Double
  /// How fast they are to part.
  private let rebound: Double
  private var push = 0.0
  private var rub = 0.0

  /// Slower than this, in points per second, nothing bounces.
  private static let bouncingSpeed = 20.0
  /// How much of the depth is mended in a step, and what of it is left, in points: so that what lies on something keeps touching it.
  private static let (mending, slop) = (0.2, 0.02)

  init(_ body: DynamicBody, _ other: DynamicBody?, point: Vector, normal: Vector, depth: Double) {
    (self.body, self.other, self.point, self.normal, self.depth) = (body, other, point, normal, depth)
    friction = other.map { ($0.matter.friction * body.matter.friction).squareRoot() } ?? body.matter.friction
    let elasticity = max(body.matter.elasticity, other?.matter.elasticity ?? 0)
    let approach = -(body.velocity(at: point) - (other?.velocity(at: point) ?? .zero)).dot(normal)
    rebound = approach > Self.bouncingSpeed ? approach * elasticity : 0
  }

  var bodies: [DynamicBody] { other.map { [body, $0] } ?? [body] }

  private var sliding: Vector { body.velocity(at: point) - (other?.velocity(at: point) ?? .zero) }

  private func mobility(along direction: Vector) -> Double {
    body.mobility(along: direction, at: point) + (other?.mobility(along: direction, at: point) ?? 0)
  }

  private func apply(_ impulse: Vector) {
    body.apply(impulse, at: point)
    other?.apply(-impulse, at: point)
  }

  /// Adjusts the impulses that keep the two apart and let them rub at each other.
  mutating func solve() {
    let (across, along) = (mobility(along: normal), mobility(along: normal.perpendicular))
    guard across > 0 else { return }
    let total = max(0, push + (rebound - sliding.dot(normal)) / across)
    apply(normal * (total - push))
    push = total
    guard friction > 0, along > 0 else { return }
    let limit = friction * push
    let rubbed = min(limit, max(-limit, rub - sliding.dot(normal.perpendicular) / along))
    apply(normal.perpendicular * (rubbed - rub))
    rub = rubbed
  }

  /// Moves the two out of each other, by a part of what they lie in.
  func separate() {
    let whole = body.inverseMass + (other?.inverseMass ?? 0)
    guard whole > 0 else { return }
    let way = normal * (max(0, depth - Self.slop) * Self.mending / whole)
    body.shift(by: way * body.inverseMass)
    other?.shift(by: -way * (other?.inverseMass ?? 0))
  }
}
