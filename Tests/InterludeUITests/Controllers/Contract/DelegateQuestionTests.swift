import InterludeUI
import InterludeUITestSupport
import Testing

/// A delegate is asked for its animator and for its interaction controller once for each transition.
@Suite final class DelegateQuestionTests {
  lazy var world = World()

  private func asked(about words: String) -> [String] { world.journal.entries(about: "delegate \(words)") }

  @Test func aPresentationAndItsDismissalAskOnceEach() {
    let (root, card) = (world.probe("A"), world.probe("B"))
    let delegate = HandingDelegate(journal: world.journal, animator: ProbeAnimator(journal: world.journal))
    card.transitioningDelegate = delegate
    card.modalPresentationStyle = .fullScreen
    world.show(root)
    world.layOut()
    root.present(card, animated: true)
    world.settle()
    root.dismiss(animated: true)
    world.settle()
    #expect(
      asked(about: "animationController") == [
        "delegate animationController forPresented", "delegate animationController forDismissed",
      ])
    #expect(
      asked(about: "interactionController") == [
        "delegate interactionController forPresentation", "delegate interactionController forDismissal",
      ])
  }

  /// With an animator of the delegate's, or the system's slide.
  @Test(arguments: [true, false]) func aPushAndAPopAskOnceEach(withAnimator: Bool) {
    let (navigation, delegate) = navigation(withAnimator: withAnimator)
    navigation.pushViewController(world.probe("C"), animated: true)
    world.settle()
    navigation.popViewController(animated: true)
    world.settle()
    #expect(asked(about: "animationController").count == 2)
    #expect(asked(about: "interactionController").count == 2)
    withExtendedLifetime(delegate) {}
  }

  /// What the delegate has answered when the swipe asks to begin holds for the pop.
  @Test func aSwipedPopAsksOnce() {
    let (navigation, delegate) = navigation(withAnimator: false)
    let finger = Finger(world.stage)
    for _ in 1...2 {
      world.journal.clear()
      let start = world.stage.time
      finger.down(2, 400, at: start)
      for step in 1...10 { finger.move(2 + CGFloat(step) * 12, 400, at: start + Double(step) * 0.05) }
      #expect(navigation.transitionCoordinator?.isInteractive == true)
      finger.up(122, 400, at: start + 1)
      world.settle()
      #expect(navigation.viewControllers.count == 2, "given up before the middle")
      #expect(asked(about: "animationController") == ["delegate animationController for pop"])
    }
    // A pop by the program after the swipe is another transition.
    navigation.popViewController(animated: true)
    #expect(asked(about: "animationController").count == 2)
    withExtendedLifetime(delegate) {}
  }

  @Test func aChangeOfTabsAsksOnce() {
    let fixture = TabFixture()
    fixture.show("A", "B")
    fixture.animator = ProbeAnimator(journal: fixture.world.journal)
    fixture.tap(1)
    fixture.world.settle()
    #expect(fixture.journal(about: "delegate animationController").count == 1)
    #expect(fixture.journal(about: "delegate interactionController").count == 1)
  }

  private func navigation(withAnimator: Bool) -> (UINavigationController, HandingDelegate) {
    Stage.current = world.stage
    let navigation = UINavigationController(nibName: nil, bundle: nil)
    navigation.setViewControllers([world.probe("A"), world.probe("B")], animated: false)
    let delegate = HandingDelegate(
      journal: world.journal, animator: withAnimator ? ProbeAnimator(journal: world.journal) : nil)
    navigation.delegate = delegate
    world.show(navigation)
    world.layOut()
    return (navigation, delegate)
  }
}
