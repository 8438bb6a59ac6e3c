import CSDL2
import InterludeUI

extension WindowInput {
  /// The input of an event; nil when the event is none. Mouse events that SDL synthesises from touches are left out: the touches
  /// themselves arrive as well.
  ///
  /// - Parameter devices: The modifiers and the pointer's position as of this event.
  init?(_ event: SDL_Event, _ devices: InputDevices) {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION where !Self.isFinger(event.motion.which):
      self = .pointerMoved(CGPoint(x: CGFloat(event.motion.x), y: CGFloat(event.motion.y)), devices.modifiers)
    case SDL_MOUSEBUTTONDOWN where !Self.isFinger(event.button.which),
      SDL_MOUSEBUTTONUP where !Self.isFinger(event.button.which):
      self.init(event.button, devices.modifiers)
    case SDL_FINGERDOWN: self.init(event.tfinger, .began)
    case SDL_FINGERMOTION: self.init(event.tfinger, .moved)
    case SDL_FINGERUP: self.init(event.tfinger, .ended)
    case SDL_MOUSEWHEEL: self.init(event.wheel, at: devices.pointer)
    case SDL_KEYDOWN where Self.isModifier(event.key), SDL_KEYUP where Self.isModifier(event.key):
      self = .modifiersChanged(devices.modifiers)
    case SDL_KEYDOWN: self.init(event.key, devices.modifiers)
    case SDL_TEXTINPUT: self.init(event.text)
    default: return nil
    }
  }

  /// Whether a mouse event was synthesised from a touch: `SDL_TOUCH_MOUSEID`, a macro that Swift cannot import.
  private static func isFinger(_ mouse: UInt32) -> Bool { mouse == UInt32.max }

  private init?(_ event: SDL_MouseButtonEvent, _ modifiers: Modifiers) {
    guard let button = Self.buttons[Int32(event.button)] else { return nil }
    let point = CGPoint(x: CGFloat(event.x), y: CGFloat(event.y))
    self = event.state == SDL_PRESSED ? .pointerPressed(button, point, modifiers) : .pointerReleased(button, point)
  }

  private static let buttons: [Int32: InputEvent.Button] = [
    SDL_BUTTON_LEFT: .primary, SDL_BUTTON_RIGHT: .secondary, SDL_BUTTON_MIDDLE: .middle, SDL_BUTTON_X1: .back,
  ]

  /// Touch screens only: touches on a touch pad move the pointer.
  private init?(_ event: SDL_TouchFingerEvent, _ phase: InputEvent.Touch.Phase) {
    guard SDL_GetTouchDeviceType(event.touchId) == SDL_TOUCH_DEVICE_DIRECT else { return nil }
    self = .finger(Int(event.fingerId), phase, CGPoint(x: CGFloat(event.x), y: CGFloat(event.y)))
  }

  private init(_ event: SDL_MouseWheelEvent, at pointer: CGPoint) {
    self = .wheel(CGVector(dx: CGFloat(event.preciseX), dy: CGFloat(event.preciseY)), at: pointer)
  }

  private static func isModifier(_ event: SDL_KeyboardEvent) -> Bool {
    [SDLK_LCTRL, SDLK_RCTRL, SDLK_LSHIFT, SDLK_RSHIFT].contains(SDL_KeyCode(UInt32(bitPattern: event.keysym.sym)))
  }

  /// A character counts as a key only with Ctrl; without it, SDL sends the character as text.
  private init?(_ event: SDL_KeyboardEvent, _ modifiers: Modifiers) {
    let code = UInt32(bitPattern: event.keysym.sym)
    if let key = Self.key(SDL_KeyCode(code)) {
      self = .key(key, modifiers)
    } else if modifiers.contains(.control), (UInt32(33)...126).contains(code), let letter = Unicode.Scalar(code) {
      self = .key(.character(Character(letter)), modifiers)
    } else {
      return nil
    }
  }

  private static func key(_ code: SDL_KeyCode) -> InputEvent.Key? {
    switch code {
    case SDLK_ESCAPE: .escape
    case SDLK_SPACE: .space
    case SDLK_TAB: .tab
    case SDLK_RETURN, SDLK_KP_ENTER: .return
    case SDLK_UP: .upArrow
    case SDLK_DOWN: .downArrow
    case SDLK_LEFT: .leftArrow
    case SDLK_RIGHT: .rightArrow
    case SDLK_PAGEUP: .pageUp
    case SDLK_PAGEDOWN: .pageDown
    case SDLK_HOME: .home
    case SDLK_END: .end
    case SDLK_BACKSPACE: .delete
    case SDLK_DELETE: .forwardDelete
    case SDLK_F1: .f1
    default: nil
    }
  }

  private init(_ event: SDL_TextInputEvent) {
    self = .text(
      withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
  }
}
