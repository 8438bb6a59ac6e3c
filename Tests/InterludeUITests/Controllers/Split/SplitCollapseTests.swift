import Foundation
import InterludeUI
import InterludeUITestSupport
import Testing

/// Two controllers in a window that is narrow, or becomes it, or ceases to be it.
@Suite(.ownWorld) final class SplitCollapseTests {
  private var fixture = SplitFixture(SplitFixture.phone)
  private var world: World { fixture.world }
  private var split: UISplitViewController { fixture.split }
  private var list: UINavigationController { fixture.listNavigation }
  private var detail: UINavigationController { fixture.detailNavigation }
  private var barTitles: [String?] { list.navigationBar.items?.map(\.title) ?? [] }

  private func showTitled() {
    (fixture.list.title, fixture.detail.title) = ("List", "Detail")
    fixture.show()
  }

  @Test func inCompactWidthTheSecondaryStackLiesOnThePrimaryOneUnderOneBar() {
    split.viewControllers = [list, detail]
    #expect(!split.isCollapsed && split.viewControllers == [list, detail])
    showTitled()
    #expect(split.isCollapsed && split.viewControllers == [list])
    #expect(list.viewControllers == [fixture.list, detail] && detail.viewControllers == [fixture.detail])
    #expect(fixture.detail.navigationController === detail && fixture.detail.splitViewController === split)
    #expect(barTitles == ["List", "Detail"] && detail.navigationBar.superview == nil)
    #expect(fixture.frame(fixture.detail) == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(fixture.detail.view.safeAreaInsets.top == list.navigationBar.frame.maxY)
    #expect(!fixture.list.isViewLoaded && world.diagnostics.isEmpty)
  }

  @Test func theDelegateMayLeaveTheSecondaryController() {
    fixture.leavesDetail = true
    fixture.show()
    #expect(list.viewControllers == [fixture.list] && detail.parent == nil && !fixture.detail.isViewLoaded)
    fixture.resize(SplitFixture.wide)
    #expect(split.viewControllers == [list, detail] && fixture.detail.view.window != nil)
  }

  @Test func aDetailIsPushedAndTheBackButtonPopsTheInnermostStack() throws {
    fixture.leavesDetail = true
    showTitled()
    world.journal.clear()
    fixture.list.showDetailViewController(detail, sender: nil)
    fixture.wait(0.1)
    #expect(list.transitionCoordinator?.isAnimated == true && barTitles == ["List", "Detail"])
    world.settle()
    #expect(
      fixture.calls == [
        "list viewWillDisappear", "detail viewWillAppear", "list viewDidDisappear", "detail viewDidAppear",
      ])
    let next = world.probe("next")
    next.title = "Next"
    fixture.detail.show(next, sender: nil)
    world.settle()
    #expect(detail.viewControllers == [fixture.detail, next] && barTitles == ["List", "Detail", "Next"])
    #expect(next.view.safeAreaInsets.top == list.navigationBar.frame.maxY)
    for left in [["List", "Detail"], ["List"]] {
      Finger(world.stage).tap(20, 22, at: world.stage.time)
      world.settle()
      #expect(barTitles == left)
    }
    #expect(fixture.list.view.window != nil && detail.parent == nil && detail.navigationBar.superview === detail.view)
    expectBalance(world.journal.entries, "pushed and popped")
  }

  @Test func theSwipeBackPopsTheInnermostStack() {
    fixture.show()
    let next = world.probe("next")
    detail.pushViewController(next, animated: false)
    for left in [[fixture.list, detail], [fixture.list]] as [[UIViewController]] {
      Finger(world.stage).drag(
        from: CGPoint(x: 2, y: 400), to: CGPoint(x: 380, y: 400), at: world.stage.time)
      world.settle()
      #expect(list.viewControllers == left && detail.viewControllers == [fixture.detail])
    }
    #expect(fixture.list.view.window != nil && next.parent == nil)
  }

  @Test func theBarIsHiddenForBothStacks() {
    fixture.show()
    fixture.detail.navigationController?.setNavigationBarHidden(true, animated: false)
    world.layOut()
    #expect(list.isNavigationBarHidden && detail.isNavigationBarHidden && fixture.detail.view.safeAreaInsets.top == 0)
    detail.popViewController(animated: false)
    #expect(detail.viewControllers == [fixture.detail], "its root stays")
  }

  @Test func theDetailStaysOnTheScreenAsTheWindowGetsWiderAndNarrower() {
    fixture.show()
    fixture.resize(SplitFixture.wide)
    #expect(!split.isCollapsed && split.viewControllers == [list, detail] && list.viewControllers == [fixture.list])
    #expect(fixture.calls == ["list viewWillAppear", "list viewDidAppear"])
    #expect(detail.navigationBar.superview === detail.view && barTitles.count == 1)
    #expect(fixture.detail.parent === detail && detail.parent === split)
    world.journal.clear()
    fixture.resize(SplitFixture.phone)
    #expect(split.isCollapsed && list.viewControllers == [fixture.list, detail])
    #expect(fixture.calls == ["list viewWillDisappear", "list viewDidDisappear"])
    #expect(world.diagnostics.isEmpty)
  }

  @Test func theDelegateIsAskedInUIKitsOrder() {
    let name = UIViewController.showDetailTargetDidChangeNotification
    var posted = 0
    let token = NotificationCenter.default.addObserver(forName: name, object: split, queue: nil) { _ in
      MainActor.assumeIsolated { posted += 1 }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    split.delegate = fixture
    fixture.show()
    fixture.resize(SplitFixture.wide)
    fixture.resize(SplitFixture.phone)
    #expect(
      fixture.journal(about: "delegate").filter { !$0.contains("willChangeTo") } == [
        "delegate forExpanding true", "delegate separate true", "delegate forCollapsing false",
        "delegate collapse true",
      ])
    #expect(posted == 3)
  }

  @Test func withoutAStackTheSecondaryControllerIsAwayUntilThereIsRoom() {
    split.viewControllers = [fixture.list, fixture.detail]
    fixture.show()
    #expect(split.viewControllers == [fixture.list] && fixture.detail.parent == nil && !fixture.detail.isViewLoaded)
    fixture.resize(SplitFixture.wide)
    #expect(split.viewControllers == [fixture.list, fixture.detail] && fixture.detail.view.window != nil)
    fixture.resize(SplitFixture.phone)
    #expect(fixture.calls.suffix(2) == ["detail viewWillDisappear", "detail viewDidDisappear"])
    fixture.list.showDetailViewController(world.probe("modal"), sender: nil)
    #expect(split.presentedViewController is Probe, "there is nowhere to push it")
  }

  @Test(arguments: Array(stride(from: 0.0, through: 0.5, by: 0.05)))
  func theWindowGetsWiderInTheMiddleOfAPushAndNarrowerInTheMiddleOfAPop(time: Double) {
    fixture.leavesDetail = true
    fixture.show()
    fixture.list.showDetailViewController(detail, sender: nil)
    fixture.wait(time)
    fixture.resize(SplitFixture.wide)
    world.settle()
    #expect(split.viewControllers == [list, detail] && list.viewControllers == [fixture.list])
    fixture.leavesDetail = false
    let next = world.probe("next")
    detail.pushViewController(next, animated: true)
    fixture.wait(time)
    fixture.resize(SplitFixture.phone)
    #expect(list.viewControllers == [fixture.list, detail] && detail.viewControllers == [fixture.detail, next])
    detail.popViewController(animated: true)
    fixture.wait(time / 2)
    fixture.resize(SplitFixture.wide)
    world.settle()
    #expect(fixture.list.view.window != nil && fixture.detail.view.window != nil && next.parent == nil)
    #expect(fixture.frame(fixture.detail) == CGRect(x: 320.5, y: 0, width: 703.5, height: 768))
    #expect(split.transitionCoordinator == nil && detail.transitionCoordinator == nil && world.diagnostics.isEmpty)
    expectBalance(world.journal.entries, "at \(time)")
  }

  @Test func thePrimaryColumnIsCompactBesideTheOther() {
    let (primary, secondary) = (
      TraitProbe(name: "primary", journal: world.journal), TraitProbe(name: "secondary", journal: world.journal)
    )
    split.viewControllers = [primary, UINavigationController(rootViewController: secondary)]
    fixture.show()
    fixture.resize(SplitFixture.wide)
    #expect(primary.traitCollection.horizontalSizeClass == .compact)
    #expect(secondary.traitCollection.horizontalSizeClass == .regular)
    #expect(fixture.journal(about: "primary") == ["primary viewWillTransition 320 x 768"])
    world.journal.clear()
    fixture.resize(SplitFixture.tall)
    #expect(fixture.journal(about: "secondary") == ["secondary viewWillTransition 768 x 1024"])
  }

  @Test func aSegueShowsTheDetailOfAStoryboard() {
    UIStoryboard.define(#function) { main in
      main.scene("Split", isInitial: true) { storyboard in
        let split = UISplitViewController()
        let list = storyboard.instantiateViewController(withIdentifier: "List")
        split.viewControllers = [UINavigationController(rootViewController: list)]
        return split
      }
      main.scene("List", UITableViewController.self)
      main.scene("Detail") { _ in UINavigationController(rootViewController: UIViewController()) }
      main.segue("showDetail", from: "List", to: "Detail", .showDetail)
    }
    let split = UIStoryboard(name: #function, bundle: nil).instantiateInitialViewController() as? UISplitViewController
    guard let split, let list = split.viewControllers.first as? UINavigationController else {
      Issue.record("there is no split view controller")
      return
    }
    world.show(split)
    list.topViewController?.performSegue(withIdentifier: "showDetail", sender: nil)
    world.settle()
    #expect(list.viewControllers.count == 2 && list.topViewController is UINavigationController)
    fixture.resize(SplitFixture.wide)
    #expect(split.viewControllers.count == 2)
  }

  @Test func aSplitViewControllerIsNotPushed() {
    fixture.show()
    list.pushViewController(UISplitViewController(), animated: false)
    #expect(world.diagnostics.map(\.identifier) == ["E4"] && list.viewControllers.count == 2)
  }
}
