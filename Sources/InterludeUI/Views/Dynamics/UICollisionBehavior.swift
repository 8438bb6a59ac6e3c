/// Lets items bounce off each other, and off boundaries.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// What items bounce off. The raw values are UIKit's.
  public nonisolated struct Mode: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Each other.
    public static let items = Mode(rawValue: 1)
    /// Boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }

  private var held: DynamicItems
  /// What items bounce off; everything unless set.
  open var collisionMode = Mode.everything { didSet { didChange() } }
  /// Is told of contacts, 60 times per second at most.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// Whether the reference view's bounds keep items inside; false unless set.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { boundsInsets != nil }
    set {
      boundsInsets = newValue ? boundsInsets ?? .zero : nil
      didChange()
    }
  }

  private var boundsInsets: UIEdgeInsets?
  private var boundaries: [CollisionBoundary] = []
  private var touches = CollisionTouches()

  /// A behaviour that lets items bounce.
  public init(items: [any UIDynamicItem]) {
    held = DynamicItems(items)
    super.init()
  }

  /// A behaviour without items.
  public convenience override init() { self.init(items: []) }

  /// Those that bounce.
  open var items: [any UIDynamicItem] { held.items }

  /// Lets an item bounce, too.
  open func addItem(_ item: any UIDynamicItem) {
    held.add(item)
    didAdd(item)
  }

  /// Lets an item bounce no more.
  open func removeItem(_ item: any UIDynamicItem) {
    held.remove(item)
    didRemoveItem()
  }

  // MARK: Boundaries

  /// Keeps items inside the reference view's bounds, less insets.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    boundsInsets = insets
    didChange()
  }

  /// Adds a boundary along a path; curves are taken in 16 straight pieces each.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append(CollisionBoundary(identifier, UIBezierPath(cgPath: bezierPath.cgPath)))
    didChange()
  }

  /// Adds a boundary along a straight line.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// The path of a boundary; nil for none.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.key == CollisionBoundary.key(identifier) }?.path
  }

  /// Takes a boundary away.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { $0.key == CollisionBoundary.key(identifier) }
    didChange()
  }

  /// Takes all boundaries away but the reference view's bounds.
  open func removeAllBoundaries() {
    boundaries = []
    didChange()
  }

  /// Of the boundaries that were added, in their order; nil for none.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

  // MARK: Contacts

  override var heldItems: [any UIDynamicItem] { held.items }

  override func act(in world: DynamicWorld) {
    let bodies = held.items.compactMap(world.body)
    if collisionMode.contains(.items) {
      for (index, body) in bodies.enumerated() {
        for other in bodies[..<index] {
          add(DynamicContact.contacts(of: body, with: other), to: world) { .items(other.item, body.item) }
        }
      }
    }
    guard collisionMode.contains(.boundaries) else { return }
    for body in bodies {
      let walls = self.walls.flatMap {
        DynamicContact.contacts(of: body, withLineThrough: $0.place, normal: $0.normal)
      }
      add(walls, to: world) { .boundary(body.item, nil) }
      for boundary in boundaries {
        let found = boundary.segments.flatMap { DynamicContact.contacts(of: body, with: $0) }
        add(found, to: world) { .boundary(body.item, boundary) }
      }
    }
  }

  private func add(_ contacts: [DynamicContact], to world: DynamicWorld, _ touch: () -> CollisionTouches.Touch) {
    guard let first = contacts.first else { return }
    world.contacts += contacts
    touches.note(touch(), at: first.point)
  }

  /// The sides of the reference view's bounds, each with a place on it and the way inside.
  private var walls: [(place: Vector, normal: Vector)] {
    guard let boundsInsets, let bounds = dynamicAnimator?.referenceView?.bounds.inset(by: boundsInsets) else {
      return []
    }
    let (first, last) = (Vector(bounds.origin), Vector(CGPoint(x: bounds.maxX, y: bounds.maxY)))
    return [
      (first, Vector(1, 0)), (first, Vector(0, 1)), (last, Vector(-1, 0)), (last, Vector(0, -1)),
    ]
  }

  override func tellContacts() { touches.tell(collisionDelegate, of: self) }
}
