import InterludeUI
import InterludeUITestSupport
import Testing

/// C5 where one transition meets another: in a place that is just leaving, over a screen that goes, under one that comes.
@Suite final class CrossedTransitionsTests {
  lazy var world = World()

  private func makeCover(_ style: UIModalPresentationStyle = .overCurrentContext) -> Probe {
    let cover = world.probe("cover")
    cover.modalPresentationStyle = style
    return cover
  }

  private func advance(by seconds: Double) { world.stage.advance(to: world.stage.time + seconds) }

  private func calls(of name: String) -> [String] {
    world.journal.entries.filter { $0.hasPrefix("\(name) view") && $0.hasSuffix("ppear") }
      .map { String($0.dropFirst(name.count + 1)) }
  }

  @Test func C05_whatIsPresentedInAPlaceThatIsLeavingDoesNotAppear() {
    let (navigation, probes) = world.showNavigation("A")
    probes[0].definesPresentationContext = true
    let modal = world.probe("modal")
    modal.modalPresentationStyle = .fullScreen
    navigation.present(modal, animated: true)
    advance(by: 0.1)
    probes[0].present(makeCover(), animated: true)
    world.settle()
    #expect(calls(of: "cover") == [] && calls(of: "A") == ["viewWillDisappear", "viewDidDisappear"])
    modal.dismiss(animated: true)
    world.settle()
    #expect(calls(of: "cover") == ["viewWillAppear", "viewDidAppear"])
    #expect(appearanceFaults(in: world.journal.entries).isEmpty && world.diagnostics.isEmpty)
  }

  @Test func C05_aScreenThatIsPoppedTakesAlongWhatItHasPresented() {
    let (navigation, probes) = world.showNavigation("A", "B")
    probes[1].definesPresentationContext = true
    weak var released: Probe?
    do {
      let (cover, above) = (makeCover(), world.probe("above"))
      released = cover
      above.modalPresentationStyle = .overFullScreen
      probes[1].present(cover, animated: false)
      cover.present(above, animated: false)
    }
    #expect(world.window.subviews.count == 2)
    navigation.popViewController(animated: true)
    world.settle()
    #expect(world.window.subviews == [navigation.view] && released == nil)
    #expect(probes[1].presentedViewController == nil && probes[0].view.window != nil)
    #expect(calls(of: "above").suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
    #expect(calls(of: "cover").suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
    #expect(world.diagnostics.isEmpty)
  }

  @Test func C05_aPresentationOverAScreenThatIsPushedAwayEndsAtOnce() {
    let (navigation, probes) = world.showNavigation("A")
    probes[0].definesPresentationContext = true
    var completions = 0
    let cover = makeCover(.currentContext)
    probes[0].present(cover, animated: true) { completions += 1 }
    advance(by: 0.1)
    navigation.pushViewController(world.probe("B"), animated: false)
    #expect(completions == 1 && cover.transitionCoordinator == nil && cover.view.window == nil)
    navigation.popViewController(animated: false)
    #expect(cover.view.window != nil && probes[0].view.window == nil)
    #expect(appearanceFaults(in: world.journal.entries).isEmpty && world.diagnostics.isEmpty)
  }

  @Test func C05_aPopThatFollowsAPushAndIsCancelledKeepsEveryScreen() {
    let (navigation, probes) = world.showNavigation("A", "B", "C")
    navigation.pushViewController(world.probe("D"), animated: true)
    advance(by: 0.1)
    navigation.popToRootViewController(animated: true)
    let animator = ProbeAnimator(journal: world.journal)
    animator.completesWith = false
    let delegate = HandingDelegate(journal: world.journal, animator: animator)
    navigation.delegate = delegate
    world.settle()
    #expect(navigation.viewControllers.dropLast().map(ObjectIdentifier.init) == probes.map(ObjectIdentifier.init))
    #expect(navigation.viewControllers.allSatisfy { $0.parent === navigation && !$0.isMovingFromParent })
    #expect(navigation.topViewController?.viewIfLoaded?.window != nil)
  }

  @Test func E01_aPushThatEndsDoesNotEndThePresentationItHappensIn() {
    let root = world.showProbe()
    let navigation = UINavigationController(rootViewController: world.probe("A"))
    navigation.modalPresentationStyle = .fullScreen
    root.present(navigation, animated: true)
    navigation.pushViewController(world.probe("B"), animated: false)
    #expect(navigation.transitionCoordinator != nil)
    navigation.present(world.probe("early"), animated: true)
    #expect(world.diagnostics.map(\.identifier) == ["E1"])
    world.settle()
    #expect(root.presentedViewController == navigation && navigation.transitionCoordinator == nil)
  }

  /// A presenter is at one presentation at a time, but its children may change meanwhile.
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext], [true, false])
  func E01_presentingDuringAPushIsFine(style: UIModalPresentationStyle, pushCompletes: Bool) {
    let (navigation, probes) = world.showNavigation("A")
    let (pushed, cover, animator) = (world.probe("B"), makeCover(style), ProbeAnimator(journal: Journal()))
    let staying = pushCompletes ? pushed : probes[0]
    staying.definesPresentationContext = true
    animator.completesWith = pushCompletes
    let delegate = HandingDelegate(animator: animator)
    navigation.delegate = delegate
    navigation.pushViewController(pushed, animated: true)
    advance(by: 0.1)
    var completions = 0
    staying.present(cover, animated: true) { completions += 1 }
    advance(by: 0.1)
    navigation.present(world.probe("second"), animated: true)
    #expect(world.diagnostics.map(\.identifier) == (style == .currentContext ? [] : ["E1"]))
    world.settle()
    #expect(completions == 1 && cover.view.window != nil && navigation.topViewController === staying)
    #expect((staying.view.window == nil) == (style != .overFullScreen))
    for _ in 1...2 {
      (navigation.presentedViewController ?? cover).dismiss(animated: true)
      world.settle()
    }
    #expect(staying.view.window != nil && staying.view.superview?.bounds == staying.view.frame)
    #expect(world.window.subviews == [navigation.view])
    #expect(
      appearanceFaults(in: world.journal.entries).isEmpty && !world.diagnostics.contains { $0.identifier != "E1" })
  }

  @Test func E01_dismissingDuringAPushUnderneathIsFine() {
    let (navigation, _) = world.showNavigation("A")
    let (cover, pushed) = (makeCover(.fullScreen), world.probe("B"))
    navigation.present(cover, animated: false)
    navigation.pushViewController(pushed, animated: true)
    advance(by: 0.1)
    var completions = 0
    cover.dismiss(animated: true) { completions += 1 }
    world.settle()
    #expect(completions == 1 && pushed.view.window != nil && world.window.subviews == [navigation.view])
    #expect(calls(of: "B") == ["viewWillAppear", "viewDidAppear"])
    #expect(appearanceFaults(in: world.journal.entries).isEmpty && world.diagnostics.isEmpty)
  }

  /// The push waits for a finger as the window's content makes way for another screen.
  @Test func C05_whatACompletionSetsAsItsViewLeavesTheWindowStays() {
    let (navigation, probes) = world.showNavigation("A")
    let closures = ClosureAnimator()
    closures.animate = { context in
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      UIView.animate(withDuration: 0.3) {
        probes[0].view.transform = CGAffineTransform(translationX: 0, y: 30)
      } completion: { finished in
        probes[0].view.transform = .identity
        context.completeTransition(finished)
      }
    }
    let delegate = HandingDelegate(animator: closures)
    let hand = UIPercentDrivenInteractiveTransition()
    hand.wantsInteractiveStart = true
    delegate.interaction = hand
    navigation.delegate = delegate
    navigation.pushViewController(world.probe("B"), animated: true)
    hand.update(0.5)
    advance(by: 0.1)
    let cover = world.probe("C")
    cover.modalPresentationStyle = .fullScreen
    navigation.present(cover, animated: false)
    advance(by: 0.5)
    #expect(probes[0].view.transform == .identity)
    cover.dismiss(animated: false)
    world.settle()
    #expect(navigation.topViewController?.view.transform == .identity && world.diagnostics.isEmpty)
  }

  @Test(arguments: [true, false])
  func C05_whatEndsBecauseItsPlaceGoesLeavesNothingHalfWay(hasAnimator: Bool) {
    let (navigation, probes) = world.showNavigation("A")
    probes[0].definesPresentationContext = true
    let cover = makeCover(.currentContext)
    let (closures, interruptible) = (ClosureAnimator(), InterruptibleAnimator())
    closures.animate = { context in
      context.containerView.addSubview(cover.view)
      UIView.animate(withDuration: 0.8) {
        probes[0].view.transform = CGAffineTransform(translationX: 0, y: 30)
      } completion: { _ in
        probes[0].view.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    interruptible.make = { context in
      context.containerView.addSubview(cover.view)
      let animator = UIViewPropertyAnimator(duration: 0.8, curve: .linear) {
        probes[0].view.transform = CGAffineTransform(translationX: 0, y: 30)
      }
      animator.addCompletion { _ in
        probes[0].view.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      }
      return animator
    }
    let delegate = HandingDelegate(animator: hasAnimator ? interruptible : closures)
    cover.transitioningDelegate = delegate
    probes[0].present(cover, animated: true)
    advance(by: 0.1)
    navigation.pushViewController(world.probe("B"), animated: false)
    advance(by: 0.1)
    #expect(probes[0].view.transform == .identity)
    navigation.popViewController(animated: false)
    cover.dismiss(animated: false)
    world.settle()
    #expect(probes[0].view.window != nil && world.diagnostics.isEmpty)
  }

  @Test func C01_whatTheAnimatorChangedAnywhereIsPutBack() {
    let root = world.showProbe()
    let badge = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    root.view.addSubview(badge)
    let (animator, delegate) = (ClosureAnimator(), HandingDelegate())
    delegate.animator = animator
    animator.duration = 0.4
    animator.animate = { context in
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      UIView.animate(withDuration: 0.4) {
        badge.alpha = 0.5
        badge.center.x = 200
        badge.layer.cornerRadius = 8
        root.view.layer.cornerRadius = 12
      } completion: { _ in
        context.completeTransition(false)
      }
    }
    let presented = world.probe("presented")
    (presented.modalPresentationStyle, presented.transitioningDelegate) = (.custom, delegate)
    root.present(presented, animated: true)
    world.settle()
    #expect(badge.alpha == 1 && badge.layer.cornerRadius == 0 && root.view.layer.cornerRadius == 0)
    #expect(badge.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
  }
}
