import InterludeUI
import InterludeUITestSupport
import Testing

/// What shows where in a wide window, and what columns are set one by one.
@Suite(.ownWorld) final class SplitShowTests {
  private func columns(_ size: CGSize, _ change: (SplitFixture) -> Void = { _ in }) -> SplitFixture {
    let fixture = SplitFixture(size, style: .doubleColumn)
    change(fixture)
    fixture.show()
    return fixture
  }

  @Test func aDetailTakesTheOthersPlaceUnlessThatHasAStackForIt() {
    let fixture = SplitFixture(SplitFixture.wide)
    fixture.show()
    let (pushed, plain) = (fixture.world.probe("pushed"), fixture.world.probe("plain"))
    fixture.list.showDetailViewController(pushed, sender: nil)
    fixture.world.settle()
    #expect(fixture.detailNavigation.viewControllers == [fixture.detail, pushed])
    let other = UINavigationController(rootViewController: plain)
    fixture.list.showDetailViewController(other, sender: nil)
    #expect(fixture.split.viewControllers == [fixture.listNavigation, other])
    #expect(fixture.detailNavigation.parent == nil && plain.view.window != nil)
    let last = fixture.world.probe("last")
    fixture.split.viewControllers = [fixture.listNavigation, fixture.world.probe("bare")]
    fixture.list.showDetailViewController(last, sender: nil)
    #expect(fixture.split.viewControllers == [fixture.listNavigation, last] && last.view.window != nil)
    expectBalance(fixture.world.journal.entries, "replaced")
  }

  @Test func aControllerShowsInPlaceOfTheOneThatLeavesItToTheSplitViewController() {
    let fixture = SplitFixture(SplitFixture.wide)
    fixture.split.viewControllers = [fixture.listNavigation, fixture.detail]
    fixture.show()
    let (first, second) = (fixture.world.probe("first"), fixture.world.probe("second"))
    fixture.detail.show(first, sender: nil)
    #expect(fixture.split.viewControllers == [fixture.listNavigation, first])
    fixture.split.show(second, sender: nil)
    fixture.world.settle()
    #expect(fixture.listNavigation.viewControllers == [fixture.list, second])
    fixture.showsByItself = true
    fixture.split.show(fixture.detail, sender: nil)
    fixture.split.showDetailViewController(fixture.detail, sender: nil)
    #expect(fixture.split.viewControllers == [fixture.listNavigation, first] && fixture.detail.parent == nil)
  }

  @Test func columnsGetNavigationControllers() {
    let fixture = columns(SplitFixture.wide)
    let navigations = fixture.split.children.compactMap { $0 as? UINavigationController }
    #expect(navigations.map(\.viewControllers) == [[fixture.list], [fixture.detail]])
    #expect(
      fixture.split.viewController(for: .primary) === fixture.list && fixture.split.viewControllers == navigations)
    let other = fixture.world.probe("other")
    fixture.split.setViewController(other, for: .secondary)
    #expect(navigations.last?.viewControllers == [fixture.detail, other], "pushed, as the column has a stack")
    fixture.split.setViewController(nil, for: .secondary)
    fixture.split.setViewController(fixture.detail, for: .secondary)
    #expect(fixture.detail.navigationController?.viewControllers == [fixture.detail])
    #expect(navigations.last?.parent == nil && fixture.split.viewControllers.count == 2)
    expectBalance(fixture.world.journal.entries, "set")
  }

  @Test func theTopColumnIsAskedForAndColumnsComeAndGo() throws {
    let fixture = columns(SplitFixture.phone) { $0.topColumn = .primary }
    let stack = try #require(fixture.split.viewControllers.first as? UINavigationController)
    #expect(fixture.split.isCollapsed && stack.viewControllers == [fixture.list])
    fixture.split.show(.secondary)
    fixture.world.settle()
    #expect(stack.viewControllers.count == 2 && fixture.detail.view.window != nil)
    fixture.split.show(.primary)
    fixture.world.settle()
    #expect(stack.viewControllers == [fixture.list] && fixture.split.viewController(for: .secondary) === fixture.detail)
    let other = fixture.world.probe("other")
    fixture.list.showDetailViewController(other, sender: nil)
    fixture.world.settle()
    #expect(other.view.window != nil && fixture.split.viewController(for: .secondary) === other)
    fixture.resize(SplitFixture.wide)
    #expect(stack.viewControllers == [fixture.list] && other.navigationController?.parent === fixture.split)
    fixture.resize(SplitFixture.phone)
    #expect(
      fixture.journal(about: "delegate").filter { !$0.contains("willChangeTo") }
        == ["delegate didExpand false", "delegate topColumn secondary", "delegate didCollapse true"])
    expectBalance(fixture.world.journal.entries, "columns")
  }

  @Test func aCompactColumnShowsInPlaceOfTheOthers() {
    let compact = UITabBarController()
    let fixture = columns(SplitFixture.phone) { $0.split.setViewController(compact, for: .compact) }
    #expect(fixture.split.viewControllers == [compact] && compact.view.window != nil)
    #expect(!fixture.list.isViewLoaded && !fixture.detail.isViewLoaded)
    fixture.expandedMode = .secondaryOnly
    fixture.resize(SplitFixture.wide)
    #expect(compact.view.window == nil && fixture.detail.view.window != nil && !fixture.list.isViewLoaded)
    #expect(fixture.split.displayMode == .secondaryOnly)
  }
}
