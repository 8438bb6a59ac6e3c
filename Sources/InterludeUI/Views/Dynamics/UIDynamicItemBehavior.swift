/// What items are like: how they bounce, rub, resist and turn. Where several behaviours say it of one item, the last one counts.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var held: DynamicItems
  /// How much of the velocity is left after a collision, 0…1; 0 unless set.
  open var elasticity: CGFloat = 0 { didSet { didChange() } }
  /// How much items rub at each other; 0, unless set, is not at all, 1 strongly.
  open var friction: CGFloat = 0 { didSet { didChange() } }
  /// The mass of an area of 100 by 100 points; 1 unless set.
  open var density: CGFloat = 1 { didSet { didChange() } }
  /// How the velocity dies away by itself, per second; 0 unless set.
  open var resistance: CGFloat = 0 { didSet { didChange() } }
  /// How the turning dies away by itself, per second; 0 unless set.
  open var angularResistance: CGFloat = 0 { didSet { didChange() } }
  /// Whether items turn; true unless set.
  open var allowsRotation = true { didSet { didChange() } }
  /// Whether items stay where they are, and others bounce off them; false unless set.
  open var isAnchored = false { didSet { didChange() } }

  /// A behaviour that says what items are like.
  public init(items: [any UIDynamicItem]) {
    held = DynamicItems(items)
    super.init()
  }

  /// Those that it is said of.
  open var items: [any UIDynamicItem] { held.items }

  /// Says it of an item, too.
  open func addItem(_ item: any UIDynamicItem) {
    held.add(item)
    didAdd(item)
  }

  /// Says it of an item no more.
  open func removeItem(_ item: any UIDynamicItem) {
    held.remove(item)
    didRemoveItem()
  }

  /// Adds to an item's velocity, in points per second; before the behaviour is in an animator, as soon as it is.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    later { [weak self] in self?.body(of: item)?.velocity += Vector(velocity) }
  }

  /// An item's velocity, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    body(of: item).map { CGPoint($0.velocity) } ?? .zero
  }

  /// Adds to an item's turning, in radians per second; before the behaviour is in an animator, as soon as it is.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    later { [weak self] in self?.body(of: item)?.spin += Double(velocity) }
  }

  /// An item's turning, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { CGFloat(body(of: item)?.spin ?? 0) }

  /// What has been added before there was an animator.
  private var waiting: [() -> Void] = []

  private func later(_ change: @escaping () -> Void) {
    if dynamicAnimator == nil { waiting.append(change) } else { change() }
    didChange()
  }

  override var heldItems: [any UIDynamicItem] { held.items }

  override func enter(_ animator: UIDynamicAnimator?) {
    super.enter(animator)
    guard animator != nil else { return }
    waiting.forEach { $0() }
    waiting = []
  }

  override func describe(in world: DynamicWorld) {
    let matter = DynamicBody.Matter(
      density: Double(density), elasticity: Double(elasticity), friction: Double(friction),
      resistance: Double(resistance), angularResistance: Double(angularResistance), allowsRotation: allowsRotation,
      isAnchored: isAnchored)
    for item in held.items { world.body(of: item)?.matter = matter }
  }
}
