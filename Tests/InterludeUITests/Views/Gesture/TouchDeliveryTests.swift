import InterludeUI
import InterludeUITestSupport
import Testing

/// What a view hears of a touch, with and without recognisers that watch it.
@Suite final class TouchDeliveryTests {
  lazy var world = World()
  lazy var screen = world.showEmpty()
  lazy var probe = world.touchProbe("view", CGRect(x: 100, y: 100, width: 100, height: 100), in: screen.view)
  var finger: Finger { screen.finger }

  @Test func aViewHearsBeganMovedEnded() {
    _ = probe
    finger.down(150, 150, at: 1)
    finger.move(160, 150, at: 1.1)
    finger.up(160, 150, at: 1.2)
    #expect(world.journal.entries == ["view began", "view moved", "view ended"])
  }

  @Test func aTouchStaysWithItsViewWhereverItGoes() {
    _ = probe
    finger.down(150, 150, at: 1)
    finger.move(10, 700, at: 1.1)
    finger.up(10, 700, at: 1.2)
    #expect(world.journal.entries == ["view began", "view moved", "view ended"])
  }

  @Test func aLostPointerCancels() {
    _ = probe
    finger.down(150, 150, at: 1)
    finger.cancel(at: 1.1)
    finger.move(160, 150, at: 1.2)
    #expect(world.journal.entries == ["view began", "view cancelled"])
  }

  @Test func aRecognisedGestureTakesTheTouchFromTheView() {
    _ = world.write("pan", UIPanGestureRecognizer(), on: probe)
    finger.down(150, 150, at: 1)
    finger.move(155, 150, at: 1.1)
    finger.move(170, 150, at: 1.2)
    finger.up(170, 150, at: 1.3)
    #expect(
      world.journal.entries == ["view began", "view moved", "pan began", "view cancelled", "pan ended"])
  }

  @Test func withoutCancelsTouchesInViewTheViewKeepsIt() {
    world.write("pan", UIPanGestureRecognizer(), on: probe).cancelsTouchesInView = false
    finger.down(150, 150, at: 1)
    finger.move(170, 150, at: 1.1)
    finger.up(170, 150, at: 1.2)
    #expect(world.journal.entries == ["view began", "pan began", "view moved", "pan ended", "view ended"])
  }

  @Test func delaysTouchesBeganWithholdsTheTouchUntilFailure() {
    world.write("long", UILongPressGestureRecognizer(), on: probe).delaysTouchesBegan = true
    finger.down(150, 150, at: 1)
    #expect(world.journal.entries.isEmpty)
    finger.up(150, 150, at: 1.2)
    #expect(world.journal.entries == ["view began", "view ended"])
  }

  @Test func delaysTouchesBeganWithholdsTheTouchForGoodOnSuccess() {
    world.write("long", UILongPressGestureRecognizer(), on: probe).delaysTouchesBegan = true
    finger.down(150, 150, at: 1)
    finger.up(150, 150, at: 1.8)
    #expect(world.journal.entries == ["long began", "long ended"])
  }

  @Test(arguments: [true, false])
  func delaysTouchesEndedWithholdsTheEndUntilFailure(delays: Bool) {
    let double = world.write("double", UITapGestureRecognizer(), on: probe)
    double.numberOfTapsRequired = 2
    double.delaysTouchesEnded = delays
    finger.tap(150, 150, at: 1)
    #expect(world.journal.entries == (delays ? ["view began"] : ["view began", "view ended"]))
    world.stage.advance(to: 2)
    #expect(world.journal.entries == ["view began", "view ended"])
  }

  @Test func tapsInQuickSuccessionAreCounted() {
    _ = probe
    finger.tap(150, 150, at: 1)
    finger.tap(155, 150, at: 1.3)
    finger.tap(155, 150, at: 1.9)
    finger.tap(105, 105, at: 2)
    #expect(
      world.journal.entries == [
        "view began", "view ended", "view began ×2", "view ended ×2", "view began", "view ended", "view began",
        "view ended",
      ])
  }

  @Test func theFrontmostWindowIsTouchedFirst() {
    _ = probe
    let front = UIWindow(frame: CGRect(x: 120, y: 120, width: 50, height: 50))
    front.windowLevel = .alert
    front.isHidden = false
    finger.tap(150, 150, at: 1)
    #expect(world.journal.entries.isEmpty)
    front.isHidden = true
    finger.tap(150, 150, at: 5)
    #expect(world.journal.entries == ["view began", "view ended"])
  }
}
