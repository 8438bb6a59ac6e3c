import InterludeUI
import InterludeUITestSupport
import MotionCurves
import Testing

/// Push and pop as measured: what each version of iOS shows, and what it tells an app.
@Suite final class PushBehaviorTests {
  private let world = World()
  private var probes: [Probe] = []
  private var navigation = UINavigationController(nibName: nil, bundle: nil)

  private func show(_ system: SystemBehavior, _ names: String...) {
    Stage.current = world.stage
    world.stage.system = system
    probes = names.map(world.probe)
    navigation = UINavigationController(nibName: nil, bundle: nil)
    navigation.setViewControllers(probes, animated: false)
    world.show(navigation)
  }

  private func push(on system: SystemBehavior) -> Probe {
    show(system, "A")
    let pushed = world.probe("B")
    navigation.pushViewController(pushed, animated: true)
    return pushed
  }

  /// Derived: a critically damped spring, ω = 18.257, cut off at 0.5057 s.
  @Test func curveOfIOS17() {
    let pushed = push(on: .iOS17)
    let w = (1000.0 / 3).squareRoot()
    for step in 0..<50 {
      let time = Double(step) / 100
      world.stage.advance(to: time)
      let left = 390 * (1 + w * time) * exp(-w * time)
      #expect((pushed.view.shownCenter.x - 195).isNear(left, within: 1e-6))
    }
    world.stage.advance(to: 0.5057)
    #expect(navigation.transitionCoordinator != nil)
    world.stage.advance(to: 0.5058)
    #expect(navigation.transitionCoordinator == nil)
  }

  /// Video frames, iOS 27.0: what is left decays as e^(−t / 61 ms) from the start, for about 0.4 s.
  @Test func curveOfIOS26() {
    let pushed = push(on: .iOS26)
    for step in 0..<40 {
      let time = Double(step) / 100
      world.stage.advance(to: time)
      #expect((pushed.view.shownCenter.x - 195).isNear(390 * exp(-time / 0.061), within: 1e-6))
    }
    world.stage.advance(to: 0.4)
    #expect(navigation.transitionCoordinator == nil)
  }

  /// iOS 27.0: 0.3 of the width, 10 % dark, both in step with the progress.
  @Test(arguments: [SystemBehavior.iOS17, .iOS26])
  func parallaxAndDimAreInStepWithTheProgress(system: SystemBehavior) throws {
    let pushed = push(on: system)
    let dim = try #require(pushed.view.superview?.subviews.first { $0.backgroundColor == .black })
    for step in 1..<8 {
      world.stage.advance(to: Double(step) / 20)
      let progress = 1 - (pushed.view.shownCenter.x - 195) / 390
      #expect((probes[0].view.shownCenter.x - 195).isNear(-0.3 * 390 * progress, within: 1e-6))
      let shown = try #require(dim.layer.presentation())
      #expect(Double(shown.opacity).isNear(0.1 * progress, within: 1e-6))
    }
  }

  /// iOS 27.0: 2.3, 1.2 and 0.4 % dark at 2, 10 and 16 points from the edge, from mid-way on.
  @Test(arguments: [(2.0, 0.023), (10, 0.012), (16, 0.004)])
  func theShadowAtTheEdge(distance: Double, darkness: Double) throws {
    let pushed = push(on: .iOS17)
    let siblings = try #require(pushed.view.superview?.subviews)
    let shadow = try #require(siblings.first { $0.layer is CAGradientLayer })
    let gradient = try #require(shadow.layer as? CAGradientLayer)
    world.stage.advance(to: 0.12)
    let layer = try #require(shadow.layer.presentation())
    #expect((Double(layer.frame.maxX) - pushed.view.shownCenter.x).isNear(-195, within: 1e-9))
    #expect(pushed.view.shownCenter.x < 390, "past the middle")
    let colors = try #require(gradient.colors as? [CGColor]).map(\.alpha)
    #expect(colors.count == 2 && layer.opacity == 1)
    let shown = colors[1] * (1 - distance / gradient.bounds.width)
    #expect(Double(shown).isNear(darkness, within: 0.001))
  }

  /// Read on iOS 26.1: a duration of 0.35 and a velocity of 1, from `viewWillAppear` to `viewDidAppear`.
  @Test(arguments: [SystemBehavior.iOS17, .iOS26])
  func whatAnAppReadsFromTheCoordinator(system: SystemBehavior) {
    show(system, "A")
    let pushed = Reader()
    navigation.pushViewController(pushed, animated: true)
    world.settle()
    #expect(pushed.durations == ["viewWillAppear": 0.35, "viewDidAppear": 0.35])
    #expect(pushed.velocities == ["viewWillAppear": 1, "viewDidAppear": 1])
  }

  /// Asks its coordinator in its callbacks.
  private final class Reader: UIViewController {
    private(set) var durations: [String: TimeInterval] = [:]
    private(set) var velocities: [String: CGFloat] = [:]

    override func viewWillAppear(_ animated: Bool) { read("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { read("viewDidAppear") }

    private func read(_ callback: String) {
      durations[callback] = transitionCoordinator?.transitionDuration
      velocities[callback] = transitionCoordinator?.completionVelocity
    }
  }
}
