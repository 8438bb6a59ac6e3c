import InterludeUI
import InterludeUITestSupport
import Testing

/// Content that its delegate puts elsewhere when the finger leaves.
@Suite final class DragEndTests {
  lazy var world = World()
  lazy var screen = world.showEmpty()

  private final class Delegate: NSObject, UIScrollViewDelegate {
    var decelerations = 0

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      targetContentOffset.pointee = scrollView.contentOffset
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      UIView.animate(withDuration: 0.3) { scrollView.contentOffset.y = 700 }
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { decelerations += 1 }
  }

  @Test func itIsAnimatedThereAndDoesNotGlide() {
    let (scroll, delegate) = (UIScrollView(frame: screen.view.bounds), Delegate())
    scroll.contentSize = CGSize(width: 390, height: 3000)
    scroll.delegate = delegate
    screen.view.addSubview(scroll)
    world.layOut()
    screen.finger.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 400), at: world.stage.time, duration: 0.1)
    #expect(scroll.contentOffset.y == 700 && delegate.decelerations == 0)
    world.settle()
    #expect(scroll.contentOffset.y == 700)
  }
}
