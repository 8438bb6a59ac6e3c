import InterludeUI
import InterludeUITestSupport

/// A screen with an animator, and boxes to move in it.
class DynamicsBench {
  lazy var world = World()
  lazy var root = world.showProbe()
  lazy var animator = UIDynamicAnimator(referenceView: root.view)

  init() {}

  func box(_ x: CGFloat, _ y: CGFloat, _ size: CGFloat = 100) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: size, height: size))
    root.view.addSubview(view)
    return view
  }

  func pass(_ seconds: Double) { world.stage.advance(to: world.stage.time + seconds) }
}
