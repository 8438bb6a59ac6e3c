import InterludeUI
import InterludeUITestSupport
import Testing

/// List N of the transition contract: what pushes and pops promise.
@Suite final class NavigationTests {
  lazy var world = World()

  private func lifecycle(_ names: String...) -> [String] {
    world.journal.entries.filter { entry in
      names.contains { entry.hasPrefix($0 + " view") }
    }
  }

  @Test func N01_theDelegateIsAskedForEveryAnimatedPushAndPop() {
    let (navigation, _) = world.showNavigation("A")
    let animator = ProbeAnimator(journal: world.journal)
    let delegate = HandingDelegate(journal: world.journal, animator: animator)
    navigation.delegate = delegate
    navigation.pushViewController(world.probe("B"), animated: true)
    world.settle()
    navigation.popViewController(animated: true)
    world.settle()
    #expect(
      world.journal.entries(about: "delegate animationController")
        == ["delegate animationController for push", "delegate animationController for pop"])
    #expect(world.journal.entries.filter { $0 == "animator animateTransition" }.count == 2)
  }

  @Test func N01_nilGivesTheStandardSlide() throws {
    let (navigation, probes) = world.showNavigation("A")
    let pushed = world.probe("B")
    navigation.pushViewController(pushed, animated: true)
    world.stage.advance(to: 0.1)
    let (upper, lower) = (
      try #require(pushed.view.layer.presentation()).frame.minX,
      try #require(probes[0].view.layer.presentation()).frame.minX
    )
    #expect(upper > 0 && upper < 390)
    #expect(abs(lower + 0.3 * (390 - upper)) < 1e-9, "the lower screen moves 30 % as far")
    world.settle()
    #expect(pushed.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func N02_pushOrder() {
    let (navigation, _) = world.showNavigation("A")
    navigation.pushViewController(world.probe("B"), animated: true)
    world.settle()
    #expect(
      lifecycle("A", "B") == [
        "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "A viewDidDisappear", "B viewDidAppear",
      ])
  }

  @Test func N03_popIsTheMirrorImage() {
    let (navigation, _) = world.showNavigation("A", "B")
    navigation.popViewController(animated: true)
    world.settle()
    #expect(
      lifecycle("A", "B").filter { !$0.contains("DidLoad") } == [
        "B viewWillDisappear", "A viewWillAppear", "B viewDidDisappear", "A viewDidAppear",
      ])
  }

  @Test func N04_withoutAnimationTheDelegateIsNotAskedAndCallbacksPairUp() {
    let (navigation, _) = world.showNavigation("A")
    let delegate = HandingDelegate(journal: world.journal, animator: ProbeAnimator(journal: world.journal))
    navigation.delegate = delegate
    navigation.pushViewController(world.probe("B"), animated: false)
    #expect(world.journal.entries(about: "delegate animationController", "animator").isEmpty)
    #expect(
      lifecycle("A", "B") == [
        "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "A viewDidDisappear", "B viewDidAppear",
      ])
  }

  @Test func N05_whatTheAnimatorDoesNotAddIsNotThere() {
    let (navigation, probes) = world.showNavigation("A")
    let animator = ProbeAnimator(journal: world.journal)
    animator.addsEnteringView = false
    let delegate = HandingDelegate(journal: world.journal, animator: animator)
    navigation.delegate = delegate
    let pushed = world.probe("B")
    navigation.pushViewController(pushed, animated: true)
    world.settle()
    #expect(pushed.view.window == nil, "nothing but the background shows, as in UIKit")
    #expect(probes[0].view.window == nil, "the old screen is gone all the same")
  }

  @Test func N06_cancelledPop() {
    let (navigation, probes) = world.showNavigation("A", "B")
    let animator = ProbeAnimator(journal: world.journal)
    animator.completesWith = false
    let delegate = HandingDelegate(journal: world.journal, animator: animator)
    navigation.delegate = delegate
    navigation.popViewController(animated: true)
    world.settle()
    #expect(
      lifecycle("A", "B").filter { !$0.contains("DidLoad") } == [
        "B viewWillDisappear", "A viewWillAppear", "A viewWillDisappear", "A viewDidDisappear", "B viewWillAppear",
        "B viewDidAppear",
      ])
    #expect(navigation.viewControllers == probes)
    #expect(probes[1].view.window === world.window)
    #expect(probes[0].view.window == nil)
  }

  @Test func N07_setViewControllersAnimatesTheNetChange() {
    let (navigation, probes) = world.showNavigation("A", "B", "C")
    let animator = ProbeAnimator(journal: world.journal)
    let delegate = HandingDelegate(journal: world.journal, animator: animator)
    navigation.delegate = delegate
    navigation.setViewControllers([probes[0]], animated: true)
    world.settle()
    navigation.setViewControllers([probes[0], world.probe("D"), world.probe("E")], animated: true)
    world.settle()
    #expect(
      world.journal.entries(about: "delegate animationController")
        == ["delegate animationController for pop", "delegate animationController for push"])
    #expect(lifecycle("B", "D").isEmpty, "who is never on show hears nothing")
  }

  @Test func N07_popToRootAndPopToReturnWhoLeft() {
    let (navigation, probes) = world.showNavigation("A", "B", "C", "D")
    #expect(navigation.popToViewController(probes[2], animated: false) == [probes[3]])
    #expect(navigation.popToRootViewController(animated: false) == [probes[1], probes[2]])
    #expect(navigation.topViewController === probes[0])
  }

  @Test func N08_willShowBeforeAppearanceDidShowAfter() {
    let (navigation, _) = world.showNavigation("A")
    let delegate = HandingDelegate(journal: world.journal, animator: nil)
    navigation.delegate = delegate
    navigation.pushViewController(world.probe("B"), animated: true)
    world.settle()
    #expect(
      world.journal.entries(about: "A view", "B view", "delegate willShow", "delegate didShow") == [
        "B viewDidLoad", "delegate willShow B", "A viewWillDisappear", "B viewWillAppear", "A viewDidDisappear",
        "B viewDidAppear", "delegate didShow B",
      ])
  }

  @Test func pushDuringATransitionFollowsWhenItEnds() {
    let (navigation, _) = world.showNavigation("A")
    let (b, c) = (world.probe("B"), world.probe("C"))
    navigation.pushViewController(b, animated: true)
    world.stage.advance(to: 0.1)
    navigation.pushViewController(c, animated: true)
    world.settle()
    #expect(navigation.topViewController === c)
    #expect(c.view.window === world.window)
    #expect(b.view.window == nil)
    #expect(lifecycle("B").suffix(2) == ["B viewWillDisappear", "B viewDidDisappear"])
  }

  @Test func theVisibleControllerIsTheTopOrWhatIsPresentedOverIt() {
    let (navigation, probes) = world.showNavigation("A", "B")
    #expect(navigation.visibleViewController === probes[1])
    let presented = world.probe("C")
    probes[1].present(presented, animated: false)
    #expect(navigation.visibleViewController === presented && navigation.topViewController === probes[1])
    presented.dismiss(animated: false)
    #expect(navigation.visibleViewController === probes[1])
    #expect(UINavigationController().visibleViewController == nil)
  }
}
