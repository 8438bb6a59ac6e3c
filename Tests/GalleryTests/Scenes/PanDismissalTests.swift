import Gallery
import InterludeUI
import Testing

/// The step of the drop-in whose card is dragged away by a pan and a percent-driven transition.
struct PanDismissalTests {
  private let world = SceneWorld { DropInViewController(.percentDriven) }
  private let start = CGPoint(x: 195, y: 300)

  /// Presents the card, and gives the screen that it lies on.
  private func present() throws -> UIView {
    try world.tap("present-drop-in", at: 1)
    world.show(at: 2)
    world.down(start, at: 2)
    return try #require(world.view("drop-in-card").superview)
  }

  private func drag(to y: CGFloat, until time: Double) {
    world.drag(from: start, to: CGPoint(x: start.x, y: y), from: 2, until: time)
    world.show(at: time)
  }

  @Test func theScreenIsAsFarDownAsTheFinger() throws {
    let screen = try present()
    drag(to: 400, until: 2.5)
    let top = screen.shownFrame.minY
    world.move(CGPoint(x: start.x, y: 520), at: 2.6)
    world.show(at: 2.6)
    expect(screen.shownFrame.minY - top, 120)
  }

  @Test func letGoBeforeTheMiddleItComesBack() throws {
    let screen = try present()
    drag(to: 600, until: 2.5)
    // A finger that has come to rest has no velocity.
    world.move(CGPoint(x: start.x, y: 600), at: 3)
    world.up(CGPoint(x: start.x, y: 600), at: 3)
    world.show(at: 4)
    #expect(screen.shownFrame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(world.navigation.presentedViewController != nil && world.coordinator == nil)
    #expect(world.diagnostics.isEmpty)
  }

  @Test func letGoBehindTheMiddleItLeaves() throws {
    _ = try present()
    drag(to: 800, until: 2.5)
    world.move(CGPoint(x: start.x, y: 800), at: 3)
    world.up(CGPoint(x: start.x, y: 800), at: 3)
    world.show(at: 4)
    #expect(!world.shows("drop-in-card"))
    #expect(world.diagnostics.isEmpty)
  }

  /// A fifth of the way in a tenth of a second is two and a half screens a second: a quarter of a second later it would be far out.
  @Test func thrownItLeavesFromAnywhere() throws {
    _ = try present()
    drag(to: 500, until: 2.1)
    world.up(CGPoint(x: start.x, y: 500), at: 2.1)
    world.show(at: 3)
    #expect(!world.shows("drop-in-card"))
  }

  @Test func theButtonNeedsNoFinger() throws {
    try world.tap("present-drop-in", at: 1)
    try world.tap("dismiss", at: 3)
    world.show(at: 3.5)
    #expect(!world.shows("drop-in-card"))
    #expect(world.diagnostics.isEmpty)
  }

  @Test func broughtBackItCanBeDraggedAgain() throws {
    _ = try present()
    drag(to: 450, until: 2.5)
    world.move(CGPoint(x: start.x, y: 450), at: 3)
    world.up(CGPoint(x: start.x, y: 450), at: 3)
    world.show(at: 4)
    #expect(world.shows("drop-in-card"))
    world.down(start, at: 4)
    world.drag(from: start, to: CGPoint(x: start.x, y: 820), from: 4, until: 4.3)
    world.up(CGPoint(x: start.x, y: 820), at: 4.3)
    world.show(at: 5)
    #expect(!world.shows("drop-in-card"))
    #expect(world.diagnostics.isEmpty)
  }
}
