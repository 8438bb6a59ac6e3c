import InterludeUI
import InterludeUITestSupport
import Testing

/// `snapshotView(afterScreenUpdates:)` of the screen.
@Suite final class ScreenSnapshotTests {
  lazy var world = World()
  lazy var root: UIView = world.showProbe().view
  lazy var child: UIView = {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    child.backgroundColor = .red
    root.addSubview(child)
    return child
  }()

  @Test func itHasTheScreensSizeAndShowsAllWindows() {
    _ = child
    let other = UIWindow(frame: CGRect(x: 100, y: 200, width: 50, height: 60))
    other.backgroundColor = .green
    other.isHidden = false
    let snapshot = world.window.screen.snapshotView(afterScreenUpdates: true)
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    child.removeFromSuperview()
    other.isHidden = true
    root.addSubview(snapshot)
    #expect(areNear(world.shown(.red).first?.corners, corners(0, 0, 20, 10)))
    #expect(areNear(world.shown(.green).first?.corners, corners(100, 200, 50, 60)))
  }

  @Test func beforeUpdatesItIsWhatShowsAndAfterThemWhatIsToShow() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [child] in child.frame.origin.x = 80 }
    world.stage.advance(to: 0.25)
    let views = [false, true].map(world.window.screen.snapshotView)
    child.removeFromSuperview()
    for (view, x) in zip(views, [20.0, 80]) {
      root.addSubview(view)
      #expect(areNear(world.shown(.red).first?.corners, corners(x, 0, 20, 10)))
      view.removeFromSuperview()
    }
  }
}
