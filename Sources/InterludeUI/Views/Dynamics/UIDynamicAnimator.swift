/// Moves items as bodies move by their behaviours. It goes by the stage's clock, in steps of 1/240 s: what it computes is the same at
/// any frame rate. Items are set 60 times per second.
///
/// It pauses when nothing moves any more, and goes on when a behaviour is added, removed or changed.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates the items' places are in.
  open private(set) weak var referenceView: UIView?
  /// Those that were added, in their order.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether anything moves, or may be about to.
  public var isRunning: Bool { link != nil }
  /// Is told when the animator pauses and goes on.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The seconds for which it has run, pauses left out.
  public private(set) var elapsedTime: TimeInterval = 0

  private let world = DynamicWorld()
  private var link: CADisplayLink?

  /// An animator of items in a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// An animator of items that are in no view.
  public override init() { super.init() }

  /// Called when items have been put where they are now.
  var onMove: (() -> Void)?

  /// Lets a behaviour act, with its child behaviours. One that another animator has is taken from it.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.dynamicAnimator !== self else { return }
    behavior.dynamicAnimator?.removeBehavior(behavior)
    behaviors.append(behavior)
    behavior.enter(self)
    wake()
  }

  /// Takes a behaviour away; items that no other one moves stay where they are.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(behavior) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.enter(nil)
    release()
  }

  /// Takes all behaviours away. An animator that has paused does not go on for that: there is nothing left to move.
  open func removeAllBehaviors() {
    let former = behaviors
    behaviors = []
    for behavior in former { behavior.enter(nil) }
    release()
  }

  /// The items of the behaviours whose bounds lie within a rectangle of the reference view, at least in part.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    world.bodies.filter { $0.extent.intersects(rect) }.map(\.item)
  }

  /// Takes the place, size and transform that something else has given an item.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.body(of: item)?.readItem()
    wake()
  }

  /// The items of the behaviours, in the order in which they came.
  var items: [any UIDynamicItem] { world.bodies.map(\.item) }

  /// All that act, each followed by its child behaviours.
  var acting: [UIDynamicBehavior] { behaviors.flatMap(\.withDescendants) }

  /// The body of an item that a behaviour has; nil for any other.
  func body(of item: any UIDynamicItem) -> DynamicBody? { world.body(of: item) }

  /// A behaviour has these items.
  func hold(_ items: [any UIDynamicItem]) { world.hold(items) }

  /// A behaviour has gone, or has let an item go.
  func release() {
    world.keep(acting.flatMap(\.heldItems))
    wake()
  }

  /// Something has changed: goes on, if it has paused.
  func wake() {
    world.hasRested = 0
    guard link == nil, !behaviors.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    let link = CADisplayLink { [weak self] link in
      if let self { tick(link.duration) } else { link.invalidate() }
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func tick(_ duration: Double) {
    elapsedTime += duration
    let acting = self.acting
    world.advance(by: duration, with: acting)
    for body in world.bodies { body.writeItem() }
    onMove?()
    for behavior in acting { behavior.action?() }
    for behavior in acting { behavior.tellContacts() }
    if world.isAtRest || behaviors.isEmpty { pause() }
  }

  private func pause() {
    link?.invalidate()
    link = nil
    delegate?.dynamicAnimatorDidPause(self)
  }
}

/// Is told when an animator pauses and goes on. Requirements that UIKit has as optional ones have defaults, which do nothing.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// The items begin to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Nothing moves any more.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
