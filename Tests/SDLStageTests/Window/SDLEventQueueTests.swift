import CSDL2
import Foundation
import InterludeUI
import Rasterizer
import Testing

@testable import SDLStage

/// Several events that wait in SDL's queue when a frame begins, on SDL's dummy driver.
@Suite(.serialized) struct SDLEventQueueTests {
  init() { setenv("SDL_VIDEODRIVER", "dummy", 1) }

  /// Answers the events of one frame, and notes which modifiers the window says are down meanwhile.
  private final class Listener: WindowContent {
    private(set) var kinds: [InputEvent.Kind] = []
    private(set) var modifiers: [InputEvent.Modifiers] = []
    private let window: StageWindow

    init(_ window: StageWindow) { self.window = window }

    func send(_ event: InputEvent) {
      if case .resize = event.kind { return }
      kinds.append(event.kind)
      modifiers.append(window.heldModifiers)
    }

    func advance(to time: Double) { window.close() }

    func displayList() -> DisplayList { DisplayList(size: .zero) }
  }

  /// What a content of one frame hears of these events.
  private func hear(_ events: [SDL_Event]) throws -> Listener {
    let window = try StageWindow(
      title: "Test", placement: WindowPlacement(size: CGSize(width: 400, height: 400)), scale: 1, renderer: Rasterizer()
    )
    let listener = Listener(window)
    for var event in events { SDL_PushEvent(&event) }
    window.run(listener)
    return listener
  }

  private func control(isDown: Bool) -> SDL_Event {
    var event = SDL_Event()
    event.type = (isDown ? SDL_KEYDOWN : SDL_KEYUP).rawValue
    event.key.keysym.sym = Int32(bitPattern: SDLK_LCTRL.rawValue)
    event.key.keysym.mod = isDown ? UInt16(KMOD_LCTRL.rawValue) : 0
    return event
  }

  private func motion(x: Int32, y: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.type = SDL_MOUSEMOTION.rawValue
    (event.motion.x, event.motion.y) = (x, y)
    return event
  }

  private func button(isDown: Bool, x: Int32, y: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.type = (isDown ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP).rawValue
    event.button.button = UInt8(SDL_BUTTON_LEFT)
    event.button.state = UInt8(isDown ? SDL_PRESSED : SDL_RELEASED)
    (event.button.x, event.button.y) = (x, y)
    return event
  }

  private func wheel(_ notches: Float) -> SDL_Event {
    var event = SDL_Event()
    event.type = SDL_MOUSEWHEEL.rawValue
    event.wheel.preciseY = notches
    return event
  }

  @Test func aPressHasTheModifiersThatWereDownAsItHappened() throws {
    let listener = try hear([
      control(isDown: true), button(isDown: true, x: 100, y: 150), button(isDown: false, x: 100, y: 150),
      control(isDown: false), button(isDown: true, x: 20, y: 30), control(isDown: true),
    ])

    let (pointer, opposite) = (CGPoint(x: 100, y: 150), CGPoint(x: 300, y: 250))
    let pinch = listener.kinds.prefix(2).map { kind in
      if case .touches(let touches) = kind { touches.map(\.location) } else { [CGPoint]() }
    }
    #expect(Array(pinch) == [[pointer, opposite], [pointer, opposite]])
    #expect(Array(listener.kinds.dropFirst(2)) == [.pointerDown(CGPoint(x: 20, y: 30), .primary)])
    #expect(listener.modifiers == [.control, .control, []])
  }

  @Test func theWheelTurnsWhereThePointerWasAsItTurned() throws {
    let listener = try hear([
      motion(x: 50, y: 60), wheel(1), motion(x: 200, y: 300), wheel(1), button(isDown: true, x: 10, y: 15),
      wheel(1),
    ])

    let places = listener.kinds.compactMap { if case .scroll(let place, _) = $0 { place } else { nil } }
    #expect(places == [CGPoint(x: 50, y: 60), CGPoint(x: 200, y: 300), CGPoint(x: 10, y: 15)])
  }
}
