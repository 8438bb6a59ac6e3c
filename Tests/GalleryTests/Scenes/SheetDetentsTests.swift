import Gallery
import InterludeUI
import Testing

struct SheetDetentsTests {
  private let world = SceneWorld { SheetDetentsViewController() }

  /// In a window of 390 by 844 points with a safe area of 47 and 34: small, medium and large.
  private let small: CGFloat = 726
  private let medium: CGFloat = 383
  private let large: CGFloat = 47

  private func top() throws -> CGFloat { try world.view("shelf").shownFrameInWindow.minY }

  private func drag(from y: CGFloat, to end: CGFloat, at time: Double, duration: Double) {
    world.stage.send(InputEvent(time: time, kind: .pointerDown(CGPoint(x: 120, y: y), .primary)))
    for step in 1...20 {
      let part = Double(step) / 20
      let place = CGPoint(x: 120, y: y + (end - y) * part)
      world.stage.send(InputEvent(time: time + duration * part, kind: .pointerMoved(place)))
    }
    world.stage.send(InputEvent(time: time + duration, kind: .pointerUp(CGPoint(x: 120, y: end), .primary)))
  }

  @Test func opensHalfWay() throws {
    try world.tap("open-shelf", at: 1)
    world.show(at: 2)
    expect(try top(), medium)
    try expect(world.view("shelf").shownFrameInWindow, CGRect(x: 0, y: medium, width: 390, height: 461))
    #expect(world.diagnostics.isEmpty)
  }

  @Test func aDragTakesItToTheNextDetentAndTheButtonSaysSo() throws {
    try world.tap("open-shelf", at: 1)
    drag(from: 400, to: 155, at: 2, duration: 0.4)
    world.show(at: 4)
    expect(try top(), large)
    #expect((try world.view("resize-shelf") as? UIButton)?.title(for: .normal) == "Half")
    try world.tap("resize-shelf", at: 5)
    world.show(at: 6)
    expect(try top(), medium)
    drag(from: 400, to: 645, at: 7, duration: 1.5)
    world.show(at: 10)
    expect(try top(), small)
    #expect(world.diagnostics.isEmpty)
  }

  @Test func aHerbIsChosenWhileTheSceneBehindShowsIt() throws {
    try world.tap("open-shelf", at: 1)
    #expect(try name() == "Basil")
    try world.tap("shelf-saffron", at: 3)
    world.show(at: 4)
    #expect(try name() == "Saffron")
    expect(try top(), medium)
  }

  private func name() throws -> String? { (try world.view("herb-name") as? UILabel)?.text }

  @Test func theListHandsTheFingerToTheSheet() throws {
    try world.tap("open-shelf", at: 1)
    drag(from: 780, to: 300, at: 3, duration: 0.8)
    let list = try #require(try world.view("shelf-list") as? UIScrollView)
    expect(try top(), large)
    expect(list.contentOffset.y, 480 - 10 - (medium - large), tolerance: 1e-6)
    world.show(at: 8)
    list.contentOffset = .zero
    drag(from: 300, to: 760, at: 9, duration: 0.25)
    world.show(at: 11)
    #expect(!world.shows("shelf") && world.diagnostics.isEmpty)
  }

  @Test func theSmallDetentLeavesThePresenterInReach() throws {
    try world.tap("open-shelf", at: 1)
    world.press(CGPoint(x: 195, y: 300), at: 3)
    world.show(at: 4)
    #expect(world.shows("shelf"), "at an undimmed detent a tap beside the sheet is the presenter's")
  }
}
