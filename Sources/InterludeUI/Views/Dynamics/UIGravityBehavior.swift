/// Accelerates items in one direction.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  private var held: DynamicItems
  /// The acceleration in units of 1000 points per second squared; down with 1, unless set.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { didChange() } }

  /// A behaviour that accelerates items.
  public init(items: [any UIDynamicItem]) {
    held = DynamicItems(items)
    super.init()
  }

  /// Those that are accelerated.
  open var items: [any UIDynamicItem] { held.items }

  /// Accelerates an item, too.
  open func addItem(_ item: any UIDynamicItem) {
    held.add(item)
    didAdd(item)
  }

  /// Lets an item go.
  open func removeItem(_ item: any UIDynamicItem) {
    held.remove(item)
    didRemoveItem()
  }

  /// The direction, in radians from the x axis towards the y axis.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// How strong it is, in units of 1000 points per second squared.
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, length: magnitude)
  }

  /// Apple's documentation: a magnitude of 1 is 1000 points per second squared.
  private static let unit = 1000.0

  override var heldItems: [any UIDynamicItem] { held.items }

  override func act(in world: DynamicWorld) {
    let acceleration = Vector(gravityDirection) * Self.unit
    for item in held.items { world.body(of: item)?.acceleration += acceleration }
  }
}
