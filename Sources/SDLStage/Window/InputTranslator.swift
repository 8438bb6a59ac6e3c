import InterludeUI

/// Turns what a window heard into the stage's events: a pure value, which knows what is down.
///
/// The mouse pressed with Ctrl is two fingers, as far from each other as the pointer is from twice over: one at the pointer,
/// one opposite it about the place where the pointer was when Ctrl was pressed. With Shift as well, both move together.
nonisolated struct InputTranslator: Hashable, Sendable {
  /// How far one notch of a wheel moves the content, in points.
  static let pointsPerNotch: CGFloat = 40

  private var pointer = PointerTracker()
  private var mirrored = MirroredFingers()
  /// The fingers on the touch screen and where they are.
  private var fingers: [Int: CGPoint] = [:]

  /// Whether the window has to hear of the mouse wherever it goes.
  var isPointerPressed: Bool { pointer.isPressed || mirrored.areDown }

  /// What a person did, in points.
  mutating func translate(_ input: WindowInput, geometry: WindowGeometry) -> [InputEvent.Kind] {
    func inPoints(_ place: CGPoint) -> CGPoint { geometry.point(x: place.x, y: place.y) }
    switch input {
    case .pointerMoved(let place, let modifiers):
      return moved(to: inPoints(place), modifiers)
    case .pointerPressed(let button, let place, let modifiers):
      return pressed(button, at: inPoints(place), modifiers)
    case .pointerReleased(let button, let place):
      return released(button, at: inPoints(place))
    case .finger(let number, let phase, let share):
      let size = geometry.size
      return finger(number, phase, at: CGPoint(x: share.x * size.width, y: share.y * size.height))
    case .wheel(let notches, let place):
      return [.scroll(inPoints(place), Self.distance(of: notches))]
    case .key(let key):
      return [.key(key)]
    case .text(let text):
      // The space bar is a key of its own.
      return text.filter { $0 != " " }.map { .key(.character($0)) }
    case .focusLost:
      return lost()
    }
  }

  // MARK: Mouse

  private mutating func moved(to point: CGPoint, _ modifiers: WindowInput.Modifiers) -> [InputEvent.Kind] {
    let touches = mirrored.move(to: point, modifiers)
    return [touches.map { .touches($0) } ?? .pointerMoved(point)]
  }

  private mutating func pressed(
    _ button: InputEvent.Button, at point: CGPoint, _ modifiers: WindowInput.Modifiers
  ) -> [InputEvent.Kind] {
    _ = mirrored.move(to: point, modifiers)
    if button == .primary, modifiers.contains(.control), !pointer.isPressed, let touches = mirrored.press() {
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
