import InterludeUI
import InterludeUITestSupport
import Testing

/// A scroll view inside another: 300 × 200 points with content of 600, in one of 300 × 400 with content of 2000.
@Suite final class NestedScrollTests {
  private lazy var world = World()
  private lazy var screen = world.showEmpty()
  private lazy var outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private lazy var inner: UIScrollView = {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    inner.contentSize = CGSize(width: 300, height: 600)
    outer.contentSize = CGSize(width: 300, height: 2000)
    screen.view.addSubview(outer)
    outer.addSubview(inner)
    return inner
  }()

  /// Drags by 110 points, of which the slop takes 10.
  private func drag(_ distance: CGFloat) {
    screen.finger.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 150 + distance), at: 1, lifts: false)
  }

  @Test func theInnerOneScrollsAsLongAsItCan() {
    inner.contentOffset.y = 100
    drag(-110)
    #expect(inner.contentOffset.y == 200 && outer.contentOffset.y == 0)
  }

  @Test func atItsEndTheOuterOneTakesOver() {
    inner.contentOffset.y = 400
    drag(-110)
    #expect(inner.contentOffset.y == 400 && outer.contentOffset.y == 100)
  }

  @Test func atItsTopToo() {
    _ = inner
    outer.contentOffset.y = 150
    screen.finger.drag(from: CGPoint(x: 100, y: 30), to: CGPoint(x: 100, y: 140), at: 1, lifts: false)
    #expect(inner.contentOffset.y == 0 && outer.contentOffset.y == 50)
  }

  @Test func whereNoneCanGoThatWayTheInnerOneBounces() {
    _ = inner
    drag(110)
    #expect(inner.contentOffset.y < 0 && outer.contentOffset.y == 0)
  }

  @Test func itKeepsItsDragsIfItIsToldTo() {
    inner.contentOffset.y = 400
    inner.transfersVerticalScrollingToParent = false
    drag(-110)
    #expect(inner.contentOffset.y > 400 && outer.contentOffset.y == 0)
  }

  @Test func anOuterOneThatMayNotScrollTakesNothing() {
    inner.contentOffset.y = 400
    outer.isScrollEnabled = false
    drag(-110)
    #expect(inner.contentOffset.y > 400 && outer.contentOffset.y == 0)
  }

  @Test func offItsWindowItGlidesNoFarther() {
    _ = inner
    screen.finger.drag(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 60), at: 1)
    #expect(inner.isDecelerating)
    outer.removeFromSuperview()
    let left = inner.contentOffset
    world.settle()
    #expect(!inner.isDecelerating && inner.contentOffset == left)
  }

  @Test func aNumberThatIsNoneInsetsNothing() {
    inner.contentInset = UIEdgeInsets(top: .nan, left: .infinity, bottom: 0, right: 0)
    drag(-60)
    #expect(inner.contentOffset.y > 0)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func theIndicatorIsToBeSeenInEitherAppearance(
    style: UIUserInterfaceStyle
  ) throws {
    _ = inner
    world.window.overrideUserInterfaceStyle = style
    drag(-60)
    world.layOut()
    let bar = try #require(inner.subviews.first { $0.frame.width == 3 && $0.frame.height > 10 })
    #expect(bar.layer.backgroundColor == UIColor(white: style == .dark ? 1 : 0, alpha: 0.35).cgColor)
  }
}
