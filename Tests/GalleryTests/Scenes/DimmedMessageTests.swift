import Gallery
import InterludeUI
import MotionCurves
import Testing

struct DimmedMessageTests {
  private let curve = Spring(dampingRatio: 1, duration: 0.6)
  private let world = SceneWorld { DimmedMessageSceneViewController() }
  private let restingFrame = CGRect(x: 50, y: 50, width: 290, height: 744)

  @Test(arguments: [0.0, 0.1, 0.3, 0.5])
  func entersFromAboveAndLeavesBelow(elapsed: Double) throws {
    let progress = curve.value(at: elapsed)
    try world.tap("present-message", at: 1)
    world.show(at: 1 + elapsed)
    try expect(world.view("message").shownFrame, restingFrame.offsetBy(dx: 0, dy: between(-794, 0, progress)))
    try expect(world.view("dim").shownAlpha, progress)
    world.show(at: 2)
    #expect(try world.view("message").shownFrame == restingFrame)
    try world.tap("dismiss", at: 3)
    world.show(at: 3 + elapsed)
    try expect(world.view("message").shownFrame, restingFrame.offsetBy(dx: 0, dy: between(0, 794, progress)))
    try expect(world.view("dim").shownAlpha, 1 - progress)
    world.show(at: 3.6)
    #expect(!world.shows("message"))
    #expect(!world.shows("dim"))
    #expect(world.diagnostics.isEmpty)
  }

  @Test func theDimIsATranslucentRed() throws {
    try world.tap("present-message", at: 1)
    let color = try #require(world.view("dim").backgroundColor?.cgColor)
    #expect(color.red > 2 * color.green && color.red > 2 * color.blue)
    #expect(color.alpha > 0 && color.alpha < 1)
  }

  @Test func aTapOnTheDimDismisses() throws {
    try world.tap("present-message", at: 1)
    world.press(CGPoint(x: 20, y: 400), at: 3)
    world.show(at: 4)
    #expect(!world.shows("message"))
  }

  @Test func keepsItsDistanceWhenTheWindowIsResized() throws {
    try world.tap("present-message", at: 1)
    world.resize(to: CGSize(width: 844, height: 390), at: 2)
    #expect(try world.view("message").shownFrame == CGRect(x: 50, y: 50, width: 744, height: 290))
    #expect(try world.view("dim").shownFrame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test func keepsItsDistanceWhenTheWindowIsResizedOnTheWay() throws {
    try world.tap("present-message", at: 1)
    world.resize(to: CGSize(width: 844, height: 390), at: 1.3)
    world.show(at: 2)
    #expect(try world.view("message").shownFrame == CGRect(x: 50, y: 50, width: 744, height: 290))
  }
}
