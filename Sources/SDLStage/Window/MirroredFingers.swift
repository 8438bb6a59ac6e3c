import InterludeUI

/// Two fingers that a mouse plays while Ctrl is held, as in the Simulator with Option: one at the pointer, one opposite it
/// about a centre, which stays until Shift moves it. Places are in points.
nonisolated struct MirroredFingers: Hashable, Sendable {
  /// Numbers that no touch screen gives.
  static let identifiers = (Int.min, Int.min + 1)

  private(set) var areDown = false
  private var pointer = CGPoint.zero
  /// Nil while there are no fingers.
  private var center: CGPoint?
  /// Whether the pointer has moved with Ctrl: a key with Ctrl is no finger.
  private var isMoved = false
  private var held: InputEvent.Modifiers = []

  /// Where the fingers are, or would come down; nil until the pointer moves with Ctrl or is pressed.
  var pair: PinchFingers? {
    guard isMoved || areDown else { return nil }
    return center.map { PinchFingers(first: pointer, second: pointer.mirrored(about: $0), areDown: areDown) }
  }

  /// Notes which keys are held. Fingers that are down stay so when Ctrl is let go of.
  ///
  /// - Parameter middle: The centre for fingers that are not there yet.
  mutating func hold(_ modifiers: InputEvent.Modifiers, about middle: CGPoint) {
    held = modifiers
    if modifiers.contains(.control) {
      if center == nil { (center, isMoved) = (middle, false) }
    } else if !areDown {
      center = nil
    }
  }

  /// Follows the pointer; the fingers' motion while they are down.
  mutating func move(to point: CGPoint) -> [InputEvent.Touch]? {
    if point != pointer { isMoved = true }
    if held.contains(.shift), let center {
      self.center = CGPoint(x: center.x + point.x - pointer.x, y: center.y + point.y - pointer.y)
    }
    pointer = point
    return areDown ? touches(.moved) : nil
  }

  mutating func press() -> [InputEvent.Touch]? {
    guard center != nil, !areDown else { return nil }
    areDown = true
    return touches(.began)
  }

  mutating func release() -> [InputEvent.Touch]? { lift(.ended) }

  /// The window no longer gets the keys.
  mutating func cancel() -> [InputEvent.Touch]? {
    held = []
    let touches = lift(.cancelled)
    center = nil
    return touches
  }

  private mutating func lift(_ phase: InputEvent.Touch.Phase) -> [InputEvent.Touch]? {
    guard areDown else { return nil }
    let touches = touches(phase)
    areDown = false
    if !held.contains(.control) { center = nil }
    return touches
  }

  private func touches(_ phase: InputEvent.Touch.Phase) -> [InputEvent.Touch] {
    let second = center.map(pointer.mirrored) ?? pointer
    return [
      InputEvent.Touch(Self.identifiers.0, phase, at: pointer), InputEvent.Touch(Self.identifiers.1, phase, at: second),
    ]
  }
}

/// Where the two fingers that a mouse plays are, in points.
public nonisolated struct PinchFingers: Hashable, Sendable {
  /// At the pointer.
  public var first: CGPoint
  /// Where the other finger is, in points.
  public var second: CGPoint
  /// Whether they touch the screen; otherwise they would, were the button pressed.
  public var areDown: Bool

  /// Two fingers at their places, in points, down or lifted.
  public init(first: CGPoint, second: CGPoint, areDown: Bool) {
    self.first = first
    self.second = second
    self.areDown = areDown
  }
}

nonisolated extension CGPoint {
  fileprivate func mirrored(about center: CGPoint) -> CGPoint { CGPoint(x: 2 * center.x - x, y: 2 * center.y - y) }
}
