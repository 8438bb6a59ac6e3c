import InterludeUI
import InterludeUITestSupport
import Testing

/// `ContentInsetAdjustmentBehavior.automatic`, as UIScrollView.h describes it: like `scrollableAxes`, and at top and bottom in any case for a
/// scroll view of a controller in a navigation controller that does not forbid it.
@Suite final class AutomaticInsetTests {
  private lazy var world = World()
  private let controller = UIViewController()
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(height: CGFloat, inNavigation: Bool = false, nested: Bool = false) {
    world.stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let holder = nested ? UIView(frame: scroll.frame) : controller.view!
    if nested { controller.view.addSubview(holder) }
    holder.addSubview(scroll)
    scroll.contentSize = CGSize(width: 390, height: height)
    world.show(inNavigation ? UINavigationController(rootViewController: controller) : controller)
    world.layOut()
  }

  @Test func whatDoesNotScrollOutsideOfANavigationControllerHasNone() {
    show(height: 844)
    #expect(scroll.adjustedContentInset == .zero && scroll.contentOffset == .zero)
    scroll.contentSize.height = 845
    world.layOut()
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  }

  @Test func inANavigationControllerItHasThemAnyway() {
    show(height: 100, inNavigation: true)
    #expect(scroll.adjustedContentInset.bottom == 34 && scroll.adjustedContentInset.top > 47)
  }

  @Test func butNotDeepInsideAControllersViewNorWhereTheControllerForbidsIt() {
    show(height: 100, inNavigation: true, nested: true)
    #expect(scroll.adjustedContentInset == .zero)
    controller.view.addSubview(scroll)
    controller.automaticallyAdjustsScrollViewInsets = false
    world.layOut()
    #expect(scroll.adjustedContentInset == .zero)
  }
}
