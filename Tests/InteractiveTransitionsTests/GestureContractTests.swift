import InteractiveTransitions
import InterludeUI
import InterludeUITestSupport
import Testing

/// What the transition contract says of interactive and interruptible transitions, asked for with a finger.
final class GestureContractTests {
  private lazy var world = World()
  /// Up and at rest.
  private lazy var screen: SlidingScreen = {
    let (world, screen) = (world, SlidingScreen())
    world.root.present(screen, animated: true)
    world.settle()
    return screen
  }()

  private var coordinator: (any UIViewControllerTransitionCoordinator)? { world.root.transitionCoordinator }

  /// On its way back for some seconds.
  private func dismiss(_ seconds: Double) {
    screen.dismiss(animated: true)
    world.pass(seconds)
  }

  @Test func I2_whatBeganByItselfTurnsInteractiveUnderAFinger() throws {
    dismiss(0.2)
    let coordinator = try #require(coordinator)
    #expect(!coordinator.initiallyInteractive && !coordinator.isInteractive && coordinator.isInterruptible)
    world.down(100, 400)
    #expect(!coordinator.initiallyInteractive && coordinator.isInteractive)
  }

  @Test func I2_whatADragBeganIsInteractiveFromTheStart() throws {
    _ = screen
    world.down(100, 100)
    world.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 160), in: 0.2)
    let coordinator = try #require(coordinator)
    #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
  }

  @Test func I3_catchingStartsNothingAnew() {
    dismiss(0.1)
    for _ in 1...3 {
      world.down(100, 400)
      world.pass(0.05)
      world.up(100, 400)
      world.pass(0.05)
    }
    world.settle()
    #expect(world.recorder.count(of: "animateTransition(using:)") == 2)
    world.expectCalm(after: 2)
  }

  @Test func I4_aCoordinatorIsThereAsLongAsTheFingerHolds() {
    _ = screen
    #expect(coordinator == nil)
    world.down(100, 100)
    world.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 160), in: 0.2)
    world.pass(7)
    #expect(coordinator != nil)
    world.up(100, 160)
    world.settle()
    #expect(coordinator == nil && world.root.presentedViewController === screen)
  }

  @Test func I5_whatRunsAlongsideIsScrubbedAndReversedToo() throws {
    dismiss(0)
    let puck = UIView()
    world.root.view.addSubview(puck)
    world.stage.asCurrent { _ = coordinator?.animate(alongsideTransition: { _ in puck.alpha = 0 }) }
    world.pass(0.25)
    world.down(100, 400)
    world.move(100, 480)
    func alpha() -> Double { (puck.layer.presentation() ?? puck.layer).opacityValue }
    // 280 of 800 points.
    expect(alpha(), 1 - 0.35)
    world.pass(1)
    expect(alpha(), 1 - 0.35)
    world.up(100, 480)
    var previous = alpha()
    for _ in 1...30 {
      world.pass(1.0 / 30)
      #expect(alpha() >= previous - 1e-9)
      previous = alpha()
    }
    world.settle()
    #expect(alpha() == 1)
  }

  @Test func I6_everyChangeOfTheInteractionIsHeardOf() {
    dismiss(0.1)
    var heard: [Bool] = []
    world.stage.asCurrent { coordinator?.notifyWhenInteractionChanges { heard.append($0.isInteractive) } }
    world.down(100, 400)
    #expect(heard == [true])
    world.up(100, 400)
    #expect(heard == [true, false])
    world.pass(0.05)
    world.down(100, 400)
    world.up(100, 400)
    #expect(heard == [true, false, true, false])
  }

  @Test func C1_aDismissalThatIsLetGoOfEarlyLeavesAllAsItWas() {
    _ = screen
    let before = world.stage.displayList()
    world.down(100, 100)
    world.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200), in: 0.3)
    world.pass(0.5)
    world.up(100, 200)
    world.settle()
    let isAsBefore = world.stage.displayList() == before
    #expect(isAsBefore)
    world.expectCalm(after: 2)
  }
}
