import InterludeUI

/// Two fingers that a mouse plays: one at the pointer, one opposite it about a centre. Places are in points.
nonisolated struct MirroredFingers: Hashable, Sendable {
  /// Numbers that no touch screen gives.
  static let identifiers = (Int.min, Int.min + 1)

  private(set) var areDown = false
  private var pointer = CGPoint.zero
  /// Where the pointer was when Ctrl was pressed; nil without it.
  private var center: CGPoint?

  /// Follows the pointer; the fingers' motion while they are down, whatever is pressed or let go meanwhile but Shift.
  mutating func move(to point: CGPoint, _ modifiers: WindowInput.Modifiers) -> [InputEvent.Touch]? {
    let way = CGVector(dx: point.x - pointer.x, dy: point.y - pointer.y)
    if !areDown { center = modifiers.contains(.control) ? center ?? pointer : nil }
    if modifiers.contains(.shift), let center { self.center = CGPoint(x: center.x + way.dx, y: center.y + way.dy) }
    pointer = point
    return areDown ? touches(.moved) : nil
  }

  mutating func press() -> [InputEvent.Touch]? {
    guard center != nil, !areDown else { return nil }
    areDown = true
    return touches(.began)
  }

  mutating func release() -> [InputEvent.Touch]? { lift(.ended) }

  mutating func cancel() -> [InputEvent.Touch]? { lift(.cancelled) }

  private mutating func lift(_ phase: InputEvent.Touch.Phase) -> [InputEvent.Touch]? {
    guard areDown else { return nil }
    areDown = false
    return touches(phase)
  }

  private func touches(_ phase: InputEvent.Touch.Phase) -> [InputEvent.Touch] {
    let center = center ?? pointer
    return [
      InputEvent.Touch(Self.identifiers.0, phase, at: pointer),
      InputEvent.Touch(
        Self.identifiers.1, phase, at: CGPoint(x: 2 * center.x - pointer.x, y: 2 * center.y - pointer.y)),
    ]
  }
}
