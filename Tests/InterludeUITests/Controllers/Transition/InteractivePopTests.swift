import InterludeUI
import InterludeUITestSupport
import MotionCurves
import Testing

/// The swipe from the left edge that pops.
@Suite final class InteractivePopTests {
  lazy var world = World()
  lazy var finger = Finger(world.stage)
  private var navigation = UINavigationController(nibName: nil, bundle: nil)
  private var probes: [Probe] = []

  private func show(_ names: String...) {
    Stage.current = world.stage
    probes = names.map(world.probe)
    navigation = UINavigationController(nibName: nil, bundle: nil)
    navigation.setViewControllers(probes, animated: false)
    world.show(navigation)
  }

  /// Drags evenly from the edge, and lifts the finger.
  private func swipe(to x: CGFloat, in seconds: Double, pause: Double = 0, lifts: Bool = true) {
    let start = world.stage.time
    finger.down(2, 400, at: start)
    let steps = 20
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      finger.move(2 + (x - 2) * part, 400, at: start + seconds * part)
    }
    if lifts { finger.up(x, 400, at: start + seconds + pause) }
  }

  private var upper: Double { probes[1].view.shownCenter.x - 195 }

  @Test func theScreenFollowsTheFinger() {
    show("A", "B")
    swipe(to: 132, in: 0.5, lifts: false)
    // The first twelve points are the pan's own.
    #expect(upper.isNear(118, within: 1e-6))
    #expect((probes[0].view.shownCenter.x - 195).isNear(-0.3 * (390 - 118), within: 1e-6))
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    world.stage.advance(to: world.stage.time + 3)
    #expect(upper.isNear(118, within: 1e-6))
  }

  @Test func pastTheMiddleItPops() {
    show("A", "B")
    swipe(to: 250, in: 1, pause: 0.5)
    #expect(navigation.transitionCoordinator?.isCancelled == false)
    world.settle()
    #expect(navigation.viewControllers == [probes[0]] && probes[0].view.frame == world.window.bounds)
    #expect(world.diagnostics.isEmpty)
  }

  @Test func beforeTheMiddleItGoesBack() {
    show("A", "B")
    swipe(to: 150, in: 1, pause: 0.5)
    #expect(navigation.transitionCoordinator?.isCancelled == true)
    world.settle()
    #expect(navigation.viewControllers == probes && probes[1].view.frame == world.window.bounds)
    #expect(probes[0].view.window == nil && world.diagnostics.isEmpty)
    #expect(navigation.interactivePopGestureRecognizer?.state == .possible)
  }

  /// As many apps do it: the first screen hides the bar while it shows.
  @Test func aBarThatTheScreenBelowHidesIsThereAgainWhenTheSwipeIsGivenUp() {
    show("A", "B")
    probes[0].onWillAppear = { [unowned self] in navigation.setNavigationBarHidden(true, animated: true) }
    probes[0].onWillDisappear = { [unowned self] in navigation.setNavigationBarHidden(false, animated: true) }
    world.layOut()
    let (bar, insets) = (navigation.navigationBar.frame, probes[1].view.safeAreaInsets)
    #expect(insets.top > 0)
    swipe(to: 150, in: 1, pause: 0.5)
    world.settle()
    world.layOut()
    #expect(!navigation.isNavigationBarHidden && navigation.navigationBar.frame == bar)
    #expect(navigation.navigationBar.alpha == 1 && probes[1].view.safeAreaInsets == insets)
  }

  /// As many apps do it: the first screen has no bar, the others have one. As in UIKit it comes and goes with them.
  @Test(arguments: [true, false]) func aBarThatOnlyTheUpperScreenHasMovesWithIt(isPush: Bool) throws {
    show("A", "B")
    probes[0].onWillAppear = { [unowned self] in navigation.setNavigationBarHidden(true, animated: true) }
    probes[0].onWillDisappear = { [unowned self] in navigation.setNavigationBarHidden(false, animated: true) }
    if isPush { navigation.popViewController(animated: false) } else { world.settle() }
    world.layOut()
    if isPush {
      navigation.pushViewController(probes[1], animated: true)
    } else {
      navigation.popViewController(animated: true)
    }
    let bar = navigation.navigationBar
    let start = world.stage.time
    for step in 0..<5 {
      world.stage.advance(to: start + 0.09 * Double(step))
      #expect(bar.shownCenter.x.isNear(probes[1].view.shownCenter.x, within: 1e-6))
      #expect(bar.shownCenter.y.isNear(Double(bar.bounds.height) / 2, within: 1e-6) && bar.alpha == 1)
      #expect(bar.topItem === probes[1].navigationItem)
    }
    world.settle()
    world.layOut()
    #expect(navigation.isNavigationBarHidden != isPush && bar.items?.count == navigation.viewControllers.count)
    #expect(bar.frame.minX == 0 && (bar.frame.minY < 0) != isPush)
    #expect(world.diagnostics.isEmpty)
  }

  @Test func aFlickPopsFromWhereverItIsAndHandsOnItsSpeed() throws {
    show("A", "B")
    swipe(to: 102, in: 0.1)
    #expect(navigation.transitionCoordinator?.isCancelled == false)
    let (start, before) = (world.stage.time, upper)
    world.stage.advance(to: start + 1e-4)
    #expect(((upper - before) / 1e-4).isNear(1000, within: 20))
    world.settle()
    #expect(navigation.viewControllers == [probes[0]])
  }

  @Test func aFlickBackCancels() {
    show("A", "B")
    swipe(to: 300, in: 0.5, lifts: false)
    for step in 1...5 { finger.move(300 - 30 * CGFloat(step), 400, at: 0.5 + 0.02 * Double(step)) }
    finger.up(150, 400, at: 0.6)
    #expect(navigation.transitionCoordinator?.isCancelled == true)
    world.settle()
    #expect(navigation.viewControllers == probes)
  }

  @Test func thereIsNothingToPopOnARoot() {
    show("A")
    swipe(to: 300, in: 0.5)
    #expect(navigation.transitionCoordinator == nil && navigation.viewControllers == probes)
  }

  @Test func onARootTheSwipeDoesNotBegin() {
    show("A")
    swipe(to: 100, in: 0.5, lifts: false)
    #expect(navigation.interactivePopGestureRecognizer?.state == .failed)
  }

  @Test func switchedOffItDoesNothing() {
    show("A", "B")
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    swipe(to: 300, in: 0.5)
    #expect(navigation.transitionCoordinator == nil && navigation.viewControllers == probes)
  }

  private final class Permission: NSObject, UIGestureRecognizerDelegate {}

  @Test(arguments: [true, false])
  func aDelegatesOwnAnimationSwitchesItOffUnlessItsDelegateIsReplaced(isReplaced: Bool) {
    show("A", "B")
    let delegate = HandingDelegate()
    let animator = ClosureAnimator()
    animator.animate = { context in
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      UIView.animate(withDuration: 0.4) {
        context.view(forKey: .from)?.alpha = 0
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    delegate.animator = animator
    navigation.delegate = delegate
    let permission = Permission()
    if isReplaced { navigation.interactivePopGestureRecognizer?.delegate = permission }
    swipe(to: 300, in: 0.2)
    world.settle()
    #expect(navigation.viewControllers == (isReplaced ? [probes[0]] : probes))
  }

  @Test func theTouchThatIsTakenAwayCancels() {
    show("A", "B")
    swipe(to: 300, in: 0.5, lifts: false)
    finger.cancel(at: 0.6)
    world.settle()
    #expect(navigation.viewControllers == probes && navigation.transitionCoordinator == nil)
  }

  /// The pop that the swipe drives ends early; what is pushed then is nobody's to drag.
  @Test func theSwipeDrivesOnlyItsOwnPop() {
    show("A", "B")
    swipe(to: 100, in: 0.2, lifts: false)
    world.window.rootViewController = nil
    world.window.rootViewController = navigation
    let pushed = world.probe("C")
    navigation.pushViewController(pushed, animated: true)
    finger.move(120, 400, at: 0.3)
    #expect(navigation.transitionCoordinator?.isInteractive == false)
    world.settle()
    #expect(navigation.topViewController === pushed && pushed.view.window === world.window)
  }
}
