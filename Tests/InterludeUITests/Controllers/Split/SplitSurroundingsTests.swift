import InterludeUI
import InterludeUITestSupport
import Testing

/// Split view controllers among bars, tabs and presentations.
@Suite(.ownWorld) final class SplitSurroundingsTests {
  private let fixture = SplitFixture(SplitFixture.phone)
  private var world: World { fixture.world }
  private var split: UISplitViewController { fixture.split }

  @Test func aLargeTitleOfTheOuterBarIsAboveAScreenOfTheInnerStack() {
    fixture.listNavigation.navigationBar.prefersLargeTitles = true
    fixture.show()
    let bar = fixture.listNavigation.navigationBar
    #expect(bar.frame.height == 96 && fixture.detail.view.safeAreaInsets.top == 96)
    let next = world.probe("next")
    next.navigationItem.largeTitleDisplayMode = .never
    fixture.detail.show(next, sender: nil)
    world.settle()
    #expect(bar.frame.height == 44 && next.view.safeAreaInsets.top == 44)
    fixture.detailNavigation.popViewController(animated: true)
    world.settle()
    #expect(bar.frame.height == 96 && fixture.detail.view.safeAreaInsets.top == 96)
    fixture.resize(SplitFixture.wide)
    #expect(fixture.detail.view.safeAreaInsets.top == 44 && fixture.list.view.safeAreaInsets.top == 96)
  }

  @Test(arguments: [
    UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .currentContext, .overCurrentContext,
  ])
  func aPresentationGoesOnWhileTheColumnsChangePlaces(style: UIModalPresentationStyle) {
    fixture.show()
    fixture.resize(SplitFixture.wide)
    fixture.detail.definesPresentationContext = true
    let modal = world.probe("modal")
    modal.modalPresentationStyle = style
    fixture.detail.present(modal, animated: true)
    fixture.wait(0.2)
    for size in [SplitFixture.phone, SplitFixture.wide, SplitFixture.phone] {
      fixture.resize(size)
      fixture.wait(0.1)
    }
    world.settle()
    #expect(modal.view.window != nil && split.isCollapsed)
    fixture.resize(SplitFixture.wide)
    modal.dismiss(animated: true)
    world.settle()
    #expect(modal.view.window == nil && fixture.detail.view.window != nil && fixture.list.view.window != nil)
    #expect(fixture.frame(fixture.detail) == CGRect(x: 320.5, y: 0, width: 703.5, height: 768))
    expectBalance(world.journal.entries, "\(style)")
    #expect(world.diagnostics.isEmpty)
  }

  @Test func aTabThatIsNotOnShowCollapsesOnceItIs() {
    let tabs = UITabBarController()
    split.viewControllers = [fixture.listNavigation, fixture.detailNavigation]
    tabs.viewControllers = [world.probe("other"), split]
    world.show(tabs)
    #expect(!split.isCollapsed)
    tabs.selectedIndex = 1
    world.layOut()
    #expect(split.isCollapsed && fixture.detail.view.window != nil)
    tabs.selectedIndex = 0
    fixture.resize(SplitFixture.wide)
    tabs.selectedIndex = 1
    world.layOut()
    #expect(!split.isCollapsed && fixture.frame(fixture.list).width == 320)
    expectBalance(world.journal.entries, "tabs")
  }

  @Test func itIsReleasedWithItsColumns() {
    weak var weakSplit: UISplitViewController?
    weak var weakDetail: UIViewController?
    do {
      let split = UISplitViewController(style: .doubleColumn)
      let detail = UIViewController()
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(detail, for: .secondary)
      (weakSplit, weakDetail) = (split, detail)
      _ = split.displayModeButtonItem
      world.show(split)
    }
    fixture.resize(SplitFixture.wide)
    weakSplit?.hide(.primary)
    world.settle()
    fixture.resize(SplitFixture.phone)
    world.window.rootViewController = UIViewController()
    world.settle()
    #expect(weakSplit == nil && weakDetail == nil)
  }
}
