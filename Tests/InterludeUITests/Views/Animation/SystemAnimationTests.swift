import InterludeUI
import InterludeUITestSupport
import Testing

/// The system's own animation of views that are deleted.
@Suite final class SystemAnimationTests {
  lazy var world = World()

  @Test func deletedViewsFadeAndAreRemovedAtTheEnd() {
    let root = world.showProbe()
    let (view, other) = (UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80)), UIView())
    for view in [view, other] { root.view.addSubview(view) }
    UIView.perform(.delete, on: [view], options: [.curveLinear], animations: { other.alpha = 0.5 }) { [world] in
      world.journal.write("finished \($0), \(view.superview == nil)")
    }
    world.stage.advance(to: world.stage.time + 0.1)
    #expect(view.superview === root.view)
    #expect(view.layer.presentation()?.opacity ?? 0 > 0 && view.layer.presentation()?.opacity ?? 1 < 1)
    #expect(other.layer.presentation()?.opacity ?? 1 < 1)
    world.settle()
    #expect(view.superview == nil && other.superview === root.view)
    #expect(world.journal.entries == ["finished true, true"])
    #expect(view.alpha == 1 && view.transform == .identity)
  }
}
