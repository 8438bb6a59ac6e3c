/// Draws an item to a place by springs, upright as it was.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The place, in the reference view's coordinates.
  open var snapPoint: CGPoint { didSet { didChange() } }
  /// How little the item swings, 0…1; 0.5 unless set.
  open var damping: CGFloat = 0.5 { didSet { didChange() } }

  /// A behaviour that draws an item to a place.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    (self.item, snapPoint) = (item, point)
    super.init()
  }

  /// The springs' angular frequency, and the least and the greatest damping ratio. Ours, by eye: UIKit documents none.
  private static let (frequency, leastDamping, greatestDamping) = (16.0, 0.2, 1.0)

  override var heldItems: [any UIDynamicItem] { [item] }

  override func act(in world: DynamicWorld) {
    guard let body = world.body(of: item) else { return }
    let share = min(max(Double(damping), 0), 1)
    let spring = DynamicSpring(
      frequency: Self.frequency,
      dampingRatio: Self.leastDamping + (Self.greatestDamping - Self.leastDamping) * share)
    let pull = spring.acceleration(offset: body.position - Vector(snapPoint), velocity: body.velocity)
    body.velocity += pull * DynamicWorld.step
    body.spin += spring.acceleration(offset: body.angle - body.firstAngle, velocity: body.spin) * DynamicWorld.step
  }
}
