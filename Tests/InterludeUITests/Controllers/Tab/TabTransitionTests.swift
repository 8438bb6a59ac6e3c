import InterludeUI
import InterludeUITestSupport
import Testing

/// Changes of tabs that a delegate's animator animates.
@Suite final class TabTransitionTests {
  lazy var fixture = TabFixture()
  lazy var animator = ProbeAnimator(journal: fixture.world.journal)
  private var world: World { fixture.world }
  private var tabs: UITabBarController { fixture.tabs }

  private func showAnimated(_ names: String...) -> [Probe] {
    let probes = names.map(world.probe)
    fixture.show(probes)
    fixture.animator = animator
    return probes
  }

  @Test func theAnimatorRunsThroughTheTransitionContext() throws {
    let probes = showAnimated("A", "B")
    var frames: [CGRect] = []
    animator.onAnimate = { context in
      frames = [
        context.initialFrame(for: probes[0]), context.initialFrame(for: probes[1]),
        context.finalFrame(for: probes[0]), context.finalFrame(for: probes[1]),
      ]
      #expect(context.view(forKey: .from) === probes[0].view && context.view(forKey: .to) === probes[1].view)
      #expect(probes[0].view.superview === context.containerView && context.isAnimated)
    }
    tabs.selectedIndex = 1
    let whole = CGRect(x: 0, y: 0, width: 390, height: 844)
    #expect(frames == [whole, .zero, .zero, whole])
    #expect(tabs.selectedIndex == 1, "selected at once")
    #expect(fixture.lifecycle == ["B viewWillAppear", "A viewWillDisappear"])
    #expect(tabs.transitionCoordinator?.viewController(forKey: .to) === probes[1])
    world.settle()
    #expect(
      fixture.lifecycle == ["B viewWillAppear", "A viewWillDisappear", "A viewDidDisappear", "B viewDidAppear"])
    #expect(fixture.journal(about: "animator animationEnded") == ["animator animationEnded true"])
    #expect(probes[0].view.window == nil && probes[1].view.window != nil)
    #expect(tabs.transitionCoordinator == nil)
  }

  @Test func theInteractionControllerIsAskedFor() {
    _ = showAnimated("A", "B")
    tabs.selectedIndex = 1
    #expect(fixture.journal(about: "delegate interactionController").count == 1)
  }

  @Test func aCancelledChangeLeavesTheOldSelection() {
    let probes = showAnimated("A", "B")
    animator.completesWith = false
    tabs.selectedIndex = 1
    world.settle()
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.selectedItem === probes[0].tabBarItem)
    #expect(probes[0].view.window != nil && probes[1].view.window == nil)
    #expect(
      fixture.lifecycle == [
        "B viewWillAppear", "A viewWillDisappear", "B viewWillDisappear", "A viewWillAppear", "B viewDidDisappear",
        "A viewDidAppear",
      ])
    #expect(fixture.journal(about: "animator animationEnded") == ["animator animationEnded false"])
  }

  @Test func aTapDuringAChangeIsFollowedWhenItHasEnded() {
    let probes = showAnimated("A", "B", "C")
    fixture.tap(1)
    world.stage.advance(to: 0.2)
    fixture.tap(2)
    #expect(tabs.selectedIndex == 2, "selected at once")
    #expect(probes[2].viewIfLoaded?.window == nil, "shown later")
    world.stage.advance(to: 0.6)
    #expect(probes[1].view.window != nil && probes[2].view.window != nil, "the second change is running")
    world.settle()
    #expect(probes.map { $0.view.window != nil } == [false, false, true])
    #expect(fixture.lifecycle.filter { $0.hasPrefix("B") }.count == 4)
    #expect(fixture.lifecycle.filter { $0.hasPrefix("A") } == ["A viewWillDisappear", "A viewDidDisappear"])
    #expect(world.diagnostics.isEmpty)
  }

  @Test func aTapBackDuringAChangeEndsWhereItBegan() {
    let probes = showAnimated("A", "B")
    fixture.tap(1)
    world.stage.advance(to: 0.2)
    fixture.tap(0)
    world.settle()
    #expect(tabs.selectedIndex == 0)
    #expect(probes.map { $0.view.window != nil } == [true, false])
    #expect(
      fixture.lifecycle.filter { $0.contains("Will") }.count == fixture.lifecycle.filter { $0.contains("Did") }.count)
  }

  @Test func aCancelledChangeGivesWayToALaterTap() {
    let probes = showAnimated("A", "B", "C")
    animator.completesWith = false
    tabs.selectedIndex = 1
    world.stage.advance(to: 0.2)
    animator.completesWith = true
    tabs.selectedIndex = 2
    world.settle()
    #expect(tabs.selectedIndex == 2)
    #expect(probes.map { $0.viewIfLoaded?.window != nil } == [false, false, true])
  }

  @Test func aTabRemovedDuringItsChangeIsLeftWhenItHasEnded() {
    let probes = showAnimated("A", "B", "C")
    tabs.selectedIndex = 1
    world.stage.advance(to: 0.2)
    tabs.viewControllers = [probes[2]]
    #expect(tabs.selectedViewController === probes[2])
    world.settle()
    #expect(tabs.children == [probes[2]])
    #expect(probes[0].parent == nil && probes[1].parent == nil)
    #expect(probes.map { $0.view.window != nil } == [false, false, true])
    #expect(world.diagnostics.isEmpty)
  }

  @Test func touchesGoToTheContainerWhileTheBarTakesThem() {
    let probes = showAnimated("A", "B")
    tabs.selectedIndex = 1
    world.stage.advance(to: 0.2)
    let hit = world.window.hitTest(CGPoint(x: 100, y: 100), with: nil)
    #expect(hit === probes[1].view.superview)
    #expect(world.window.hitTest(CGPoint(x: 100, y: 830), with: nil)?.isDescendant(of: tabs.tabBar) == true)
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func M02_whatCoversATabComesAndGoesWithIt(style: UIModalPresentationStyle) {
    let probes = showAnimated("A", "B")
    fixture.animator = nil
    probes[0].definesPresentationContext = true
    let modal = world.probe("modal")
    modal.modalPresentationStyle = style
    probes[0].present(modal, animated: false)
    tabs.selectedIndex = 1
    #expect(modal.view.window == nil && probes[1].view.window != nil)
    tabs.selectedIndex = 0
    #expect(modal.view.window != nil && probes[1].view.window == nil)
    modal.dismiss(animated: true)
    world.settle()
    #expect(probes[0].view.superview?.subviews.count == 1)
    #expect(fixture.lifecycle.last { $0.hasPrefix("A") } == "A viewDidAppear")
    #expect(world.diagnostics.isEmpty)
  }

  @Test func M07_theWindowTurnsDuringAChangeOfTabs() {
    let probes = showAnimated("A", "B")
    tabs.selectedIndex = 1
    world.stage.send(InputEvent(time: 0.2, kind: .resize(CGSize(width: 844, height: 390), scale: 2)))
    world.settle()
    let whole = CGRect(x: 0, y: 0, width: 844, height: 390)
    #expect(probes[1].view.frame == whole)
    tabs.selectedIndex = 0
    world.settle()
    #expect(probes[0].view.frame == whole)
  }
}
