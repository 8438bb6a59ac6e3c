import CSDL2
import InterludeUI

/// Turns SDL's events into the stage's.
struct InputTranslator {
  /// How far one notch of a wheel moves the content.
  private static let pointsPerNotch: CGFloat = 40

  private var pointer = PointerTracker()

  /// What a person did, in points; nil when the event says nothing to a stage.
  mutating func translate(_ event: SDL_Event, geometry: WindowGeometry) -> [InputEvent.Kind] {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION:
      return [.pointerMoved(geometry.point(x: CGFloat(event.motion.x), y: CGFloat(event.motion.y)))]
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      let kind = translate(event.button, geometry: geometry)
      // Captured, the mouse keeps reporting to this window while a drag leaves it.
      SDL_CaptureMouse(pointer.isPressed ? SDL_TRUE : SDL_FALSE)
      return kind.map { [$0] } ?? []
    case SDL_MOUSEWHEEL:
      return [scroll(event.wheel, geometry: geometry)]
    case SDL_KEYDOWN:
      return key(event.key).map { [.key($0)] } ?? []
    case SDL_TEXTINPUT:
      return text(event.text).map { .key(.character($0)) }
    case SDL_WINDOWEVENT where event.window.event == SDL_WINDOWEVENT_FOCUS_LOST.rawValue:
      return pointer.cancel().map { [$0] } ?? []
    default:
      return []
    }
  }

  private mutating func translate(_ event: SDL_MouseButtonEvent, geometry: WindowGeometry) -> InputEvent.Kind? {
    guard let button = Self.buttons[Int32(event.button)] else { return nil }
    let point = geometry.point(x: CGFloat(event.x), y: CGFloat(event.y))
    return event.state == SDL_PRESSED ? pointer.press(button, at: point) : pointer.release(button, at: point)
  }

  private static let buttons: [Int32: InputEvent.Button] = [
    SDL_BUTTON_LEFT: .primary, SDL_BUTTON_RIGHT: .secondary, SDL_BUTTON_MIDDLE: .middle, SDL_BUTTON_X1: .back,
  ]

  /// SDL counts up and right as positive. Turning up moves the content down; turning right moves it left. Where "natural"
  /// scrolling is on, the windowing system has turned the sign already, as the person wants it.
  private func scroll(_ wheel: SDL_MouseWheelEvent, geometry: WindowGeometry) -> InputEvent.Kind {
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetMouseState(&x, &y)
    let delta = CGVector(
      dx: 0 - CGFloat(wheel.preciseX) * Self.pointsPerNotch, dy: CGFloat(wheel.preciseY) * Self.pointsPerNotch)
    return .scroll(geometry.point(x: CGFloat(x), y: CGFloat(y)), delta)
  }

  private func key(_ event: SDL_KeyboardEvent) -> InputEvent.Key? {
    switch SDL_KeyCode(UInt32(bitPattern: event.keysym.sym)) {
    case SDLK_ESCAPE: .escape
    case SDLK_SPACE: .space
    case SDLK_RIGHT: .rightArrow
    case SDLK_LEFT: .leftArrow
    case SDLK_F1: .f1
    default: nil
    }
  }

  /// The characters typed, as the keyboard's layout has them; the space bar is a key of its own.
  private func text(_ event: SDL_TextInputEvent) -> [Character] {
    let string = withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return string.filter { $0 != " " }
  }
}
