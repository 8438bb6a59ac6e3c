import InterludeUI
import InterludeUITestSupport
import Testing

/// A paging scroll view of 300 × 400 points at (0, 100), content of four pages, with a finger that stops it on its way.
@Suite final class ScrollPagingTests {
  lazy var world = World()
  lazy var screen = world.showEmpty()
  lazy var scroll: UIScrollView = {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    scroll.contentSize = CGSize(width: 1200, height: 400)
    scroll.isPagingEnabled = true
    screen.view.addSubview(scroll)
    return scroll
  }()
  var finger: Finger { screen.finger }

  /// A flick to the left that ends at 1.2 s with the content 90 points on its way.
  private func flick() {
    _ = scroll
    finger.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 150, y: 300), at: 1)
  }

  @Test(arguments: [(1.22, CGFloat(0)), (1.6, 300)])
  func contentThatATapStopsBetweenTwoPagesGoesToTheNearerOne(time: Double, rest: CGFloat) {
    flick()
    finger.down(150, 300, at: time)
    let stopped = scroll.contentOffset.x
    #expect(stopped > 90 && stopped < 300 && (stopped < 150) == (rest == 0))
    world.stage.advance(to: time + 1)
    #expect(scroll.contentOffset.x == stopped)
    finger.up(150, 300, at: time + 1)
    world.settle()
    #expect(scroll.contentOffset.x == rest)
  }

  @Test func aTapDoesNotMoveContentThatTheProgramHasPutBetweenTwoPages() {
    scroll.contentOffset.x = 100
    finger.tap(150, 300, at: 1)
    world.settle()
    #expect(scroll.contentOffset.x == 100)
  }

  @Test func theWheelDoesNotStopAPageOnItsWay() {
    flick()
    finger.scroll(150, 300, by: CGVector(dx: 40, dy: 0), at: 1.25)
    world.settle()
    #expect(scroll.contentOffset.x == 300)
    finger.scroll(150, 300, by: CGVector(dx: 40, dy: 0), at: 20)
    #expect(scroll.contentOffset.x == 260)
  }
}
