import Foundation
import InterludeUI
import Testing

@testable import SDLStage

struct PointerTrackerTests {
  private let point = CGPoint(x: 3, y: 4)

  @Test func aPressEndsWithItsRelease() {
    var pointer = PointerTracker()

    #expect(pointer.press(.primary, at: point) == .pointerDown(point, .primary))
    #expect(pointer.isPressed)
    #expect(pointer.release(.primary, at: point) == .pointerUp(point, .primary))
    #expect(!pointer.isPressed)
  }

  @Test func losingTheMouseCancelsOnceAndSwallowsTheLateRelease() {
    var pointer = PointerTracker()
    _ = pointer.press(.primary, at: point)
    _ = pointer.press(.secondary, at: point)

    #expect(pointer.cancel() == .pointerCancelled)
    #expect(pointer.cancel() == nil)
    #expect(pointer.release(.primary, at: point) == nil)
    #expect(pointer.release(.secondary, at: point) == nil)
  }

  @Test func losingTheMouseWithNoButtonDownSaysNothing() {
    var pointer = PointerTracker()

    #expect(pointer.cancel() == nil)
  }

  @Test func aButtonThatIsDownIsNotPressedAgain() {
    var pointer = PointerTracker()
    _ = pointer.press(.back, at: point)

    #expect(pointer.press(.back, at: point) == nil)
  }
}
