import InterludeUI

/// Something that a window heard from the windowing system, as plain values. Places are in the windowing system's units,
/// from the window's top left.
nonisolated enum WindowInput: Hashable, Sendable {
  typealias Modifiers = InputEvent.Modifiers

  case pointerMoved(CGPoint, Modifiers)
  case pointerPressed(InputEvent.Button, CGPoint, Modifiers)
  case pointerReleased(InputEvent.Button, CGPoint)
  /// A finger on a touch screen, at a share of the window's width and height.
  case finger(Int, InputEvent.Touch.Phase, CGPoint)
  /// Notches of a wheel; positive is up and right.
  case wheel(CGVector, at: CGPoint)
  case key(InputEvent.Key, Modifiers)
  /// A modifier was pressed or let go of; those that are down now.
  case modifiersChanged(Modifiers)
  /// The characters typed, as the keyboard's layout has them.
  case text(String)
  /// The window no longer gets the mouse and the keyboard.
  case focusLost

  /// The modifiers that are down, as far as it says.
  var heldModifiers: Modifiers? {
    switch self {
    case .pointerMoved(_, let modifiers), .pointerPressed(_, _, let modifiers), .modifiersChanged(let modifiers):
      modifiers
    default: nil
    }
  }
}
