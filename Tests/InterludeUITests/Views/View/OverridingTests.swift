import InterludeUI
import InterludeUITestSupport
import Testing

/// What an app may override of a view and of a view controller is asked where the engine needs it.
@Suite struct OverridingTests {
  @Test func aViewMayOverrideHowItTakesSubviewsAndLaysOut() {
    let view = Overridden(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    let (child, sibling) = (UIView(), UIView())

    view.addSubview(child)
    view.insertSubview(sibling, at: 0)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.sizeToFit()
    view.addGestureRecognizer(UITapGestureRecognizer())

    #expect(view.calls == ["add", "insert", "needs", "layout", "fit", "recognizer"])
    #expect(view.subviews == [sibling, child])
    #expect(view.frame == CGRect(x: 5, y: 5, width: 36, height: 13))
  }

  @Test func anOverriddenSafeAreaReachesTheSubviews() {
    let world = World()
    let root = UIViewController()
    root.view = Overridden(frame: world.window.bounds)
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    root.view.addSubview(child)
    world.show(root)

    #expect(child.safeAreaInsets.top == 33)
  }

  @Test func aControllerMayOverrideWhatItStandsIn() {
    let controller = OverriddenController()
    let child = UIViewController()

    controller.addChild(child)
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    child.removeFromParent()

    #expect(controller.calls == ["addChild", "begin", "end"])
    #expect(controller.presentedViewController === child)
    #expect(child.parent == nil)
  }
}

private final class Overridden: UIView {
  private(set) var calls: [String] = []

  override func addSubview(_ view: UIView) {
    calls.append("add")
    super.addSubview(view)
  }

  override func insertSubview(_ view: UIView, at index: Int) {
    calls.append("insert")
    super.insertSubview(view, at: index)
  }

  override func setNeedsLayout() {
    if !calls.isEmpty, calls.last == "insert" { calls.append("needs") }
    super.setNeedsLayout()
  }

  override func layoutIfNeeded() {
    calls.append("layout")
    super.layoutIfNeeded()
  }

  override func sizeToFit() {
    calls.append("fit")
    frame.size = CGSize(width: 36, height: 13)
  }

  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    calls.append("recognizer")
    super.addGestureRecognizer(gestureRecognizer)
  }

  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 33, left: 0, bottom: 0, right: 0) }
}

private final class OverriddenController: UIViewController {
  private(set) var calls: [String] = []
  private var lastChild: UIViewController?

  override func addChild(_ childController: UIViewController) {
    calls.append("addChild")
    lastChild = childController
    super.addChild(childController)
  }

  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    calls.append("begin")
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }

  override func endAppearanceTransition() {
    calls.append("end")
    super.endAppearanceTransition()
  }

  override var presentedViewController: UIViewController? { lastChild }
}
