import InterludeUI
import InterludeUITestSupport
import Testing

/// What a view is told as it moves.
@Suite(.ownWorld) final class MoveTests {
  private final class Moved: UIView {
    var calls: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func willMove(toSuperview newSuperview: UIView?) { calls.append("willMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) { calls.append("willMoveToWindow") }
    override func didMoveToSuperview() { calls.append("didMoveToSuperview") }
    override func didMoveToWindow() { calls.append("didMoveToWindow") }
    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      calls.append("layoutMarginsDidChange")
    }
  }

  private let world = World()
  private let view = Moved(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let root = UIViewController()

  private func show() {
    world.show(root)
    root.view.addSubview(view)
    world.layOut()
    view.calls = []
  }

  @Test func theWindowComesBeforeTheSuperview() {
    let order = ["willMoveToSuperview", "willMoveToWindow", "didMoveToWindow", "didMoveToSuperview"]
    show()
    view.removeFromSuperview()
    #expect(view.calls == order)
    view.calls = []
    root.view.addSubview(view)
    #expect(view.calls == order)
  }

  @Test func theFirstResponderGivesUpAsItLeaves() {
    show()
    #expect(view.becomeFirstResponder())
    view.removeFromSuperview()
    #expect(!view.isFirstResponder)
  }

  @Test func theSafeAreaChangesTheMargins() {
    show()
    let before = view.layoutMargins.top
    root.additionalSafeAreaInsets.top = 30
    world.layOut()
    #expect(view.layoutMargins.top > before && view.calls.contains("layoutMarginsDidChange"))
    view.insetsLayoutMarginsFromSafeArea = false
    view.calls = []
    root.additionalSafeAreaInsets.top = 50
    world.layOut()
    #expect(view.calls.isEmpty)
  }

  @Test func recognisersCanBeReplacedAsAWhole() {
    let (first, second) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    view.gestureRecognizers = [first, second]
    #expect(first.view === view && second.view === view && view.gestureRecognizers == [first, second])
    view.gestureRecognizers = [second]
    #expect(first.view == nil && view.gestureRecognizers == [second])
    view.gestureRecognizers = nil
    #expect(second.view == nil && view.gestureRecognizers?.isEmpty != false)
  }
}
