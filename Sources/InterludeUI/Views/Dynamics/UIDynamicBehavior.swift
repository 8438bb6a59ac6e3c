/// What moves items, or several such things together: by itself it does what its child behaviours do.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// Those that act with this one, in their order.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called 60 times per second while the animator runs, once the items are in their places.
  open var action: (() -> Void)?
  /// The animator that this behaviour, or one that it is a child of, was added to.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// A behaviour without children.
  public override init() { super.init() }

  /// Lets another behaviour act with this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    behavior.enter(dynamicAnimator)
    didChange()
  }

  /// Takes a child behaviour away.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard childBehaviors.contains(behavior) else { return }
    childBehaviors.removeAll { $0 === behavior }
    behavior.enter(nil)
    dynamicAnimator?.release()
  }

  /// Called before the behaviour is added to an animator or, with nil, taken away.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: What behaviours do

  /// The items that the behaviour concerns.
  var heldItems: [any UIDynamicItem] { [] }

  /// Says what items are made of, for a step of the simulation.
  func describe(in world: DynamicWorld) {}

  /// Changes velocities, forces and contacts for a step of the simulation.
  func act(in world: DynamicWorld) {}

  /// Tells the delegate which contacts have begun and ended since the last time.
  func tellContacts() {}

  func enter(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    animator?.hold(heldItems)
    for child in childBehaviors { child.enter(animator) }
  }

  var withDescendants: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.withDescendants) }

  func didChange() { dynamicAnimator?.wake() }

  func didAdd(_ item: any UIDynamicItem) {
    dynamicAnimator?.hold([item])
    didChange()
  }

  func didRemoveItem() { dynamicAnimator?.release() }

  func body(of item: any UIDynamicItem) -> DynamicBody? { dynamicAnimator?.body(of: item) }
}

/// A list of items, each of which is in it once.
struct DynamicItems {
  private(set) var items: [any UIDynamicItem]

  init(_ items: [any UIDynamicItem]) {
    self.items = []
    for item in items { add(item) }
  }

  mutating func add(_ item: any UIDynamicItem) {
    if !items.contains(where: { $0 === item }) { items.append(item) }
  }

  mutating func remove(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}
