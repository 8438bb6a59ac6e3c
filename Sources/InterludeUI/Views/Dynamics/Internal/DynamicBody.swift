/// An item as a rigid rectangle. Lengths are in points, times in seconds, masses in those of 100 by 100 points of density 1.
final class DynamicBody {
  /// What an item is made of.
  struct Matter: Equatable {
    var density = 1.0
    var elasticity = 0.0
    var friction = 0.0
    var resistance = 0.0
    var angularResistance = 0.0
    var allowsRotation = true
    var isAnchored = false
  }

  let item: any UIDynamicItem
  private(set) var position = Vector.zero
  private(set) var angle = 0.0
  /// The angle at which the item was taken up.
  private(set) var firstAngle = 0.0
  private(set) var size = Vector.zero
  private var scaling = CGAffineTransform.identity
  var velocity = Vector.zero
  /// In radians per second.
  var spin = 0.0
  var matter = Matter()
  /// Of this step, from what is the same everywhere and always, such as gravity.
  var acceleration = Vector.zero

  /// A push of 1 on a mass of 1 is 100 points per second squared: Apple's documentation.
  static let forceUnit = 100.0
  private static let massUnit = 10_000.0

  init(_ item: any UIDynamicItem) {
    self.item = item
    readItem()
  }

  /// Takes the item's place, size and transform.
  func readItem() {
    let transform = item.transform
    position = Vector(item.center)
    angle = Double(atan2(transform.b, transform.a))
    firstAngle = angle
    scaling = transform.concatenating(CGAffineTransform(rotationAngle: -CGFloat(angle)))
    let size = item.bounds.applying(scaling)
    self.size = Vector(Double(abs(size.width)), Double(abs(size.height)))
  }

  /// Puts the item where the body is.
  func writeItem() {
    let center = CGPoint(position)
    if item.center != center { item.center = center }
    let transform = scaling.concatenating(CGAffineTransform(rotationAngle: CGFloat(angle)))
    if angle != firstAngle || item.transform != transform { item.transform = transform }
  }

  // MARK: Mass

  private var mass: Double { max(matter.density * size.x * size.y / Self.massUnit, 1e-6) }

  /// 0 for what is anchored: nothing moves it.
  var inverseMass: Double { matter.isAnchored ? 0 : 1 / mass }

  /// The same for turning, of a rectangle.
  var inverseInertia: Double {
    matter.isAnchored || !matter.allowsRotation ? 0 : 12 / (mass * max((size * size).sum(), 1e-6))
  }

  // MARK: Places

  /// Where a point of the item is, that is a way from its middle.
  func point(at offset: Vector) -> Vector { position + offset.rotated(by: angle) }

  /// A place as seen from the item's middle, along its own axes.
  func local(_ point: Vector) -> Vector { (point - position).rotated(by: -angle) }

  var corners: [Vector] {
    let half = size / 2
    return [Vector(-half.x, -half.y), Vector(half.x, -half.y), half, Vector(-half.x, half.y)].map(point)
  }

  /// The upright rectangle around it.
  var extent: CGRect {
    let corners = self.corners.map { CGPoint($0) }
    return corners.dropFirst().reduce(CGRect(origin: corners[0], size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  // MARK: Motion

  /// The velocity of a point of it.
  func velocity(at point: Vector) -> Vector { velocity + spin * (point - position).perpendicular }

  /// Changes the velocities by an impulse at a place.
  func apply(_ impulse: Vector, at point: Vector) {
    velocity += impulse * inverseMass
    spin += (point - position).cross(impulse) * inverseInertia
  }

  /// How much an impulse of 1 in a direction, at a place, changes the velocity there.
  func mobility(along direction: Vector, at point: Vector) -> Double {
    let arm = (point - position).cross(direction)
    return inverseMass + arm * arm * inverseInertia
  }

  /// Accelerates it over a step, against what resists.
  func accelerate(over step: Double) {
    guard !matter.isAnchored else { return (velocity, spin) = (.zero, 0) }
    velocity = (velocity + acceleration * step) / (1 + matter.resistance * step)
    spin = matter.allowsRotation ? spin / (1 + matter.angularResistance * step) : 0
  }

  /// Goes on for a step. Half of what accelerates it has come too late for all of the step, unless something holds it.
  func move(over step: Double, isHeld: Bool) {
    guard !matter.isAnchored else { return }
    position += velocity * step - (isHeld ? .zero : acceleration * step * step / 2)
    angle += spin * step
  }

  /// Moves it out of what it lies in.
  func shift(by way: Vector) { if !matter.isAnchored { position += way } }
}
