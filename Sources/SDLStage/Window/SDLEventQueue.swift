import CSDL2

/// SDL's queue of events, each with the real time at which it happened, in seconds.
///
/// SDL 2's own stamp is the time at which it took the event from the windowing system, once in a frame; where it runs on
/// SDL 3 under Wayland, it is the event's. The X server's time comes in a message ahead of what SDL makes of a mouse's event.
struct SDLEventQueue {
  private var clock = EventClock()

  /// Lets SDL's video, which must be running, send the messages.
  init() { SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE) }

  /// All events that are waiting; when none is, the first to come within a time in seconds.
  mutating func next(timeout: Double) -> [(event: SDL_Event, realTime: Double)] {
    var events: [SDL_Event] = []
    var stamps: [EventClock.Stamp] = []
    var serverTime: UInt32?
    var event = SDL_Event()
    if SDL_PollEvent(&event) == 1 || (timeout > 0 && SDL_WaitEventTimeout(&event, Int32(timeout * 1000)) == 1) {
      repeat {
        if event.type == SDL_SYSWMEVENT.rawValue {
          // SDL keeps the message until it is asked for the next event.
          serverTime = Self.serverTime(in: event.syswm)
        } else {
          events.append(event)
          stamps.append(Self.stamp(of: event, serverTime: serverTime))
        }
      } while SDL_PollEvent(&event) == 1
    }
    return Array(zip(events, clock.realTimes(of: stamps, heardAt: RealClock.now)))
  }

  private static func stamp(of event: SDL_Event, serverTime: UInt32?) -> EventClock.Stamp {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      if let serverTime { return .server(milliseconds: serverTime) }
    default: break
    }
    return .age(milliseconds: Int32(bitPattern: SDL_GetTicks() &- event.common.timestamp))
  }

  private static func serverTime(in message: SDL_SysWMEvent) -> UInt32? {
    let time = withUnsafePointer(to: message) { CSDL2_X11MouseTime($0) }
    return time == 0 ? nil : time
  }
}
