import InterludeUI
import InterludeUITestSupport
import Testing

/// A tap on the status bar, and drags that keep their direction.
@Suite final class StatusBarTapTests {
  lazy var world = World()
  lazy var screen = world.showEmpty()

  private final class Delegate: NSObject, UIScrollViewDelegate {
    var (allows, arrivals) = (true, 0)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allows }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { arrivals += 1 }
  }

  private func addScrollView() -> UIScrollView {
    let scroll = UIScrollView(frame: screen.view.bounds)
    scroll.contentSize = CGSize(width: 2000, height: 2000)
    screen.view.addSubview(scroll)
    world.stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0)
    world.layOut()
    scroll.contentOffset = CGPoint(x: 100, y: 500)
    return scroll
  }

  private func tapStatusBar() {
    screen.finger.tap(195, 20, at: world.stage.time)
    world.settle()
  }

  @Test func theOneScrollViewGoesToItsTopAndTells() {
    let (scroll, delegate) = (addScrollView(), Delegate())
    scroll.delegate = delegate
    tapStatusBar()
    #expect(scroll.contentOffset == CGPoint(x: 100, y: -47) && delegate.arrivals == 1)
  }

  @Test func withTwoOfThemOrAgainstTheDelegateNothingScrolls() {
    let (scroll, delegate) = (addScrollView(), Delegate())
    scroll.delegate = delegate
    delegate.allows = false
    tapStatusBar()
    #expect(scroll.contentOffset.y == 500)
    delegate.allows = true
    let other = addScrollView()
    tapStatusBar()
    #expect(scroll.contentOffset.y == 500 && other.contentOffset.y == 500)
    other.scrollsToTop = false
    tapStatusBar()
    #expect(scroll.contentOffset.y == -47 && other.contentOffset.y == 500)
  }

  @Test func aTouchThatMovesAwayOrLiesBelowIsNoTap() {
    let scroll = addScrollView()
    screen.finger.tap(195, 60, at: world.stage.time)
    world.settle()
    #expect(scroll.contentOffset.y == 500)
    scroll.isScrollEnabled = false
    screen.finger.drag(from: CGPoint(x: 195, y: 20), to: CGPoint(x: 195, y: 45), at: world.stage.time)
    world.settle()
    #expect(scroll.contentOffset.y == 500)
  }

  @Test func aLockedDragKeepsToTheWayThatItBegins() {
    let scroll = addScrollView()
    func drag(to end: CGPoint) -> CGPoint {
      scroll.contentOffset = CGPoint(x: 500, y: 500)
      screen.finger.drag(from: CGPoint(x: 200, y: 400), to: end, at: world.stage.time, duration: 0.2, lifts: false)
      let offset = scroll.contentOffset
      screen.finger.cancel(at: world.stage.time)
      world.settle()
      return offset
    }
    #expect(drag(to: CGPoint(x: 180, y: 300)).x != 500)
    scroll.isDirectionalLockEnabled = true
    let upright = drag(to: CGPoint(x: 180, y: 300))
    #expect(upright.x == 500 && upright.y > 550)
    let diagonal = drag(to: CGPoint(x: 120, y: 300))
    #expect(diagonal.x > 550 && diagonal.y > 550)
  }
}
