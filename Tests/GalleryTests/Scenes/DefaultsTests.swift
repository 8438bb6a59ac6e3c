import Gallery
import InterludeUI
import MotionCurves
import Testing

struct DefaultsTests {
  private let curve = Spring(mass: 3, stiffness: 1000, damping: 500)
  private let world = SceneWorld { DefaultsViewController() }

  @Test(arguments: [0.0, 0.1, 0.25, 0.4])
  func coversFromBelow(elapsed: Double) throws {
    let progress = curve.value(at: elapsed)
    try world.tap("present-cover", at: 1)
    world.show(at: 1 + elapsed)
    try expect(world.view("modal-1").shownFrame.minY, between(844, 0, progress))
    world.show(at: 2)
    #expect(try world.view("modal-1").shownFrame.minY == 0)
    #expect(world.navigation.view.window == nil)
    try world.tap("dismiss", at: 3)
    world.show(at: 3 + elapsed)
    try expect(world.view("modal-1").shownFrame.minY, between(0, 844, progress))
    world.show(at: 4)
    #expect(!world.shows("modal-1"))
    #expect(world.navigation.view.window != nil)
  }

  @Test func dissolves() throws {
    try world.tap("present-dissolve", at: 1)
    let modal = try world.view("modal-1")
    #expect(modal.shownAlpha == 0)
    world.show(at: 1.2)
    expect(modal.shownAlpha, 0.5)
    #expect(modal.shownFrame == CGRect(x: 0, y: 0, width: 390, height: 844))
    world.show(at: 2)
    #expect(modal.shownAlpha == 1)
  }

  @Test(arguments: ["present-cover", "present-dissolve", "present-flip"])
  func dismissesAStackOneByOne(first: String) throws {
    try world.tap(first, at: 1)
    world.show(at: 2)
    try world.tap("present-another", at: 3)
    world.show(at: 4)
    try world.tap("present-another", at: 5)
    world.show(at: 6)
    #expect(world.shows("modal-3"))
    for (level, time) in [(3, 7.0), (2, 9.0), (1, 11.0)] {
      try world.tap("dismiss", at: time)
      world.show(at: time + 1)
      #expect(!world.shows("modal-\(level)"))
      #expect(world.shows("modal-\(level - 1)") == (level > 1))
    }
    #expect(world.navigation.presentedViewController == nil)
    #expect(world.diagnostics.isEmpty)
  }

  @Test(arguments: ["present-cover", "present-dissolve", "present-flip"])
  func dismissesAStackAtOnce(first: String) throws {
    try world.tap(first, at: 1)
    world.show(at: 2)
    try world.tap("present-another", at: 3)
    world.show(at: 4)
    try world.tap("present-another", at: 5)
    world.show(at: 6)
    try world.tap("dismiss-all", at: 7)
    world.show(at: 8)
    #expect(["modal-1", "modal-2", "modal-3"].allSatisfy { !world.shows($0) })
    #expect(world.navigation.presentedViewController == nil)
    #expect(world.navigation.view.window != nil)
    #expect(world.diagnostics.isEmpty)
  }
}
