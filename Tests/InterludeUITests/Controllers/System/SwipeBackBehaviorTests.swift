import InterludeUI
import InterludeUITestSupport
import MotionCurves
import Testing

/// The swipe back as measured on iOS 27.0: where it begins, what decides, and how it goes on.
@Suite final class SwipeBackBehaviorTests {
  private let world = World()
  private lazy var finger = Finger(world.stage)
  private var navigation = UINavigationController(nibName: nil, bundle: nil)
  private var probes: [Probe] = []

  private func show(_ system: SystemBehavior) {
    Stage.current = world.stage
    world.stage.system = system
    probes = ["A", "B"].map(world.probe)
    navigation = UINavigationController(nibName: nil, bundle: nil)
    navigation.setViewControllers(probes, animated: false)
    world.show(navigation)
  }

  private var upper: Double { probes[1].view.shownCenter.x - 195 }

  /// Drags from a place until the screen is a part of its width to the right, at a velocity in points per second over the last
  /// tenth of a second.
  private func swipe(from x: CGFloat = 2, to part: Double, velocity: Double) {
    let end = x + 12 + 390 * part
    finger.down(x, 400, at: 0)
    finger.move(x + 30, 400, at: 0.5)
    for step in 0...12 {
      let time = 1 + 0.1 * Double(step) / 12
      finger.move(end - velocity * (1.1 - time), 400, at: time)
    }
    finger.up(end, 400, at: 1.1)
  }

  @Test(arguments: [SystemBehavior.iOS17, .iOS26])
  func theDeadZoneIsTwelvePoints(system: SystemBehavior) {
    show(system)
    finger.down(2, 400, at: 0)
    finger.move(13.9, 400, at: 0.1)
    #expect(navigation.transitionCoordinator == nil)
    finger.move(14.1, 400, at: 0.2)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    finger.move(114, 400, at: 0.3)
    #expect(upper.isNear(100, within: 1e-6))
  }

  /// Thirteen swipes: the place and 0.12 s of the velocity, past the middle.
  @Test(arguments: [(0.29, 400.0, false), (0.31, 400, false), (0.66, -500, true), (0.16, 1200, true)])
  func placeAndVelocityDecide(part: Double, velocity: Double, pops: Bool) {
    show(.iOS17)
    swipe(to: part, velocity: velocity)
    #expect((upper / 390).isNear(part, within: 1e-6))
    world.settle()
    #expect(navigation.viewControllers.count == (pops ? 1 : 2))
  }

  /// A spring of ω = 22 and ζ = 0.85, here let go at rest: d(t) = e^(−ζωt) (cos ω't + ζω/ω' · sin ω't) of the rest, until it
  /// first arrives, after 0.223 s.
  @Test func theReleaseIsASpring() {
    show(.iOS17)
    swipe(to: 0.6, velocity: 0)
    let (w, z) = (22.0, 0.85)
    let damped = w * (1 - z * z).squareRoot()
    for step in 0...20 {
      let time = Double(step) / 100
      world.stage.advance(to: 1.1 + time)
      let left = exp(-z * w * time) * (cos(damped * time) + z * w / damped * sin(damped * time))
      #expect(upper.isNear(390 - 390 * 0.4 * left, within: 1e-6), "after \(time) s")
    }
    #expect(navigation.transitionCoordinator != nil)
    world.stage.advance(to: 1.1 + 0.224)
    #expect(navigation.transitionCoordinator == nil && navigation.viewControllers.count == 1)
  }

  @Test func fromAnywhereInTheContentSinceIOS26() {
    show(.iOS26)
    #expect(navigation.interactiveContentPopGestureRecognizer?.view === navigation.view)
    swipe(from: 150, to: 0.5, velocity: 400)
    world.settle()
    #expect(navigation.viewControllers == [probes[0]])
    show(.iOS17)
    #expect(navigation.interactiveContentPopGestureRecognizer == nil)
  }

  @Test func inIOS17TheContentIsTheAppsOwn() {
    show(.iOS17)
    swipe(from: 150, to: 0.5, velocity: 400)
    world.settle()
    #expect(navigation.viewControllers == probes)
  }

  /// A vertical drag, or one to the left, is none.
  @Test(arguments: [CGVector(dx: -100, dy: 0), CGVector(dx: 30, dy: 100)])
  func onlyToTheRight(way: CGVector) {
    show(.iOS26)
    finger.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200 + way.dx, y: 300 + way.dy), at: 0)
    #expect(navigation.transitionCoordinator == nil)
  }
}
