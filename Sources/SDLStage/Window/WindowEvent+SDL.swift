import CSDL2

extension WindowEvent {
  /// Nil when the event concerns neither the window nor its content.
  ///
  /// - Parameter devices: The modifiers and the pointer's position as of this event.
  init?(_ event: SDL_Event, _ devices: InputDevices) {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: self = .closeRequested
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: self = .contentLost
    case SDL_WINDOWEVENT:
      guard let change = Self.change(event.window) else { return nil }
      self = change
    default:
      guard let input = WindowInput(event, devices) else { return nil }
      self = .input(input)
    }
  }

  private static func change(_ event: SDL_WindowEvent) -> WindowEvent? {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_DISPLAY_CHANGED: .displayChanged
    case SDL_WINDOWEVENT_EXPOSED: .exposed
    case SDL_WINDOWEVENT_MOVED, SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_MAXIMIZED, SDL_WINDOWEVENT_RESTORED:
      .placementChanged
    case SDL_WINDOWEVENT_FOCUS_LOST: .input(.focusLost)
    default: nil
    }
  }
}
