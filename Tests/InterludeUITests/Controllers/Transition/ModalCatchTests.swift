import InterludeUI
import InterludeUITestSupport
import MotionCurves
import Testing

/// The finger that catches a modal transition of the system's in flight.
@Suite final class ModalCatchTests {
  lazy var world = World()
  lazy var finger = Finger(world.stage)
  private lazy var root = world.showProbe()
  private lazy var presented = world.probe("presented")

  /// From where a transition takes off, in seconds.
  private let start = 20.0
  private let place = CGPoint(x: 195, y: 400)

  nonisolated enum Way: CaseIterable, Sendable {
    case present, dismiss
  }

  /// A transition that has begun, at `start`.
  private func go(
    _ way: Way, _ style: UIModalTransitionStyle, in presentation: UIModalPresentationStyle = .fullScreen,
    delegate: HandingDelegate? = nil
  ) {
    Stage.current = world.stage
    root.view.backgroundColor = .red
    presented.view.backgroundColor = .blue
    presented.modalPresentationStyle = presentation
    presented.modalTransitionStyle = style
    if way == .dismiss { root.present(presented, animated: false) }
    presented.transitioningDelegate = delegate
    world.stage.advance(to: start)
    switch way {
    case .present: root.present(presented, animated: true)
    case .dismiss: presented.dismiss(animated: true)
    }
  }

  private func advance(by seconds: Double) { world.stage.advance(to: start + seconds) }

  /// How far the transition shows to be, 0…1.
  private func progress(_ way: Way, _ style: UIModalTransitionStyle) throws -> Double {
    let there: Double =
      switch style {
      case .coverVertical: 1 - (presented.view.shownCenter.y - 422) / 844
      case .crossDissolve: Double((presented.view.layer.presentation() ?? presented.view.layer).opacity)
      case .flipHorizontal: try turn()
      }
    return way == .present ? there : 1 - there
  }

  /// How far the container has turned from the red side to the blue one, seen from 1000 points away.
  private func turn() throws -> Double {
    let (red, blue) = (world.shown(.red).last, world.shown(.blue).last)
    let side = try #require(blue ?? red).corners
    let nearness = (side[3].y - side[0].y) / 844
    let angle = acos(min(1, (195 - side[0].x) / 195 / nearness))
    return blue == nil ? angle / .pi : 1 - angle / .pi
  }

  /// The finger's way that brings the transition from its start to its end.
  private func whole(_ way: Way, _ style: UIModalTransitionStyle) -> CGVector {
    let sign: CGFloat = way == .present ? -1 : 1
    return style == .flipHorizontal ? CGVector(dx: sign * 390, dy: 0) : CGVector(dx: 0, dy: sign * 844)
  }

  /// Where the finger is, from where it came down, when it has gone a part of the whole way.
  private func point(_ part: Double, _ way: Way, _ style: UIModalTransitionStyle) -> CGPoint {
    let whole = whole(way, style)
    return CGPoint(x: place.x + part * whole.dx, y: place.y + part * whole.dy)
  }

  private func expectEnd(of way: Way, completed: Bool) {
    #expect((root.presentedViewController === presented) == ((way == .present) == completed))
    #expect(presented.transitionCoordinator == nil && root.transitionCoordinator == nil)
    #expect(world.diagnostics.isEmpty)
  }

  nonisolated static let styles: [UIModalTransitionStyle] = [.coverVertical, .crossDissolve, .flipHorizontal]

  @Test(arguments: Way.allCases, styles) func byItselfItGoesAlongItsCurve(way: Way, style: UIModalTransitionStyle)
    throws
  {
    go(way, style)
    let ease = CubicBezier(0.42, 0, 0.58, 1)
    for step in 1...6 {
      let time = 0.06 * Double(step)
      advance(by: time)
      let expected =
        switch style {
        case .coverVertical: 1 - (1 + 18.2574 * time) * exp(-18.2574 * time)
        case .crossDissolve: ease.value(at: time / 0.4)
        case .flipHorizontal: ease.value(at: time / 0.75)
        }
      #expect(try progress(way, style).isNear(expected, within: 2e-3))
    }
    world.settle()
    expectEnd(of: way, completed: true)
  }

  @Test(arguments: Way.allCases, styles)
  func I07_itIsCaughtWhereItIsAndFollowsTheFinger(way: Way, style: UIModalTransitionStyle) throws {
    go(way, style)
    advance(by: 0.15)
    let caught = try progress(way, style)
    let coordinator = try #require(presented.transitionCoordinator)
    #expect(coordinator.isInterruptible && !coordinator.initiallyInteractive && !coordinator.isInteractive)
    finger.down(place.x, place.y, at: start + 0.15)
    #expect(coordinator.isInteractive)
    advance(by: 3)
    #expect(try progress(way, style).isNear(caught, within: 1e-6))
    for (step, part) in [0.1, 0.25, -0.1, -0.05].enumerated() {
      let point = point(part, way, style)
      finger.move(point.x, point.y, at: start + 3.1 + 0.1 * Double(step))
      #expect(try progress(way, style).isNear(max(0, min(1, caught + part)), within: 1e-6))
    }
  }

  @Test(arguments: Way.allCases, styles)
  func I07_thrownItKeepsTheVelocity(way: Way, style: UIModalTransitionStyle) throws {
    for side in [-1.0, 1] {
      world = World()
      finger = Finger(world.stage)
      (root, presented) = (world.showProbe(), world.probe("presented"))
      go(way, style)
      let caught = style == .flipHorizontal ? 0.3 : 0.16
      advance(by: caught)
      finger.down(place.x, place.y, at: start + caught)
      // One whole way in a second, forwards or back.
      for step in 1...10 {
        let point = point(side * 0.01 * Double(step), way, style)
        finger.move(point.x, point.y, at: start + caught + 0.01 * Double(step))
      }
      let end = point(side * 0.1, way, style)
      let released = try progress(way, style)
      finger.up(end.x, end.y, at: start + caught + 0.1)
      #expect(try progress(way, style).isNear(released, within: 1e-6))
      advance(by: caught + 0.1 + 1e-5)
      #expect(((try progress(way, style) - released) / 1e-5).isNear(side, within: 0.02))
      world.settle()
      expectEnd(of: way, completed: side > 0)
    }
  }

  /// A person who clicks twice wants no less than one who clicks once.
  @Test(arguments: Way.allCases, styles)
  func clickedItGoesOnAsFastAsItWas(way: Way, style: UIModalTransitionStyle) throws {
    go(way, style)
    advance(by: 0.1 - 1e-5)
    let before = try progress(way, style)
    advance(by: 0.1)
    let caught = try progress(way, style)
    finger.down(place.x, place.y, at: start + 0.1)
    finger.up(place.x, place.y, at: start + 0.1)
    advance(by: 0.1 + 1e-5)
    #expect((try progress(way, style) - caught).isNear(caught - before, within: 0.02 * (caught - before)))
    world.settle()
    expectEnd(of: way, completed: true)
  }

  @Test(arguments: styles) func aPresentationThatIsThrownBackNeverWas(style: UIModalTransitionStyle) {
    go(.present, style)
    advance(by: 0.15)
    let end = point(-0.3, .present, style)
    finger.drag(from: place, to: end, at: start + 0.15)
    #expect(presented.transitionCoordinator?.isCancelled == true)
    world.settle()
    expectEnd(of: .present, completed: false)
    #expect(presented.view.superview == nil && !presented.isBeingPresented)
    #expect(root.view.frame == world.window.bounds && root.view.window === world.window && !root.view.isHidden)
    #expect(presented.view.alpha == 1)
    // It can be presented again.
    root.present(presented, animated: true)
    world.settle()
    #expect(root.presentedViewController === presented && presented.view.window === world.window)
  }

  @Test(arguments: styles) func aDismissalThatIsThrownBackLeavesAllAsItWas(style: UIModalTransitionStyle) {
    go(.dismiss, style)
    advance(by: 0.15)
    finger.drag(from: place, to: point(-0.3, .dismiss, style), at: start + 0.15)
    world.settle()
    expectEnd(of: .dismiss, completed: false)
    #expect(presented.view.frame == world.window.bounds && presented.view.alpha == 1 && !presented.view.isHidden)
    #expect(root.view.window == nil)
    presented.dismiss(animated: true)
    world.settle()
    #expect(root.presentedViewController == nil && root.view.window === world.window)
  }

  @Test func whatRunsAlongsideIsDraggedAlong() {
    go(.present, .coverVertical, in: .overFullScreen)
    let puck = UIView(frame: CGRect(x: -10, y: -10, width: 20, height: 20))
    root.view.addSubview(puck)
    presented.transitionCoordinator?.animate { _ in puck.center.x = 100 }
    advance(by: 0.1)
    finger.down(place.x, place.y, at: start + 0.1)
    finger.move(place.x, place.y + 84.4, at: start + 0.2)
    let part = 1 - (presented.view.shownCenter.y - 422) / 844
    #expect(puck.shownCenter.x.isNear(100 * part, within: 1e-6))
    finger.cancel(at: start + 0.4)
    world.settle()
    #expect(puck.center.x == 100)
    expectEnd(of: .present, completed: true)
  }

  @Test func aCustomPresentationThatTheSystemAnimatesIsCaught() throws {
    go(.present, .coverVertical, in: .custom)
    advance(by: 0.1)
    finger.down(place.x, place.y, at: start + 0.1)
    #expect(presented.transitionCoordinator?.isInteractive == true)
    finger.up(place.x, place.y, at: start + 0.3)
    world.settle()
    expectEnd(of: .present, completed: true)
  }

  @Test func anAnimatorOrAnInteractionOfTheAppsOwnIsLeftAlone() {
    let delegate = HandingDelegate()
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.wantsInteractiveStart = false
    delegate.interaction = interaction
    go(.present, .coverVertical, delegate: delegate)
    advance(by: 0.1)
    finger.down(place.x, place.y, at: start + 0.1)
    #expect(presented.transitionCoordinator?.isInteractive == false)
    interaction.pause()
    #expect(presented.transitionCoordinator?.isInteractive == true)
    interaction.cancel()
    finger.up(place.x, place.y, at: start + 0.2)
    world.settle()
    expectEnd(of: .present, completed: false)
  }

  @Test func atRestTouchesGoToTheScreen() {
    go(.present, .coverVertical)
    world.settle()
    let probe = world.touchProbe("probe", presented.view.bounds, in: presented.view)
    world.journal.clear()
    finger.tap(place.x, place.y, at: world.stage.time + 1)
    #expect(world.journal.entries == ["probe began", "probe ended"])
    _ = probe
  }
}
