import InterludeUI
import InterludeUITestSupport
import MotionCurves
import Testing

/// List I of the transition contract, driven from code: the items beyond plain scrubbing.
@Suite final class InteractionTests: InteractionFixture {
  private let interruptible = InterruptibleAnimator()

  /// Presents with an animator that a linear property animator of 0.8 s runs.
  private func presentInterruptibly(startsInteractively: Bool = true) {
    interruptible.make = { [puck, world] context in
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      let animator = UIViewPropertyAnimator(duration: 0.8, curve: .linear) { puck.center.x = 100 }
      animator.addCompletion { position in
        world.journal.write("\(position) at \(world.stage.time)")
        context.completeTransition(!context.transitionWasCancelled)
      }
      return animator
    }
    _ = presented
    delegate.animator = interruptible
    interaction.wantsInteractiveStart = startsInteractively
    interaction.completionCurve = .linear
    present()
  }

  private func presentSliding(startsInteractively: Bool) {
    animator.animate = { [unowned self] in slide($0) }
    _ = presented
    interaction.wantsInteractiveStart = startsInteractively
    interaction.completionCurve = .linear
    present()
  }

  // MARK: I02

  @Test func I02_aTransitionStartsInteractivelyUnlessSaidOtherwise() {
    #expect(UIPercentDrivenInteractiveTransition().wantsInteractiveStart)
    presentSliding(startsInteractively: true)
    #expect(coordinator?.initiallyInteractive == true && coordinator?.isInteractive == true)
    advance(by: 5)
    #expect(x == 0)
  }

  @Test func I02_startedByItselfItRunsUntilItIsPaused() {
    presentSliding(startsInteractively: false)
    #expect(coordinator?.initiallyInteractive == false && coordinator?.isInteractive == false)
    stage.advance(to: 0.2)
    #expect(x.isNear(25))
    interaction.pause()
    advance(by: 5)
    #expect(x.isNear(25) && coordinator?.isInteractive == true)
    #expect(interaction.percentComplete.isNear(0.25))
    interaction.update(0.5)
    #expect(x.isNear(50))
    let start = stage.time
    interaction.finish()
    stage.advance(to: start + 0.2)
    #expect(x.isNear(75))
    stage.advance(to: start + 0.4 + 1e-9)
    #expect(animator.ended == [true] && world.journal.entries.contains("finished true"))
  }

  @Test func I02_anInterruptibleAnimatorMayTurnInteractiveLater() {
    presentInterruptibly(startsInteractively: false)
    stage.advance(to: 0.2)
    #expect(x.isNear(25) && coordinator?.isInterruptible == true)
    interaction.pause()
    #expect(interruptible.propertyAnimator?.isRunning == false)
    #expect(interaction.percentComplete.isNear(0.25))
    interaction.update(0.75)
    advance(by: 3)
    #expect(x.isNear(75))
    interaction.cancel()
    #expect(interruptible.propertyAnimator?.isReversed == true)
    advance(by: 0.3)
    #expect(x.isNear(37.5))
    advance(by: 0.4)
    #expect(interruptible.ended == [false] && puck.center.x == 0)
  }

  /// Nobody supplied an interaction: the context itself makes the transition interactive.
  @Test(arguments: [true, false])
  func I02_theContextCatchesATransitionThatNobodyDrives(finishes: Bool) {
    var context: (any UIViewControllerContextTransitioning)?
    animator.animate = { [unowned self] in
      context = $0
      slide($0)
    }
    _ = presented
    delegate.interaction = nil
    present()
    stage.advance(to: 0.2)
    context?.pauseInteractiveTransition()
    advance(by: 1)
    #expect(x.isNear(25) && context?.isInteractive == true)
    context?.updateInteractiveTransition(0.5)
    #expect(x.isNear(50))
    if finishes { context?.finishInteractiveTransition() } else { context?.cancelInteractiveTransition() }
    #expect(context?.transitionWasCancelled == !finishes)
    world.settle()
    #expect(animator.ended == [finishes] && puck.center.x == (finishes ? 100 : 0))
  }

  // MARK: I03

  @Test(arguments: [true, false])
  func I03_theAnimatorIsAskedForOnce(startsInteractively: Bool) {
    presentInterruptibly(startsInteractively: startsInteractively)
    interaction.pause()
    interaction.update(0.5)
    interaction.finish()
    interaction.pause()
    interaction.cancel()
    #expect(interruptible.timesAsked == 1)
    world.settle()
    #expect(interruptible.timesAsked == 1 && interruptible.ended == [false])
  }

  @Test(arguments: [24.0, 60, 120])
  func I03_theInterruptibleAnimatorIsScrubbedAndContinued(frameRate: Double) throws {
    presentInterruptibly()
    interaction.completionSpeed = 2
    let animator = try #require(interruptible.propertyAnimator)
    for percent in [0.2, 0.9, 0.4] {
      interaction.update(percent)
      #expect(animator.fractionComplete.isNear(percent) && x.isNear(100 * percent))
    }
    interaction.finish()
    for frame in 0...Int(frameRate) { stage.advance(to: Double(frame) / frameRate) }
    let words = try #require(world.journal.entries(about: "end").first).split(separator: " ")
    #expect(try #require(Double(words[2])).isNear(0.6 * 0.8 / 2))
    #expect(interruptible.ended == [true] && puck.center.x == 100)
  }

  @Test func I03_cancelledItRunsBackWithinItsShareOfTheTime() throws {
    presentInterruptibly()
    interaction.update(0.75)
    interaction.cancel()
    #expect(coordinator?.isCancelled == true)
    stage.advance(to: 0.3)
    #expect(x.isNear(37.5))
    stage.advance(to: 1)
    let words = try #require(world.journal.entries(about: "start").first).split(separator: " ")
    #expect(try #require(Double(words[2])).isNear(0.6))
    #expect(interruptible.ended == [false] && puck.center.x == 0)
    #expect(world.diagnostics.isEmpty)
  }

  @Test func I03_aTimingCurveTakesOverTheViews() {
    presentInterruptibly()
    interaction.timingCurve = UISpringTimingParameters(dampingRatio: 0.5)
    interaction.update(0.5)
    interaction.finish()
    let spring = Spring(dampingRatio: 0.5, duration: 0.4)
    stage.advance(to: 0.15)
    #expect(x.isNear(50 + 50 * spring.value(at: 0.15)))
  }

  @Test func I03_withoutOneTheTransitionIsNotInterruptible() {
    presentSliding(startsInteractively: false)
    #expect(coordinator?.isInterruptible == false)
  }

  // MARK: I04

  @Test func I04_thereIsACoordinatorExactlyDuringATransition() {
    _ = presented
    #expect(root.transitionCoordinator == nil)
    presentSliding(startsInteractively: true)
    let child = UIViewController()
    root.addChild(child)
    #expect(child.transitionCoordinator === root.transitionCoordinator && child.transitionCoordinator != nil)
    interaction.finish()
    world.settle()
    #expect(child.transitionCoordinator == nil && presented.transitionCoordinator == nil)
  }

  // MARK: I05

  enum Carrier: CaseIterable { case block, propertyAnimator, interruptible }

  private func present(_ carrier: Carrier) {
    switch carrier {
    case .block: presentSliding(startsInteractively: true)
    case .propertyAnimator:
      animator.animate = { [puck] context in
        let animator = UIViewPropertyAnimator(duration: 0.8, curve: .linear) { puck.center.x = 100 }
        animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        animator.startAnimation()
      }
      interaction.completionCurve = .linear
      present()
    case .interruptible: presentInterruptibly()
    }
  }

  /// A companion in the container's place, and one far from it.
  @Test(arguments: Carrier.allCases, [true, false])
  func I05_alongsideAnimationsAreScrubbedAndEndWithTheTransition(carrier: Carrier, finishes: Bool) {
    _ = presented
    let companion = UIView(frame: CGRect(x: -5, y: -5, width: 10, height: 10))
    root.view.addSubview(companion)
    func y() -> Double { companion.shownCenter.y }
    present(carrier)
    coordinator?.animateAlongsideTransition(in: root.view) { _ in
      companion.center.y = 40
    } completion: { [world] context in
      world.journal.write("alongside \(context.isCancelled)")
    }
    interaction.update(0.5)
    advance(by: 2)
    #expect(x.isNear(50) && y().isNear(20))
    let start = stage.time
    if finishes { interaction.finish() } else { interaction.cancel() }
    stage.advance(to: start + 0.2)
    #expect(x.isNear(finishes ? 75 : 25) && y().isNear(finishes ? 30 : 10))
    stage.advance(to: start + 0.4 + 1e-9)
    #expect(world.journal.entries(about: "alongside") == ["alongside \(!finishes)"])
    #expect(companion.center.y == (finishes ? 40 : 0) && y() == (finishes ? 40 : 0))
    #expect(coordinator == nil)
  }

  @Test func I05_alongsideAnimationsTakeTheTransitionsOwnDurationAndCurve() {
    _ = presented
    animator.animate = { [unowned self] in slide($0, options: .curveEaseIn) }
    let (companion, outside) = (UIView(frame: .zero), UIView(frame: .zero))
    for view in [companion, outside] { root.view.addSubview(view) }
    delegate.interaction = nil
    present()
    coordinator?.animate(alongsideTransition: { _ in companion.center.y = 40 })
    #expect(coordinator?.animateAlongsideTransition(in: outside, animation: { _ in outside.center.y = 40 }) == true)
    stage.advance(to: 0.3)
    let expected = 40 * CubicBezier.easeIn.value(at: 0.3 / 0.8)
    #expect(companion.shownCenter.y.isNear(expected) && outside.shownCenter.y.isNear(expected))
  }

  /// What is asked for in `presentationTransitionWillBegin()` runs in the animator's first block.
  @Test func I05_alongsideAnimationsJoinTheAnimatorsFirstBlock() throws {
    let companion = UIView(frame: .zero)
    root.view.addSubview(companion)
    delegate.makePresentationController = { [world] in
      let controller = ProbePresentationController(presented: $0, presenting: $1, journal: world.journal)
      controller.onWillBegin = {
        $0.presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in companion.center.y = 40 })
      }
      return controller
    }
    _ = presented
    delegate.interaction = nil
    animator.duration = 1
    animator.animate = { context in
      UIView.animate(withDuration: 0.5, delay: 0.25, options: .curveLinear) {
      } completion: {
        context.completeTransition($0)
      }
      // The companion moves with the block above, not with one of its own.
      #expect(companion.center.y == 40)
    }
    present()
    stage.advance(to: 0.25)
    #expect(companion.shownCenter.y == 0)
    stage.advance(to: 0.5)
    #expect(coordinator != nil)
    #expect(companion.shownCenter.y == 20)
    stage.advance(to: 0.7)
    #expect(coordinator != nil, "the block of nothing ends with what has joined it")
    stage.advance(to: 0.75 + 1e-9)
    #expect(companion.shownCenter.y == 40 && coordinator == nil)
  }

  @Test func I05_anAlongsideAnimationMayAskForAnother() {
    let companions = [UIView(frame: .zero), UIView(frame: .zero)]
    companions.forEach(root.view.addSubview)
    _ = presented
    animator.animate = { [unowned self] in slide($0, options: .curveLinear) }
    delegate.interaction = nil
    present()
    coordinator?.animate(alongsideTransition: { context in
      companions[0].center.y = 40
      self.coordinator?.animate(alongsideTransition: { _ in companions[1].center.y = 80 })
    })
    stage.advance(to: 0.4)
    #expect(companions[0].shownCenter.y == 20)
    #expect(companions[1].shownCenter.y == 40)
  }

  @Test func I05_theNavigationBarIsScrubbedAndPutBack() throws {
    let (navigation, probes) = world.showNavigation("A", "B")
    (probes[0].title, probes[1].title) = ("A", "B")
    let handing = HandingDelegate()
    (handing.animator, handing.interaction) = (animator, interaction)
    animator.animate = { context in
      if let view = context.view(forKey: .to) { context.containerView.insertSubview(view, at: 0) }
      UIView.animate(withDuration: 0.8, delay: 0, options: .curveLinear) {
        context.view(forKey: .from)?.center.x += 390
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    navigation.delegate = handing
    navigation.popViewController(animated: true)
    interaction.update(0.25)
    advance(by: 1)
    let bar = navigation.navigationBar
    func alphas() -> [Double] {
      bar.subviews.flatMap(\.subviews).map { Double($0.layer.presentation()?.opacity ?? 0) }
    }
    #expect(alphas().contains { $0.isNear(0.25, within: 1e-6) } && alphas().contains { $0.isNear(0.75, within: 1e-6) })
    interaction.cancel()
    world.settle()
    #expect(bar.topItem === probes[1].navigationItem)
    #expect(alphas().allSatisfy { $0 == 1 })
  }

  // MARK: I06

  @Test(arguments: [true, false])
  func I06_everyChangeOfInteractivityIsNotified(finishes: Bool) {
    presentSliding(startsInteractively: true)
    coordinator?.notifyWhenInteractionChanges { [world] in
      world.journal.write("interactive \($0.isInteractive) cancelled \($0.isCancelled) at \($0.percentComplete)")
    }
    interaction.update(0.5)
    interaction.finish()
    interaction.pause()
    if finishes { interaction.finish() } else { interaction.cancel() }
    world.settle()
    #expect(
      world.journal.entries(about: "interactive") == [
        "interactive false cancelled false at 0.5", "interactive true cancelled false at 0.5",
        "interactive false cancelled \(!finishes) at 0.5",
      ])
  }

  @available(*, deprecated, message: "It is about a deprecated method.")
  @Test func I06_theOldNotificationComesOnce() {
    presentSliding(startsInteractively: true)
    coordinator?.notifyWhenInteractionEnds { [world] in world.journal.write("ended \($0.isCancelled)") }
    interaction.finish()
    interaction.pause()
    interaction.cancel()
    world.settle()
    #expect(world.journal.entries(about: "ended") == ["ended false"])
  }

  @Test func I06_theEndOfATransitionEndsTheInteraction() {
    var context: (any UIViewControllerContextTransitioning)?
    animator.animate = { context = $0 }
    _ = presented
    present()
    coordinator?.notifyWhenInteractionChanges { [world] in world.journal.write("interactive \($0.isInteractive)") }
    context?.completeTransition(true)
    #expect(world.journal.entries(about: "interactive") == ["interactive false"])
  }

  // MARK: I07

  @Test(arguments: [true, false])
  func I07_takingHoldMovesNothing(isInterruptible: Bool) {
    if isInterruptible { presentInterruptibly() } else { presentSliding(startsInteractively: true) }
    interaction.completionCurve = .easeOut
    interaction.update(0.3)
    interaction.finish()
    advance(by: 0.17)
    let finishing = x
    interaction.pause()
    #expect(x.isNear(finishing))
    interaction.cancel()
    advance(by: 0.05)
    let cancelling = x
    interaction.pause()
    #expect(x.isNear(cancelling) && coordinator?.isCancelled == false)
    interaction.update(interaction.percentComplete)
    #expect(x.isNear(cancelling))
    interaction.finish()
    world.settle()
    #expect(coordinator == nil && puck.center.x == 100)
  }

  /// A finger that lets go at a speed hands it on through the timing curve.
  @Test(arguments: [true, false])
  func I07_theFingersVelocityGoesOn(isInterruptible: Bool) {
    if isInterruptible { presentInterruptibly() } else { presentSliding(startsInteractively: true) }
    interaction.update(0.5)
    // 150 points per second over the 50 that are left.
    interaction.timingCurve = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 3, dy: 3))
    interaction.finish()
    stage.advance(to: 1e-6)
    #expect(((x - 50) / 1e-6).isNear(150, within: 0.1))
  }
}
