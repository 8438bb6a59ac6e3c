import InterludeUI
import InterludeUITestSupport
import Testing

/// Pulling content down to have it loaded anew.
@Suite final class RefreshControlTests {
  lazy var world = World()
  lazy var screen = world.showEmpty()
  var finger: Finger { screen.finger }

  private func show() -> (UIScrollView, UIRefreshControl) {
    let (scroll, control) = (UIScrollView(frame: screen.view.bounds), UIRefreshControl())
    scroll.contentSize = CGSize(width: 390, height: 2000)
    scroll.refreshControl = control
    control.addAction(UIAction { [world] _ in world.journal.write("refresh") }, for: .valueChanged)
    screen.view.addSubview(scroll)
    world.layOut()
    return (scroll, control)
  }

  private func pull(by distance: CGFloat, lifts: Bool = true) {
    finger.drag(
      from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 200 + distance), at: world.stage.time, duration: 1,
      lifts: lifts)
  }

  @Test func aLongPullSetsTheWheelGoingUntilTheProgramEndsIt() {
    let (scroll, control) = show()
    pull(by: 400, lifts: false)
    #expect(control.isRefreshing && world.journal.entries == ["refresh"])
    // The finger keeps the content; room is made once it has left.
    #expect(scroll.adjustedContentInset.top == 0 && scroll.contentOffset.y < -110)
    finger.up(195, 600, at: world.stage.time)
    world.settle()
    #expect(scroll.contentOffset.y == -60 && scroll.adjustedContentInset.top == 60)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 390, height: 60))

    control.endRefreshing()
    #expect(!control.isRefreshing && scroll.adjustedContentInset.top == 0)
    world.stage.advance(to: world.stage.time + 0.15)
    let shown = scroll.layer.presentation()?.bounds.minY ?? 0
    #expect(shown > -60 && shown < 0)
    world.settle()
    #expect(scroll.contentOffset.y == 0 && scroll.layer.presentation()?.bounds.minY == 0)
    #expect(world.journal.entries == ["refresh"])
  }

  @Test func aShortPullDoesNothing() {
    let (scroll, control) = show()
    pull(by: 120)
    #expect(!control.isRefreshing && world.journal.entries.isEmpty)
    world.settle()
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func aPullThatIsHeldSetsItGoingOnce() {
    let (_, control) = show()
    pull(by: 400, lifts: false)
    control.endRefreshing()
    let time = world.stage.time
    finger.move(195, 620, at: time + 0.5)
    finger.move(195, 640, at: time + 1)
    #expect(!control.isRefreshing && world.journal.entries == ["refresh"])
    finger.up(195, 640, at: time + 1)
    world.settle()
    pull(by: 400)
    #expect(control.isRefreshing && world.journal.entries.count == 2)
  }

  @Test func whatTheProgramBeginsMakesRoomAndNeitherTellsNorScrolls() {
    let (scroll, control) = show()
    control.beginRefreshing()
    #expect(control.isRefreshing && scroll.adjustedContentInset.top == 60 && scroll.contentOffset.y == 0)
    scroll.refreshControl = nil
    #expect(scroll.adjustedContentInset.top == 0 && control.superview == nil)
    #expect(world.journal.entries.isEmpty)
  }
}
