import CSDL2
import InterludeUI

/// The modifiers that are down and the pointer's position, as of one event in the queue.
///
/// SDL 2 stores neither in a mouse event. `SDL_GetModState` and `SDL_GetMouseState` answer for the last event that was pumped, which
/// may be several events later: a frame pumps all that are waiting at once.
struct InputDevices {
  private(set) var modifiers: InputEvent.Modifiers
  /// In the windowing system's units, from the window's top left.
  private(set) var pointer: CGPoint

  /// The state after all events that were pumped.
  static var current: InputDevices {
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetMouseState(&x, &y)
    return InputDevices(
      modifiers: modifiers(in: SDL_GetModState().rawValue), pointer: CGPoint(x: CGFloat(x), y: CGFloat(y)))
  }

  /// Moves on to the state as of the next event.
  mutating func follow(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_KEYDOWN, SDL_KEYUP: modifiers = Self.modifiers(in: UInt32(event.key.keysym.mod))
    case SDL_MOUSEMOTION: pointer = CGPoint(x: CGFloat(event.motion.x), y: CGFloat(event.motion.y))
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      pointer = CGPoint(x: CGFloat(event.button.x), y: CGFloat(event.button.y))
    default: break
    }
  }

  private static func modifiers(in state: UInt32) -> InputEvent.Modifiers {
    var modifiers: InputEvent.Modifiers = []
    if state & (KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue) != 0 { modifiers.insert(.control) }
    if state & (KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue) != 0 { modifiers.insert(.shift) }
    return modifiers
  }
}
