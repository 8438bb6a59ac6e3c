import InterludeUI
import SDLStage
import Testing

@testable import InterludeLab

/// The phone on the canvas, moved and zoomed.
struct CanvasTests {
  private let host = TestHost()

  @Test func aDragBesideThePhoneMovesItAndTheKeyThatFitsItPutsItBack() throws {
    let window = try TestLab().slideWindow(host)
    func send(_ kind: InputEvent.Kind) { window.send(InputEvent(time: host.playback.time, kind: kind)) }
    func control(_ key: Character) { send(.key(.character(key), .control)) }
    let corner = CGPoint(x: window.layout.canvas.minX + 10, y: window.layout.canvas.minY + 10)
    #expect(!window.layout.isOnPhone(corner))
    let whole = window.layout.phoneFrame()

    control("+")
    send(.pointerDown(corner, .primary))
    send(.pointerMoved(CGPoint(x: corner.x + 20, y: corner.y + 10)))
    send(.pointerMoved(CGPoint(x: corner.x + 50, y: corner.y + 40)))
    send(.pointerUp(CGPoint(x: corner.x + 50, y: corner.y + 40), .primary))
    send(.pointerMoved(corner))

    #expect(window.layout.pan == CGPoint(x: 50, y: 40))
    #expect(abs(window.layout.phoneFrame().width - 1.25 * whole.width) < 1e-9)
    control("0")
    #expect(window.layout.phoneFrame() == whole)
  }

  /// A dark screen on a dark canvas would end nowhere.
  @Test func thePhoneHasALineAroundIt() throws {
    let window = try TestLab().slideWindow(host)
    let frame = window.layout.phoneFrame().insetBy(dx: -1, dy: -1)
    let commands = PhoneCanvas(session: window.session).commands(
      showing: window.session.machine.displayList(), in: window.layout)
    let edges = commands.compactMap { command -> CGColor? in
      guard case .fill(.roundedRect(let shape), let color, _) = command, shape.rect == frame else { return nil }
      return color
    }
    #expect(edges.count == 1 && edges[0].alpha > 0.1)
  }

  @Test func thereIsRoomBelowTheCaptionOfThePhone() throws {
    let window = try TestLab().slideWindow(host)
    let caption = try #require(TakeCaption.captions(of: nil, device: "Dark", in: window.layout).first)
    #expect(caption.frame.maxY <= 900 - 4)
  }
}
