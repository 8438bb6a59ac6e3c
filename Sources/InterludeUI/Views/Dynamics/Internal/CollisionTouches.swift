/// What touches what, and which of these contacts are new.
struct CollisionTouches {
  enum Touch {
    case items(any UIDynamicItem, any UIDynamicItem)
    /// Nil for the reference view's bounds.
    case boundary(any UIDynamicItem, CollisionBoundary?)

    /// The same for the same two.
    var key: [AnyHashable] {
      switch self {
      case .items(let first, let second): [ObjectIdentifier(first), ObjectIdentifier(second)]
      case .boundary(let item, let boundary): [ObjectIdentifier(item), boundary.map(\.key) ?? AnyHashable(false)]
      }
    }
  }

  private typealias Entry = (touch: Touch, point: Vector)

  private var known: [Entry] = []
  private var noted: [Entry] = []

  mutating func note(_ touch: Touch, at point: Vector) {
    if !noted.contains(where: { $0.touch.key == touch.key }) { noted.append((touch, point)) }
  }

  /// Tells what has begun and ended since the last time.
  mutating func tell(_ delegate: (any UICollisionBehaviorDelegate)?, of behavior: UICollisionBehavior) {
    let (old, new) = (known, noted)
    (known, noted) = (noted, [])
    for entry in new where !old.contains(where: { $0.touch.key == entry.touch.key }) {
      let point = CGPoint(entry.point)
      switch entry.touch {
      case .items(let first, let second):
        delegate?.collisionBehavior(behavior, beganContactFor: first, with: second, at: point)
      case .boundary(let item, let boundary):
        delegate?.collisionBehavior(
          behavior, beganContactFor: item, withBoundaryIdentifier: boundary?.identifier, at: point)
      }
    }
    for entry in old where !new.contains(where: { $0.touch.key == entry.touch.key }) {
      switch entry.touch {
      case .items(let first, let second):
        delegate?.collisionBehavior(behavior, endedContactFor: first, with: second)
      case .boundary(let item, let boundary):
        delegate?.collisionBehavior(behavior, endedContactFor: item, withBoundaryIdentifier: boundary?.identifier)
      }
    }
  }
}
