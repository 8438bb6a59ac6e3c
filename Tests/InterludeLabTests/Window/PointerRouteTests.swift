import InterludeUI
import Testing

@testable import InterludeLab

/// Who answers a pointer: the phone left of 100 points, the dock right of it.
struct PointerRouteTests {
  private var route = PointerRoute()

  private mutating func target(_ kind: InputEvent.Kind) -> PointerRoute.Target? {
    route.target(of: kind) { $0.x < 100 ? .phone : .dock }
  }

  private let phone = CGPoint(x: 50, y: 10)
  private let dock = CGPoint(x: 150, y: 10)

  @Test mutating func aPressHasItsTargetUntilItIsLifted() {
    #expect(target(.pointerDown(phone, .primary)) == .phone)
    #expect(target(.pointerMoved(dock)) == .phone)
    #expect(target(.pointerUp(dock, .primary)) == .phone)
    #expect(target(.pointerMoved(dock)) == .dock)
  }

  @Test mutating func aPressThatIsCancelledIsOver() {
    #expect(target(.pointerDown(phone, .primary)) == .phone)
    #expect(target(.pointerCancelled) == .phone)
    #expect(target(.pointerMoved(dock)) == .dock)
  }

  @Test mutating func fingersHaveTheTargetOfTheFirstUntilTheLastIsLifted() {
    func touch(_ id: Int, _ phase: InputEvent.Touch.Phase, at place: CGPoint) -> InputEvent.Kind {
      .touches([InputEvent.Touch(id, phase, at: place)])
    }
    #expect(target(touch(1, .began, at: phone)) == .phone)
    #expect(target(touch(2, .began, at: dock)) == .phone)
    #expect(target(touch(1, .ended, at: phone)) == .phone)
    #expect(target(touch(2, .ended, at: dock)) == .phone)
    #expect(target(touch(3, .began, at: dock)) == .dock)
  }
}
