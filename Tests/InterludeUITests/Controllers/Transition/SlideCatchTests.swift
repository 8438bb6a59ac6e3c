import InterludeUI
import InterludeUITestSupport
import MotionCurves
import Testing

/// The finger that catches the standard slide in flight.
@Suite final class SlideCatchTests {
  lazy var world = World()
  lazy var finger = Finger(world.stage)
  private var navigation = UINavigationController(nibName: nil, bundle: nil)
  private var probes: [Probe] = []

  /// From where a transition takes off, in seconds.
  private let start = 1.0

  nonisolated enum Way: CaseIterable, Sendable {
    case push, pop
  }

  /// A slide that has begun, at 1 s.
  private func slide(_ way: Way, delegate: HandingDelegate? = nil) {
    Stage.current = world.stage
    probes = ["A", "B"].map(world.probe)
    navigation = UINavigationController(nibName: nil, bundle: nil)
    navigation.setViewControllers(way == .pop ? probes : [probes[0]], animated: false)
    navigation.delegate = delegate
    world.show(navigation)
    world.stage.advance(to: start)
    switch way {
    case .push: navigation.pushViewController(probes[1], animated: true)
    case .pop: navigation.popViewController(animated: true)
    }
  }

  /// How far the upper screen is from where it covers the lower one.
  private var upper: Double { probes[1].view.shownCenter.x - 195 }

  private func stack(after way: Way, completed: Bool) -> [UIViewController] {
    (way == .push) == completed ? probes : [probes[0]]
  }

  /// The system's spring, of which UIKit's is a fit: how much of the way is left.
  private func left(after seconds: Double) -> Double {
    let omega = 18.2574
    return (1 + omega * seconds) * exp(-omega * seconds)
  }

  @Test(arguments: Way.allCases) func byItselfItGoesAlongTheSystemsSpring(way: Way) {
    slide(way)
    for step in 1...5 {
      let time = 0.08 * Double(step)
      world.stage.advance(to: start + time)
      let expected = way == .push ? 390 * left(after: time) : 390 * (1 - left(after: time))
      #expect(upper.isNear(expected, within: 0.4))
    }
    world.settle()
    #expect(navigation.viewControllers == stack(after: way, completed: true))
  }

  @Test(arguments: Way.allCases) func I02_aSlideTurnsInteractiveUnderAFinger(way: Way) throws {
    slide(way)
    world.stage.advance(to: start + 0.1)
    let coordinator = try #require(navigation.transitionCoordinator)
    #expect(coordinator.isInterruptible && !coordinator.initiallyInteractive && !coordinator.isInteractive)
    finger.down(200, 400, at: start + 0.1)
    #expect(coordinator.isInteractive)
  }

  @Test(arguments: Way.allCases) func I07_aSlideIsCaughtWhereItIsAndFollowsTheFinger(way: Way) {
    slide(way)
    world.stage.advance(to: start + 0.12)
    let caught = upper
    finger.down(200, 400, at: start + 0.12)
    #expect(upper.isNear(caught, within: 1e-6))
    world.stage.advance(to: start + 3)
    #expect(upper.isNear(caught, within: 1e-6))
    finger.move(235, 410, at: start + 3.1)
    #expect(upper.isNear(caught + 35, within: 1e-6))
    #expect((probes[0].view.shownCenter.x - 195).isNear(-0.3 * (390 - caught - 35), within: 1e-6))
    finger.move(-400, 410, at: start + 3.2)
    #expect(upper.isNear(0, within: 1e-6))
  }

  @Test(arguments: Way.allCases, [-1.0, 1]) func I07_aSlideThatIsThrownKeepsTheVelocity(way: Way, side: Double) {
    slide(way)
    world.stage.advance(to: start + 0.1)
    finger.down(200, 400, at: start + 0.1)
    for step in 1...10 { finger.move(200 + side * 8 * Double(step), 400, at: start + 0.1 + 0.01 * Double(step)) }
    let released = upper
    finger.up(200 + side * 80, 400, at: start + 0.2)
    #expect(upper.isNear(released, within: 1e-6))
    world.stage.advance(to: start + 0.2 + 1e-6)
    #expect(((upper - released) / 1e-6).isNear(side * 800, within: 8))
    world.settle()
    #expect(navigation.viewControllers == stack(after: way, completed: (side < 0) == (way == .push)))
    #expect(navigation.transitionCoordinator == nil && world.diagnostics.isEmpty)
  }

  /// A person who clicks twice wants no less than one who clicks once.
  @Test(arguments: Way.allCases) func touchedAndLetGoItGoesOnWhereItWasGoing(way: Way) {
    slide(way)
    world.stage.advance(to: start + 0.05)
    finger.tap(200, 400, at: start + 0.05)
    #expect(navigation.transitionCoordinator?.isCancelled == false)
    world.settle()
    #expect(navigation.viewControllers == stack(after: way, completed: true))
  }

  @Test func whatGoesBackIsCaughtAndLetGoToGoBack() {
    slide(.push)
    world.stage.advance(to: start + 0.1)
    finger.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 200, y: 400), at: start + 0.1)
    #expect(navigation.transitionCoordinator?.isCancelled == true)
    finger.tap(200, 400, at: start + 0.33)
    #expect(navigation.transitionCoordinator?.isCancelled == true)
    world.settle()
    #expect(navigation.viewControllers == [probes[0]])
  }

  @Test(arguments: Way.allCases) func theTouchThatIsTakenAwayLetsItGoOn(way: Way) {
    slide(way)
    world.stage.advance(to: start + 0.1)
    finger.down(200, 400, at: start + 0.1)
    finger.move(250, 400, at: start + 0.2)
    finger.cancel(at: start + 0.3)
    world.settle()
    #expect(navigation.viewControllers == stack(after: way, completed: true))
  }

  @Test func aPushThatIsThrownBackNeverWas() {
    slide(.push)
    let recorder = LifecycleRecorder()
    world.stage.observers = [recorder]
    world.stage.advance(to: start + 0.1)
    finger.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 300, y: 400), at: start + 0.1)
    world.settle()
    #expect(navigation.viewControllers == [probes[0]] && navigation.navigationBar.items?.count == 1)
    #expect(probes[1].parent == nil && probes[1].view.window == nil)
    #expect(probes[0].view.frame == world.window.bounds && world.diagnostics.isEmpty)
    // It can be pushed again.
    navigation.pushViewController(probes[1], animated: true)
    world.settle()
    #expect(navigation.viewControllers == probes)
  }

  @Test func whatTheProgramAsksForMeanwhileHappensAfterwards() {
    slide(.push)
    world.stage.advance(to: start + 0.1)
    finger.down(200, 400, at: start + 0.1)
    let third = world.probe("C")
    navigation.pushViewController(third, animated: true)
    finger.up(200, 400, at: start + 0.5)
    world.settle()
    #expect(navigation.viewControllers == probes + [third] && third.view.window === world.window)
  }

  @Test func switchedOffItCatchesNothing() {
    slide(.push)
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    world.stage.advance(to: start + 0.1)
    finger.down(200, 400, at: start + 0.1)
    #expect(navigation.transitionCoordinator?.isInteractive == false)
  }

  @Test func anInteractionOfTheAppsOwnIsLeftAlone() {
    let delegate = HandingDelegate()
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.wantsInteractiveStart = false
    delegate.interaction = interaction
    slide(.push, delegate: delegate)
    world.stage.advance(to: start + 0.1)
    finger.down(200, 400, at: start + 0.1)
    #expect(navigation.transitionCoordinator?.isInteractive == false)
    interaction.pause()
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    interaction.cancel()
    world.settle()
    #expect(navigation.viewControllers == [probes[0]])
  }
}
