import InterludeUI

/// Which mouse buttons are down, so that every press gets exactly one end: a release, or the pointer being taken away.
nonisolated struct PointerTracker: Hashable, Sendable {
  private var pressed: Set<InputEvent.Button> = []
  /// Whether any button is down.
  var isPressed: Bool { !pressed.isEmpty }

  mutating func press(_ button: InputEvent.Button, at point: CGPoint) -> InputEvent.Kind? {
    pressed.insert(button).inserted ? .pointerDown(point, button) : nil
  }

  /// Nil when the press was never seen, or was cancelled.
  mutating func release(_ button: InputEvent.Button, at point: CGPoint) -> InputEvent.Kind? {
    pressed.remove(button).map { .pointerUp(point, $0) }
  }

  /// The window lost the mouse; nil when no button was down.
  mutating func cancel() -> InputEvent.Kind? {
    guard isPressed else { return nil }
    pressed.removeAll()
    return .pointerCancelled
  }
}
