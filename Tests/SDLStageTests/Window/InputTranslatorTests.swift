import Foundation
import InterludeUI
import Testing

@testable import SDLStage

struct InputTranslatorTests {
  private var translator = InputTranslator()
  /// Two pixels per unit, and two and a half units per point: 400 × 300 points.
  private let geometry = WindowGeometry(pixelWidth: 2000, pixelHeight: 1500, pixelsPerUnit: 2, scale: 5)

  private mutating func translate(_ inputs: WindowInput...) -> [InputEvent.Kind] {
    inputs.flatMap { translator.translate($0, geometry: geometry) }
  }

  /// In units of the window, from points.
  private func units(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x * 2.5, y: y * 2.5) }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test mutating func theMouseSpeaksInPoints() {
    let kinds = translate(
      .pointerMoved(units(10, 20), []), .pointerPressed(.primary, units(10, 20), []),
      .pointerReleased(.primary, units(30, 20)), .wheel(CGVector(dx: 1, dy: -2), at: units(5, 5)))

    #expect(
      kinds == [
        .pointerMoved(point(10, 20)), .pointerDown(point(10, 20), .primary), .pointerUp(point(30, 20), .primary),
        .scroll(point(5, 5), CGVector(dx: -40, dy: -80)),
      ])
    #expect(!translator.isPointerPressed)
  }

  @Test mutating func keysAndTextAreKeysOnce() {
    #expect(
      translate(.key(.space, []), .text(" a "), .text("é")) == [
        .key(.space), .key(.character("a")), .key(.character("é")),
      ])
  }

  // MARK: Fingers

  /// X11 gives what a digit or a sign writes with Ctrl held, too.
  @Test mutating func whatAKeyWritesWithControlIsNoText() {
    #expect(
      translate(.modifiersChanged(.control), .key(.character("0"), .control), .text("0")) == [
        .key(.character("0"), .control)
      ])
    #expect(translate(.key(.character("="), [.control, .shift]), .text("+")).count == 1)
    #expect(translate(.modifiersChanged([]), .text("p")) == [.key(.character("p"), [])])
    #expect(
      translate(.modifiersChanged(.control), .key(.character("s"), .control), .key(.tab, []), .text("x")).count == 3)
  }

  @Test mutating func fingersArePlacedByTheWindowsSize() {
    let kinds = translate(
      .finger(4, .began, CGPoint(x: 0.5, y: 0.5)), .finger(9, .began, CGPoint(x: 0.25, y: 1)),
      .finger(4, .moved, CGPoint(x: 1, y: 0)), .finger(4, .ended, CGPoint(x: 1, y: 0)))

    #expect(
      kinds == [
        .touches([.init(4, .began, at: point(200, 150))]), .touches([.init(9, .began, at: point(100, 300))]),
        .touches([.init(4, .moved, at: point(400, 0))]), .touches([.init(4, .ended, at: point(400, 0))]),
      ])
  }

  @Test mutating func aFingerThatNeverCameDownSaysNothing() {
    #expect(translate(.finger(4, .moved, .zero), .finger(4, .ended, .zero)) == [])
  }

  @Test mutating func losingTheFocusCancelsEverythingOnce() {
    _ = translate(
      .finger(9, .began, .zero), .finger(4, .began, CGPoint(x: 0.5, y: 0)), .pointerPressed(.primary, units(1, 1), []))

    #expect(
      translate(.focusLost) == [
        .touches([.init(4, .cancelled, at: point(200, 0)), .init(9, .cancelled, at: .zero)]), .pointerCancelled,
      ])
    #expect(translate(.focusLost, .finger(4, .ended, .zero), .pointerReleased(.primary, .zero)) == [])
  }

  // MARK: Two fingers of a mouse

  private func pair(_ phase: InputEvent.Touch.Phase, _ first: CGPoint, _ second: CGPoint) -> InputEvent.Kind {
    let (one, two) = MirroredFingers.identifiers
    return .touches([.init(one, phase, at: first), .init(two, phase, at: second)])
  }

  @Test mutating func withControlTheMouseIsTwoFingersAboutTheMiddleOfTheScreen() {
    let hover = translate(.pointerMoved(units(30, 40), []), .pointerMoved(units(240, 150), .control))
    #expect(hover == [.pointerMoved(point(30, 40)), .pointerMoved(point(240, 150))])

    #expect(
      translate(.pointerPressed(.primary, units(240, 150), .control))
        == [pair(.began, point(240, 150), point(160, 150))])
    #expect(translator.isPointerPressed)
    #expect(
      translate(.pointerMoved(units(280, 190), .control)) == [pair(.moved, point(280, 190), point(120, 110))])
    #expect(
      translate(.pointerReleased(.primary, units(280, 190))) == [pair(.ended, point(280, 190), point(120, 110))])
    #expect(!translator.isPointerPressed)
  }

  @Test mutating func theFingersCanBeSeenWhileControlIsHeld() {
    _ = translate(.pointerMoved(units(240, 150), []))
    #expect(translator.pinchFingers == nil)

    #expect(translate(.modifiersChanged(.control)) == [])
    #expect(translator.pinchFingers == nil, "a key with Ctrl is no finger")
    _ = translate(.pointerMoved(units(240, 151), .control), .pointerMoved(units(240, 150), .control))
    #expect(translator.pinchFingers == PinchFingers(first: point(240, 150), second: point(160, 150), areDown: false))

    _ = translate(.pointerPressed(.primary, units(240, 150), .control), .modifiersChanged([]))
    #expect(translator.pinchFingers?.areDown == true)
    _ = translate(.pointerReleased(.primary, units(240, 150)))
    #expect(translator.pinchFingers == nil)
  }

  @Test mutating func theSecondFingerIsOppositeAboutTheMiddleThatIsGiven() {
    translator.pinchMiddle = point(100, 120)

    #expect(
      translate(.pointerMoved(units(110, 150), .control), .pointerPressed(.primary, units(110, 150), .control)).last
        == pair(.began, point(110, 150), point(90, 90)))
  }

  @Test mutating func theFingersAreGoneWithTheFocus() {
    _ = translate(.pointerMoved(units(240, 150), .control), .focusLost)

    #expect(translator.pinchFingers == nil)
  }

  @Test mutating func withShiftAsWellBothFingersMoveTogether() {
    _ = translate(
      .pointerMoved(units(200, 150), []), .pointerMoved(units(240, 150), .control),
      .pointerPressed(.primary, units(240, 150), .control))

    #expect(
      translate(.pointerMoved(units(250, 170), [.control, .shift]))
        == [pair(.moved, point(250, 170), point(170, 170))])
    #expect(translate(.pointerMoved(units(260, 170), .control)) == [pair(.moved, point(260, 170), point(160, 170))])
  }

  @Test mutating func theFingersStayDownUntilTheButtonIsReleasedWhateverTheKeys() {
    _ = translate(
      .pointerMoved(units(200, 150), []), .pointerPressed(.primary, units(240, 150), .control))

    #expect(translate(.pointerMoved(units(250, 150), [])) == [pair(.moved, point(250, 150), point(150, 150))])
    #expect(translate(.pointerReleased(.primary, units(250, 150))) == [pair(.ended, point(250, 150), point(150, 150))])
    #expect(translate(.pointerReleased(.primary, units(250, 150))) == [])
    // Ctrl was let go meanwhile: the next drag is one pointer's.
    #expect(
      translate(.pointerPressed(.primary, units(10, 10), [])) == [.pointerDown(point(10, 10), .primary)])
  }

  @Test mutating func controlPressedDuringADragChangesNothing() {
    let kinds = translate(
      .pointerPressed(.primary, units(10, 10), []), .pointerMoved(units(20, 10), .control),
      .pointerPressed(.primary, units(20, 10), .control), .pointerReleased(.primary, units(20, 10)))

    #expect(
      kinds == [
        .pointerDown(point(10, 10), .primary), .pointerMoved(point(20, 10)), .pointerUp(point(20, 10), .primary),
      ])
  }

  @Test mutating func theFingersOfAMouseAreCancelledWithTheFocus() {
    _ = translate(.pointerMoved(units(200, 150), []), .pointerPressed(.primary, units(240, 150), .control))

    #expect(translate(.focusLost) == [pair(.cancelled, point(240, 150), point(160, 150))])
    #expect(translate(.pointerReleased(.primary, units(240, 150))) == [])
  }
}
