import CSDL2
import InterludeUI

extension WindowInput {
  /// Nil when the event says nothing to a stage. Mouse events that SDL makes of fingers are left out: the fingers speak for
  /// themselves.
  init?(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION where !Self.isFinger(event.motion.which):
      self = .pointerMoved(CGPoint(x: CGFloat(event.motion.x), y: CGFloat(event.motion.y)), Self.modifiers)
    case SDL_MOUSEBUTTONDOWN where !Self.isFinger(event.button.which),
      SDL_MOUSEBUTTONUP where !Self.isFinger(event.button.which):
      self.init(event.button)
    case SDL_FINGERDOWN: self.init(event.tfinger, .began)
    case SDL_FINGERMOTION: self.init(event.tfinger, .moved)
    case SDL_FINGERUP: self.init(event.tfinger, .ended)
    case SDL_MOUSEWHEEL: self.init(event.wheel)
    case SDL_KEYDOWN where Self.isModifier(event.key), SDL_KEYUP where Self.isModifier(event.key):
      self = .modifiersChanged(Self.modifiers)
    case SDL_KEYDOWN: self.init(event.key)
    case SDL_TEXTINPUT: self.init(event.text)
    case SDL_WINDOWEVENT where event.window.event == SDL_WINDOWEVENT_FOCUS_LOST.rawValue: self = .focusLost
    default: return nil
    }
  }

  /// Whether a mouse is not one, but SDL's imitation of one by a finger: SDL's constant, which Swift cannot import.
  private static func isFinger(_ mouse: UInt32) -> Bool { mouse == UInt32.max }

  /// Those that are held now.
  static var modifiers: Modifiers { modifiers(in: SDL_GetModState().rawValue) }

  private static func modifiers(in state: UInt32) -> Modifiers {
    var modifiers: Modifiers = []
    if state & (KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue) != 0 { modifiers.insert(.control) }
    if state & (KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue) != 0 { modifiers.insert(.shift) }
    return modifiers
  }

  private init?(_ event: SDL_MouseButtonEvent) {
    guard let button = Self.buttons[Int32(event.button)] else { return nil }
    let point = CGPoint(x: CGFloat(event.x), y: CGFloat(event.y))
    self =
      event.state == SDL_PRESSED ? .pointerPressed(button, point, Self.modifiers) : .pointerReleased(button, point)
  }

  private static let buttons: [Int32: InputEvent.Button] = [
    SDL_BUTTON_LEFT: .primary, SDL_BUTTON_RIGHT: .secondary, SDL_BUTTON_MIDDLE: .middle, SDL_BUTTON_X1: .back,
  ]

  /// Only touch screens: a touch pad's fingers move the pointer.
  private init?(_ event: SDL_TouchFingerEvent, _ phase: InputEvent.Touch.Phase) {
    guard SDL_GetTouchDeviceType(event.touchId) == SDL_TOUCH_DEVICE_DIRECT else { return nil }
    self = .finger(Int(event.fingerId), phase, CGPoint(x: CGFloat(event.x), y: CGFloat(event.y)))
  }

  private init(_ event: SDL_MouseWheelEvent) {
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetMouseState(&x, &y)
    self = .wheel(
      CGVector(dx: CGFloat(event.preciseX), dy: CGFloat(event.preciseY)), at: CGPoint(x: CGFloat(x), y: CGFloat(y)))
  }

  private static func isModifier(_ event: SDL_KeyboardEvent) -> Bool {
    [SDLK_LCTRL, SDLK_RCTRL, SDLK_LSHIFT, SDLK_RSHIFT].contains(SDL_KeyCode(UInt32(bitPattern: event.keysym.sym)))
  }

  /// A character is a key only with Ctrl: without, it comes as text. What was held is what was held as it was pressed, not what is
  /// by now.
  private init?(_ event: SDL_KeyboardEvent) {
    let code = UInt32(bitPattern: event.keysym.sym)
    let modifiers = Self.modifiers(in: UInt32(event.keysym.mod))
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
