/// Ties an item to a place or to another item, by a rod or by a spring.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is tied to. The raw values are UIKit's.
  public nonisolated enum AttachmentType: Int, Sendable {
    /// To another item.
    case items = 0
    /// To a place.
    case anchor = 1
  }

  /// Those that are tied: one, or two.
  public let items: [any UIDynamicItem]
  /// What the item is tied to.
  public var attachedBehaviorType: AttachmentType { items.count == 2 ? .items : .anchor }
  /// The place, in the reference view's coordinates; without meaning between items.
  open var anchorPoint: CGPoint { didSet { didChange() } }
  /// The distance that is kept, in points; at first what there is when the behaviour is added.
  open var length: CGFloat {
    get { CGFloat(knownLength ?? distance) }
    set {
      knownLength = Double(newValue)
      didChange()
    }
  }
  /// How the spring's swinging is damped: 1 lets it not swing.
  open var damping: CGFloat = 0 { didSet { didChange() } }
  /// How often the spring swings per second; 0, as at first, is a rod.
  open var frequency: CGFloat = 0 { didSet { didChange() } }

  private let offsets: [Vector]
  private var knownLength: Double?

  /// Ties an item's middle to a place.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Ties a point of an item, from its middle, to a place.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    (items, offsets, anchorPoint) = ([item], [Vector(offset)], point)
    super.init()
  }

  /// Ties the middles of two items to each other.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Ties points of two items, from their middles, to each other.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    (items, offsets, anchorPoint) = ([item1, item2], [Vector(offset1), Vector(offset2)], .zero)
    super.init()
  }

  override var heldItems: [any UIDynamicItem] { items }

  override func enter(_ animator: UIDynamicAnimator?) {
    super.enter(animator)
    if animator != nil, knownLength == nil { knownLength = distance }
  }

  override func act(in world: DynamicWorld) {
    let bodies = items.compactMap(world.body)
    guard let first = bodies.first else { return }
    let second = bodies.count == 2 ? bodies[1] : nil
    let end = second.map { $0.point(at: offsets[1]) } ?? Vector(anchorPoint)
    let joint = DynamicJoint(
      first: first, firstPoint: first.point(at: offsets[0]), second: second, secondPoint: end,
      length: knownLength ?? distance)
    guard frequency > 0 else { return world.joints.append(joint) }
    joint.pull(DynamicSpring(frequency: 2 * .pi * Double(frequency), dampingRatio: Double(damping)))
  }

  /// Between the points that are tied.
  private var distance: Double {
    let ends = zip(items, offsets).map { item, offset in
      body(of: item)?.point(at: offset) ?? Vector(item.center) + offset
    }
    return ((ends.count == 2 ? ends[1] : Vector(anchorPoint)) - ends[0]).length
  }
}
