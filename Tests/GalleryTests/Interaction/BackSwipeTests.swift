import Gallery
import InterludeUI
import Testing

/// The swipe from the left edge, in every scene that navigates.
struct BackSwipeTests {
  private func swipe(_ world: SceneWorld, to x: CGFloat, from time: Double, until end: Double) {
    let (start, finish) = (CGPoint(x: 2, y: 500), CGPoint(x: x, y: 500))
    world.down(start, at: time)
    world.drag(from: start, to: finish, from: time, until: end)
    world.up(finish, at: end)
  }

  @Test(arguments: await ListedScenes.names) func leavesEveryScene(name: String) throws {
    let world = try SceneWorld(of: name)
    swipe(world, to: 300, from: 1, until: 1.4)
    world.show(at: 3)
    #expect(world.navigation.viewControllers.count == 1)
    #expect(world.navigation.transitionCoordinator == nil)
  }

  @Test func leavesAScreenThatSlidAndNotOneThatFaded() throws {
    for (button, isLeft) in [("push-slide", true), ("push-fade", false)] {
      let world = SceneWorld { FadePushViewController() }
      try world.tap(button, at: 1)
      world.show(at: 2)
      swipe(world, to: 300, from: 2, until: 2.4)
      world.show(at: 4)
      #expect(world.navigation.viewControllers.count == (isLeft ? 2 : 3), "\(button)")
    }
  }

  @Test func leavesTheTabsAndNotThePage() throws {
    let world = SceneWorld { TabSlideViewController() }
    world.press(CGPoint(x: 244, y: 785), at: 1)
    world.show(at: 2)
    swipe(world, to: 300, from: 2, until: 2.4)
    world.show(at: 4)
    #expect(world.navigation.viewControllers.count == 1)
  }

  @Test func N6_aSwipeThatIsGivenUpBringsTheScreenBack() throws {
    let world = SceneWorld { FadePushViewController() }
    try world.tap("push-slide", at: 1)
    world.show(at: 2)
    let recorder = LifecycleRecorder()
    world.stage.observers = [recorder]
    swipe(world, to: 60, from: 2, until: 3)
    world.show(at: 5)
    let callbacks = recorder.events.filter { $0.callback.hasPrefix("view") }.map { "\($0.subject) \($0.callback)" }
    #expect(
      callbacks == [
        "PushedViewController viewWillDisappear(_:)", "FadePushViewController viewWillAppear(_:)",
        "FadePushViewController viewWillDisappear(_:)", "FadePushViewController viewDidDisappear(_:)",
        "PushedViewController viewWillAppear(_:)", "PushedViewController viewDidAppear(_:)",
      ])
    #expect(world.navigation.viewControllers.count == 3)
  }
}
