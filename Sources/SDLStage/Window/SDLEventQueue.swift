import CSDL2
import InterludeUI

/// SDL's queue, whose events are read as plain values with the real time and the modifiers that each of them happened at.
///
/// SDL 2 stamps an event when it takes it from the windowing system, once in a frame; where it runs on SDL 3 under Wayland, the
/// stamp is the event's own. On X11 the server's time arrives in a system message ahead of SDL's mouse event.
struct SDLEventQueue {
  private var clock = EventClock()
  private var devices: InputDevices

  /// Enables SDL's system messages. SDL's video must be running.
  init() {
    SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
    devices = .current
  }

  /// The modifiers that are down after the events read so far.
  var modifiers: InputEvent.Modifiers { devices.modifiers }

  /// All events that are waiting; when none is, the first to come within a time in seconds.
  mutating func next(timeout: Double) -> [TimedWindowEvent] {
    var events: [(event: WindowEvent, modifiers: InputEvent.Modifiers)?] = []
    var stamps: [EventClock.Stamp] = []
    var serverTime: UInt32?
    var event = SDL_Event()
    if SDL_PollEvent(&event) == 1 || (timeout > 0 && SDL_WaitEventTimeout(&event, Int32(timeout * 1000)) == 1) {
      repeat {
        if event.type == SDL_SYSWMEVENT.rawValue {
          // SDL keeps the message until it is asked for the next event.
          serverTime = Self.serverTime(in: event.syswm)
        } else {
          devices.follow(event)
          events.append(WindowEvent(event, devices).map { ($0, devices.modifiers) })
          stamps.append(Self.stamp(of: event, serverTime: serverTime))
        }
      } while SDL_PollEvent(&event) == 1
    }
    // SDL may have changed either without an event, as for a key that was down before the window had the focus.
    devices = .current
    return zip(events, clock.realTimes(of: stamps, heardAt: RealClock.now)).compactMap { event, realTime in
      event.map { TimedWindowEvent(event: $0.event, realTime: realTime, modifiers: $0.modifiers) }
    }
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
