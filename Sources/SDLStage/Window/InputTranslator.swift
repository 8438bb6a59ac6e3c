import InterludeUI

/// Turns what a window heard into the stage's events: a pure value, which knows what is down.
///
/// The mouse pressed with Ctrl is two fingers: one at the pointer, one opposite it about a middle. With Shift as well, both move together.
nonisolated struct InputTranslator: Hashable, Sendable {
  /// How far one notch of a wheel moves the content, in points.
  static let pointsPerNotch: CGFloat = 40

  private var pointer = PointerTracker()
  private var mirrored = MirroredFingers()
  /// The fingers on the touch screen and where they are.
  private var fingers: [Int: CGPoint] = [:]

  /// Whether the last key was pressed with Ctrl, which has still been held: what that writes is no text. X11 gives digits and signs so.
  private var isCommanding = false

  /// Whether the window needs the mouse wherever it goes.
  var isPointerPressed: Bool { pointer.isPressed || mirrored.areDown }
  /// What the second finger is opposite about, in points; nil for the middle of the window.
  var pinchMiddle: CGPoint?
  /// The two fingers that the mouse plays while Ctrl is held; nil without it.
  var pinchFingers: PinchFingers? { mirrored.pair }

  /// What a person did, in points.
  mutating func translate(_ input: WindowInput, geometry: WindowGeometry) -> [InputEvent.Kind] {
    if let modifiers = input.heldModifiers { mirrored.hold(modifiers, about: middle(of: geometry.size)) }
    func inPoints(_ place: CGPoint) -> CGPoint { geometry.point(x: place.x, y: place.y) }
    switch input {
    case .pointerMoved(let place, _):
      return moved(to: inPoints(place))
    case .pointerPressed(let button, let place, _):
      return pressed(button, at: inPoints(place))
    case .pointerReleased(let button, let place):
      return released(button, at: inPoints(place))
    case .finger(let number, let phase, let share):
      let size = geometry.size
      return finger(number, phase, at: CGPoint(x: share.x * size.width, y: share.y * size.height))
    case .wheel(let notches, let place):
      return [.scroll(inPoints(place), Self.distance(of: notches))]
    case .key(let key, let modifiers):
      isCommanding = modifiers.contains(.control)
      return [.key(key, modifiers)]
    case .modifiersChanged(let modifiers):
      isCommanding = isCommanding && modifiers.contains(.control)
      return []
    case .text(let text):
      if isCommanding { return [] }
      // The space bar is a key of its own.
      return text.filter { $0 != " " }.map { .key(.character($0)) }
    case .focusLost:
      return lost()
    }
  }

  private func middle(of size: CGSize) -> CGPoint {
    pinchMiddle ?? CGPoint(x: size.width / 2, y: size.height / 2)
  }

  // MARK: Mouse

  private mutating func moved(to point: CGPoint) -> [InputEvent.Kind] {
    let touches = mirrored.move(to: point)
    return [touches.map { .touches($0) } ?? .pointerMoved(point)]
  }

  private mutating func pressed(_ button: InputEvent.Button, at point: CGPoint) -> [InputEvent.Kind] {
    _ = mirrored.move(to: point)
    if button == .primary, !pointer.isPressed, let touches = mirrored.press() {
      return [.touches(touches)]
    }
    return pointer.press(button, at: point).map { [$0] } ?? []
  }

  private mutating func released(_ button: InputEvent.Button, at point: CGPoint) -> [InputEvent.Kind] {
    if button == .primary, let touches = mirrored.release() { return [.touches(touches)] }
    return pointer.release(button, at: point).map { [$0] } ?? []
  }

  /// SDL counts up and right as positive. Turning up moves the content down; turning right moves it left. Where "natural"
  /// scrolling is on, the windowing system has turned the sign already, as the person wants it.
  private static func distance(of notches: CGVector) -> CGVector {
    CGVector(dx: 0 - notches.dx * pointsPerNotch, dy: notches.dy * pointsPerNotch)
  }

  // MARK: Fingers

  /// A finger that was never seen to come down, or was cancelled, says nothing more.
  private mutating func finger(
    _ number: Int, _ phase: InputEvent.Touch.Phase, at point: CGPoint
  ) -> [InputEvent.Kind] {
    guard phase == .began || fingers[number] != nil else { return [] }
    fingers[number] = phase == .began || phase == .moved ? point : nil
    return [.touches([InputEvent.Touch(number, phase, at: point)])]
  }

  private mutating func lost() -> [InputEvent.Kind] {
    let touches = fingers.sorted { $0.key < $1.key }.map { InputEvent.Touch($0.key, .cancelled, at: $0.value) }
    fingers = [:]
    let all = touches + (mirrored.cancel() ?? [])
    return (all.isEmpty ? [] : [.touches(all)]) + (pointer.cancel().map { [$0] } ?? [])
  }
}
