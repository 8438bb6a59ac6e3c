/// Pushes items, all the while or once.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// How long a push lasts. The raw values are UIKit's.
  public nonisolated enum Mode: Int, Sendable {
    /// As long as the behaviour is active.
    case continuous = 0
    /// A moment, after which the behaviour is no longer active.
    case instantaneous = 1
  }

  /// How long the push lasts.
  public let mode: Mode
  /// Whether it pushes; true unless set. Setting it pushes once more.
  open var active = true { didSet { didChange() } }
  /// The force, of which 1 accelerates a view of 100 by 100 points and a density of 1 by 100 points per second squared; at once, it
  /// gives it 100 points per second. Nothing unless set.
  open var pushDirection = CGVector.zero { didSet { didChange() } }
  private var held: DynamicItems
  private var offsets: [(item: any UIDynamicItem, offset: UIOffset)] = []

  /// A behaviour that pushes items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    (held, self.mode) = (DynamicItems(items), mode)
    super.init()
  }

  /// Those that are pushed.
  open var items: [any UIDynamicItem] { held.items }

  /// Pushes an item, too.
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
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// How strong it is; see `pushDirection`.
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, length: magnitude)
  }

  /// Where the item is pushed, from its middle, in points of its own; the middle unless set.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets.first { $0.item === item }?.offset ?? .zero
  }

  /// Pushes an item off its middle, which makes it turn.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets.removeAll { $0.item === item }
    offsets.append((item, offset))
    didChange()
  }

  override var heldItems: [any UIDynamicItem] { held.items }

  override func act(in world: DynamicWorld) {
    guard active else { return }
    let force = Vector(pushDirection) * DynamicBody.forceUnit
    for body in held.items.compactMap(world.body) {
      let offset = targetOffsetFromCenter(for: body.item)
      let point = body.point(at: Vector(Double(offset.horizontal), Double(offset.vertical)))
      body.apply(mode == .instantaneous ? force : force * DynamicWorld.step, at: point)
    }
    if mode == .instantaneous { active = false }
  }
}
