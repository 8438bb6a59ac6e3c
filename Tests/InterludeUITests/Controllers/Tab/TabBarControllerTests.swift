import InterludeUI
import InterludeUITestSupport
import Testing

/// Tabs without an animator: which is selected, what is heard, what a tap does.
@Suite final class TabBarControllerTests {
  lazy var fixture = TabFixture()
  private var world: World { fixture.world }
  private var tabs: UITabBarController { fixture.tabs }

  @Test func theFirstTabIsShownAndOnlyItsViewIsLoaded() {
    fixture.show("A", "B", "C")
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selectedViewController === fixture.probes[0])
    #expect(fixture.probes[0].view.window != nil)
    #expect(!fixture.probes[1].isViewLoaded && !fixture.probes[2].isViewLoaded)
    #expect(fixture.probes.allSatisfy { $0.parent === tabs && $0.tabBarController === tabs })
  }

  @Test func anotherTabIsShownAtOnceInUIKitsOrder() {
    fixture.show("A", "B")
    tabs.selectedIndex = 1
    #expect(
      fixture.journal(about: "A", "B") == [
        "B viewDidLoad", "B viewWillAppear", "A viewWillDisappear", "A viewDidDisappear", "B viewDidAppear",
      ])
    #expect(fixture.probes[0].view.window == nil)
    #expect(fixture.probes[1].view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(tabs.transitionCoordinator == nil)
  }

  @Test func selectingWhatIsNoTabIsReportedAndChangesNothing() {
    fixture.show("A", "B")
    tabs.selectedIndex = 2
    tabs.selectedViewController = UIViewController()
    #expect(world.diagnostics.map(\.identifier) == ["E6", "E6"])
    #expect(tabs.selectedIndex == 0)
    #expect(world.journal.entries.isEmpty)
  }

  @Test func aTapAsksThenSelectsThenTells() {
    fixture.show("A", "B")
    fixture.tap(1)
    #expect(
      fixture.journal(about: "delegate")
        == ["delegate shouldSelect B", "delegate animationController from A to B", "delegate didSelect B"])
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.tabBar.selectedItem === fixture.probes[1].tabBarItem)
  }

  /// Notes what it is told of its bar's items, and what was selected then.
  private final class Listening: UITabBarController {
    var heard: [String] = []

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      heard.append("\(item.title ?? "") while \(selectedIndex) is selected")
    }
  }

  @Test func aTabBarControllerIsToldOfItsBarsItemsBeforeItSelects() {
    let listening = Listening()
    #expect(listening.viewControllers == nil)
    let fixture = TabFixture(tabs: listening)
    fixture.show("A", "B")
    for (probe, title) in zip(fixture.probes, ["a", "b"]) { probe.tabBarItem.title = title }
    #expect(listening.tabBar.delegate === listening)
    fixture.tap(1)
    #expect(listening.heard == ["b while 0 is selected"] && listening.selectedIndex == 1)
    listening.selectedIndex = 0
    #expect(listening.heard.count == 1)
    fixture.refuses = true
    fixture.tap(1)
    #expect(listening.heard.last == "b while 0 is selected" && listening.selectedIndex == 0)
    #expect(listening.tabBar.selectedItem?.title == "a")
  }

  @Test func selectingFromCodeAsksForAnAnimatorOnly() {
    fixture.show("A", "B")
    tabs.selectedIndex = 1
    #expect(fixture.journal(about: "delegate") == ["delegate animationController from A to B"])
  }

  @Test func aRefusedTapChangesNothing() {
    fixture.show("A", "B")
    fixture.refuses = true
    fixture.tap(1)
    #expect(tabs.selectedIndex == 0)
    #expect(fixture.journal(about: "delegate") == ["delegate shouldSelect B"])
  }

  @Test func tappingTheSelectedTabPopsItsNavigationToTheRoot() {
    let root = world.probe("root")
    let navigation = UINavigationController(rootViewController: root)
    fixture.show([navigation, world.probe("B")])
    navigation.pushViewController(world.probe("C"), animated: false)
    navigation.pushViewController(world.probe("D"), animated: false)
    fixture.tap(0)
    world.settle()
    #expect(navigation.viewControllers == [root])
    #expect(root.view.window != nil)
  }

  @Test func tappingAnotherTabPopsNothing() {
    let navigation = UINavigationController(rootViewController: world.probe("root"))
    fixture.show([navigation, world.probe("B")])
    navigation.pushViewController(world.probe("C"), animated: false)
    fixture.tap(1)
    fixture.tap(0)
    world.settle()
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func theScreensKeepClearOfTheBar() {
    world.stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    fixture.show("A")
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 844 - 49 - 34, width: 390, height: 83))
    #expect(fixture.probes[0].view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
  }

  @Test func theBarIsLowerOnAPhoneThatLiesOnItsSide() {
    fixture.show("A", "B")
    world.stage.send(InputEvent(time: 0, kind: .resize(CGSize(width: 844, height: 390), scale: 2)))
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 390 - 32, width: 844, height: 32))
    #expect(fixture.probes[0].view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test func replacingTheTabsKeepsTheSelectionWhereItCan() {
    fixture.show("A", "B", "C")
    let (a, b, c) = (fixture.probes[0], fixture.probes[1], fixture.probes[2])
    tabs.selectedIndex = 1
    tabs.viewControllers = [c, b]
    #expect(tabs.selectedViewController === b)
    let d = world.probe("D")
    tabs.viewControllers = [a, d, c]
    #expect(tabs.selectedViewController === d, "the tab at the old index")
    tabs.viewControllers = [c]
    #expect(tabs.selectedViewController === c, "the first, where there is none at the old index")
    #expect(tabs.children == [c])
    #expect(b.parent == nil && b.view.window == nil)
    tabs.viewControllers = nil
    #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil)
    #expect(c.view.window == nil)
  }

  @Test func itemsAreMadeOfTitlesAndFollowThem() {
    fixture.show("A")
    fixture.probes[0].title = "First"
    #expect(tabs.tabBar.items?.first?.title == "First")
    #expect(fixture.labelTexts.contains("First"))
    fixture.probes[0].tabBarItem.badgeValue = "3"
    #expect(fixture.labelTexts.contains("3"))
    fixture.probes[0].tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 7)
    #expect(tabs.tabBar.selectedItem?.tag == 7)
    #expect(fixture.labelTexts.contains("Other"))
  }

  @Test func aNavigationControllerHasItsRootsItem() {
    let root = world.probe("root")
    root.tabBarItem = UITabBarItem(title: "Root", image: nil, tag: 1)
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.tabBarItem === root.tabBarItem)
    navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 2)
    #expect(navigation.tabBarItem.title == "Own")
  }

  @Test func theSelectedItemHasTheTintColor() {
    fixture.show("A", "B")
    tabs.tabBar.tintColor = .purple
    tabs.tabBar.unselectedItemTintColor = .brown
    tabs.selectedIndex = 1
    #expect(fixture.labelColors == [.brown, .purple])
  }

  @Test func tabsAreReleasedWithTheirController() {
    weak var released: UIViewController?
    do {
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: UIViewController()), UIViewController()]
      world.show(tabs)
      tabs.selectedIndex = 1
      released = tabs
      world.window.rootViewController = nil
    }
    world.layOut()
    #expect(released == nil)
  }
}
