import InterludeUI
import InterludeUITestSupport
import Testing

/// List C of the transition contract: what a cancelled transition leaves behind.
@Suite final class CancellationTests {
  lazy var world = World()
  lazy var root = world.showProbe()
  let animator = ClosureAnimator()
  let interaction = UIPercentDrivenInteractiveTransition()
  let delegate = HandingDelegate()

  enum Way: CaseIterable { case completeTransition, interactively }

  /// An animator that moves, scales and fades both views, and resets nothing.
  private func careless(completing: Bool) -> (any UIViewControllerContextTransitioning) -> Void {
    { context in
      let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
      if let to {
        context.containerView.addSubview(to)
        to.frame = context.containerView.bounds.offsetBy(dx: 0, dy: 500)
        to.alpha = 0
      }
      UIView.animate(withDuration: 0.4) {
        to?.frame = context.containerView.bounds
        to?.alpha = 1
        from?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        from?.alpha = 0.2
        context.viewController(forKey: .from)?.view.center.x += 50
      } completion: { _ in
        context.completeTransition(completing && !context.transitionWasCancelled)
      }
    }
  }

  private func prepare(_ way: Way) {
    animator.animate = careless(completing: way == .interactively)
    (delegate.animator, delegate.interaction) = (animator, way == .interactively ? interaction : nil)
  }

  /// Lets a transition that has begun be cancelled.
  private func cancel(_ way: Way) {
    if way == .interactively {
      interaction.update(0.3)
      interaction.cancel()
    }
    world.settle()
    #expect(animator.ended == [false])
  }

  private func looks(_ views: [UIView]) -> [String] {
    views.map { "\($0.frame) \($0.transform) \($0.alpha) \($0.isHidden) \($0.superview === world.window)" }
  }

  private func makePresented(removing: Bool) -> Probe {
    _ = root
    let presented = world.probe("presented")
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    delegate.makePresentationController = {
      let controller = ProbePresentationController(presented: $0, presenting: $1, journal: Journal())
      controller.removesPresentersView = removing
      return controller
    }
    return presented
  }

  /// As by a label that an animator fades in two steps, of which both are under way.
  @Test func C01_whatWasAnimatedTwiceComesBackToWhereItWasAtFirst() {
    let presented = makePresented(removing: false)
    let label = UIView()
    label.alpha = 0.9
    presented.view.addSubview(label)
    animator.animate = { context in
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      for alpha in [0.5, 0.2] { UIView.animate(withDuration: 1) { label.alpha = alpha } }
      UIView.animate(withDuration: 0.4) {
        presented.view.alpha = 0.5
      } completion: { _ in
        context.completeTransition(false)
      }
    }
    delegate.animator = animator

    root.present(presented, animated: true)
    cancel(.completeTransition)

    #expect(label.alpha == 0.9)
  }

  @Test(arguments: Way.allCases, [true, false])
  func C01_aCancelledPresentationLeavesEverythingAsBefore(way: Way, removing: Bool) {
    let presented = makePresented(removing: removing)
    presented.loadViewIfNeeded()
    let before = looks([root.view, presented.view])
    prepare(way)
    root.present(presented, animated: true)
    cancel(way)
    #expect(looks([root.view, presented.view]) == before)
    #expect(world.window.subviews == [root.view])
    #expect(root.presentedViewController == nil && presented.presentingViewController == nil)
    #expect(!presented.isBeingPresented && presented.view.superview == nil)
    #expect(world.diagnostics.isEmpty)
  }

  @Test(arguments: Way.allCases, [true, false])
  func C01_aCancelledDismissalLeavesEverythingAsBefore(way: Way, removing: Bool) {
    let presented = makePresented(removing: removing)
    root.present(presented, animated: false)
    world.settle()
    let (superview, before) = (presented.view.superview, looks([presented.view]))
    prepare(way)
    presented.dismiss(animated: true)
    cancel(way)
    #expect(looks([presented.view]) == before && presented.view.superview === superview)
    #expect(root.presentedViewController === presented && !presented.isBeingDismissed)
    #expect((root.view.window == nil) == removing)
  }

  enum Change: CaseIterable { case push, pop, set }

  @Test(arguments: Way.allCases, Change.allCases)
  func C01_aCancelledPushPopOrSetLeavesTheStackAsBefore(way: Way, change: Change) {
    let (navigation, probes) = world.showNavigation("A", "B")
    navigation.delegate = delegate
    let before = looks(probes.map(\.view))
    prepare(way)
    switch change {
    case .push: navigation.pushViewController(world.probe("C"), animated: true)
    case .pop: navigation.popViewController(animated: true)
    case .set: navigation.setViewControllers([probes[0], world.probe("C"), world.probe("D")], animated: true)
    }
    cancel(way)
    #expect(navigation.viewControllers == probes && navigation.children == probes)
    #expect(
      navigation.navigationBar.items?.map(ObjectIdentifier.init) == probes.map { ObjectIdentifier($0.navigationItem) })
    #expect(looks(probes.map(\.view)) == before)
    #expect(probes[1].view.window === world.window && probes[0].view.window == nil)
    #expect(probes.allSatisfy { $0.parent === navigation && !$0.isMovingFromParent && !$0.isMovingToParent })
    let moves = world.journal.entries.filter { $0.contains("Move") }
    switch change {
    case .push: #expect(moves == ["C willMove in", "C willMove out", "C didMove out"])
    case .pop: #expect(moves == ["B willMove out", "B willMove in", "B didMove in"])
    case .set:
      #expect(moves.filter { $0.hasPrefix("B") } == ["B willMove out", "B willMove in", "B didMove in"])
      #expect(moves.filter { $0.hasPrefix("D") } == ["D willMove in", "D willMove out", "D didMove out"])
    }
  }

  @Test func C01_whatTheAnimatorResetsItselfStays() {
    let presented = makePresented(removing: false)
    animator.animate = { [root] context in
      UIView.animate(withDuration: 0.4) {
        root.view.alpha = 0.2
      } completion: { _ in
        root.view.alpha = 0.9
        context.completeTransition(false)
      }
    }
    delegate.animator = animator
    root.present(presented, animated: true)
    world.settle()
    #expect(root.view.alpha.isNear(0.9, within: 1e-6))
  }

  /// A controller of interaction that moves views by itself.
  private final class OwnInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    var context: (any UIViewControllerContextTransitioning)?
    let completionSpeed: CGFloat = 2

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
      context = transitionContext
      if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    }
  }

  @Test(arguments: [true, false])
  func C02_finishAndCancelDoNotReplaceCompleteTransition(finishes: Bool) {
    let presented = makePresented(removing: false)
    let own = OwnInteraction()
    (delegate.animator, delegate.interaction) = (animator, own)
    animator.animate = { _ in Issue.record("A controller of its own animates by itself.") }
    root.present(presented, animated: true)
    let companion = UIView(frame: .zero)
    root.view.addSubview(companion)
    presented.transitionCoordinator?.animate(alongsideTransition: { _ in companion.center.x = 100 })
    #expect(own.context?.isInteractive == true)
    own.context?.updateInteractiveTransition(0.5)
    #expect(presented.transitionCoordinator?.percentComplete == 0.5)
    #expect(
      companion.shownCenter.x.isNear(50), "what runs alongside follows the report")
    if finishes { own.context?.finishInteractiveTransition() } else { own.context?.cancelInteractiveTransition() }
    #expect(own.context?.transitionWasCancelled == !finishes && own.context?.isInteractive == false)
    #expect(presented.transitionCoordinator?.completionVelocity == 2)
    world.settle()
    #expect(presented.transitionCoordinator != nil && animator.ended.isEmpty)
    own.context?.completeTransition(finishes)
    #expect(presented.transitionCoordinator == nil && animator.ended == [finishes])
    #expect(root.presentedViewController === (finishes ? presented : nil))
    #expect(companion.center.x == (finishes ? 100 : 0))
  }

  @Test(arguments: Way.allCases)
  func C03_orderOfACancelledPresentation(way: Way) {
    let presented = makePresented(removing: true)
    prepare(way)
    root.present(presented, animated: true) { [world] in world.journal.write("completion") }
    presented.transitionCoordinator?.animate(alongsideTransition: nil) { [world] in
      world.journal.write("coordinator \($0.isCancelled)")
    }
    world.journal.clear()
    cancel(way)
    #expect(
      world.journal.entries == [
        "coordinator true", "presented viewWillDisappear", "root viewWillAppear", "presented viewDidDisappear",
        "root viewDidAppear", "completion",
      ])
  }

  @Test(arguments: Way.allCases)
  func C04_aCancelledDismissalDoesNotLeaveTheToViewBehind(way: Way) {
    let presented = makePresented(removing: true)
    root.present(presented, animated: false)
    world.settle()
    prepare(way)
    presented.dismiss(animated: true)
    #expect(root.view.window === world.window)
    cancel(way)
    #expect(root.view.window == nil)
    (delegate.animator, delegate.interaction) = (nil, nil)
    presented.dismiss(animated: true)
    world.settle()
    #expect(root.view.superview === world.window && root.view.frame == world.window.bounds)
    #expect(root.view.transform == .identity && root.view.alpha == 1)
  }

  @Test func N06_anInteractivePopThatIsCancelled() {
    let (navigation, _) = world.showNavigation("A", "B")
    navigation.delegate = delegate
    prepare(.interactively)
    navigation.popViewController(animated: true)
    cancel(.interactively)
    let lifecycle = world.journal.entries.filter { $0.contains(" view") && !$0.contains("DidLoad") }
    #expect(
      lifecycle == [
        "B viewWillDisappear", "A viewWillAppear", "A viewWillDisappear", "A viewDidDisappear", "B viewWillAppear",
        "B viewDidAppear",
      ])
  }
}
