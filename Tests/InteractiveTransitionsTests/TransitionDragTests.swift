import InteractiveTransitions
import InterludeUI
import InterludeUITestSupport
import Testing

/// What a finger does to a transition along a line: a screen that goes 800 points in a second.
final class TransitionDragTests {
  private lazy var world = World()

  /// The screen, up and at rest.
  private func presentAndSettle(isInterruptible: Bool = true) -> SlidingScreen {
    let screen = SlidingScreen(isInterruptible: isInterruptible)
    world.root.present(screen, animated: true)
    world.settle()
    return screen
  }

  // MARK: Pulling

  @Test(arguments: [true, false]) func aDragDownPullsTheScreenAlongExactly(isInterruptible: Bool) {
    let screen = presentAndSettle(isInterruptible: isInterruptible)
    world.down(100, 100)
    for y in stride(from: CGFloat(120), through: 500, by: 20) {
      world.pass(0.02)
      world.move(100, y)
      // Ten points make the drag.
      expect(screen.shownOffset, y - 110)
    }
    #expect(world.root.transitionCoordinator?.initiallyInteractive == true)
    world.up(100, 500)
    world.settle()
    world.expectCalm(after: 2)
  }

  @Test func aDragPullsOpenWhatItsOwnerSays() {
    let opener = TransitionDrag(of: world.root) { _ in CGVector(dx: 0, dy: -SlidingScreen.way) }
    let screen = SlidingScreen()
    screen.presentationDrag = opener
    opener.onPull = { [world] direction in
      direction.dy < 0 ? { world.root.present(screen, animated: true) } : nil
    }
    opener.attach(to: world.window)
    world.down(100, 700)
    world.drag(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 200), in: 0.5)
    expect(screen.shownOffset, SlidingScreen.way - 490)
    world.up(100, 200)
    world.settle()
    #expect(world.root.presentedViewController === screen && screen.shownOffset == 0)
    world.expectCalm(after: 1)
  }

  @Test(arguments: [CGPoint(x: 100, y: 40), CGPoint(x: 300, y: 120)])
  func aDragInAnotherDirectionPullsNothing(end: CGPoint) {
    let screen = presentAndSettle()
    world.down(100, 100)
    world.drag(from: CGPoint(x: 100, y: 100), to: end, in: 0.3)
    #expect(world.root.transitionCoordinator == nil && screen.shownOffset == 0)
    world.up(end.x, end.y)
    world.expectCalm(after: 1)
  }

  @Test func aDragThatIsDetachedPullsNothing() {
    let screen = presentAndSettle()
    screen.drag.detach()
    world.down(100, 100)
    world.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 400), in: 0.3)
    #expect(world.root.transitionCoordinator == nil && screen.shownOffset == 0)
  }

  @Test func aBarIsForTapping() {
    let screen = presentAndSettle()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 50, width: 390, height: 100))
    screen.view.addSubview(bar)
    world.down(100, 100)
    world.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 400), in: 0.3)
    #expect(world.root.transitionCoordinator == nil && screen.shownOffset == 0)
  }

  // MARK: Catching

  /// Caught a quarter of a second after it set out.
  private func caught() -> SlidingScreen {
    let screen = presentAndSettle()
    screen.dismiss(animated: true)
    world.pass(0.25)
    world.down(100, 400)
    return screen
  }

  @Test func aPressStopsWhatIsInFlightWhereItIs() {
    let screen = caught()
    expect(screen.shownOffset, 200)
    world.pass(3)
    expect(screen.shownOffset, 200)
    #expect(world.root.transitionCoordinator?.isInteractive == true)
  }

  @Test func whatIsCaughtGoesToAndFroWithTheFinger() {
    let screen = caught()
    for y: CGFloat in [410, 560, 300, 450, 400] {
      world.pass(0.1)
      world.move(100, y)
      expect(screen.shownOffset, 200 + y - 400)
    }
    world.up(100, 400)
    world.settle()
    world.expectCalm(after: 2)
  }

  @Test func beyondTheEndsItStaysAtThem() {
    let screen = caught()
    world.move(100, 100)
    expect(screen.shownOffset, 0)
    world.move(100, 900)
    expect(screen.shownOffset, 700)
    world.move(100, 1200)
    expect(screen.shownOffset, 800)
    world.move(100, 450)
    expect(screen.shownOffset, 250)
    world.up(100, 450)
    world.settle()
    world.expectCalm(after: 2)
  }

  /// A press, and a press more.
  @Test(arguments: [1, 2]) func aPressTurnsItRound(presses: Int) {
    let screen = caught()
    world.up(100, 400)
    if presses == 2 {
      world.pass(0.05)
      world.down(100, 400)
      world.up(100, 400)
    }
    world.settle()
    #expect((world.root.presentedViewController === screen) == (presses == 1))
    world.expectCalm(after: 2)
  }

  @Test func aTransitionThatCannotBeInterruptedIsLeftAlone() {
    let screen = presentAndSettle(isInterruptible: false)
    screen.dismiss(animated: true)
    world.pass(0.25)
    world.down(100, 400)
    world.move(100, 300)
    world.pass(0.25)
    expect(screen.shownOffset, 400)
    world.up(100, 300)
    world.settle()
    #expect(world.root.presentedViewController == nil)
    world.expectCalm(after: 2)
  }

  // MARK: Letting go

  /// At rest, the deciding line is half way.
  @Test(arguments: [(CGFloat(398), false), (402, true)]) func aScreenPutDownGoesToTheNearerEnd(
    offset: CGFloat, leaves: Bool
  ) {
    let screen = caught()
    world.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200 + offset), in: 0.3)
    world.pass(1)
    world.up(100, 200 + offset)
    world.settle()
    #expect((world.root.presentedViewController == nil) == leaves)
    #expect(leaves || screen.shownOffset == 0)
    world.expectCalm(after: 2)
  }

  /// Thrown it goes where it would come to rest: at 400 points a second another 200 points on.
  @Test(arguments: [(CGFloat(195), false), (205, true)]) func aScreenThrownGoesWhereItWouldComeToRest(
    offset: CGFloat, leaves: Bool
  ) {
    let screen = presentAndSettle()
    let end = CGPoint(x: 100, y: 110 + offset)
    world.down(100, 100)
    world.drag(from: CGPoint(x: 100, y: 100), to: end, in: (offset + 10) / 400)
    world.up(end.x, end.y)
    world.settle()
    #expect((world.root.presentedViewController == nil) == leaves)
    #expect(leaves || screen.shownOffset == 0)
  }

  @Test(arguments: [CGFloat(-700), -200, 300, 900]) func theVelocityOfTheHandIsCarriedOn(velocity: CGFloat) {
    let screen = caught()
    world.move(100, 500)
    let end = CGPoint(x: 100, y: 500 + velocity * 0.2)
    world.drag(from: CGPoint(x: 100, y: 500), to: end, in: 0.2)
    world.up(end.x, end.y)
    let released = screen.shownOffset
    world.pass(1e-6)
    expect((screen.shownOffset - released) / 1e-6, velocity, within: abs(velocity) / 100)
    world.settle()
    world.expectCalm(after: 2)
  }

  @Test func aFingerThatIsCancelledLeavesNoVelocity() {
    let screen = caught()
    world.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 500), in: 0.1)
    world.touch(.cancelled, CGPoint(x: 100, y: 500))
    let released = screen.shownOffset
    expect(released, 300)
    world.pass(1e-6)
    expect(screen.shownOffset, released, within: 1e-3)
    world.settle()
    #expect(world.root.presentedViewController === screen && screen.shownOffset == 0)
    world.expectCalm(after: 2)
  }

  @Test func aSecondFingerChangesNothing() {
    let screen = caught()
    world.move(100, 450)
    world.touch(.began, CGPoint(x: 300, y: 200), first: 1)
    world.touch(.moved, CGPoint(x: 300, y: 700), first: 1)
    expect(screen.shownOffset, 250)
    world.move(100, 460)
    expect(screen.shownOffset, 260)
    world.touch(.ended, CGPoint(x: 300, y: 700), first: 1)
    expect(screen.shownOffset, 260)
    world.up(100, 460)
    world.settle()
    world.expectCalm(after: 2)
  }

  // MARK: What comes in between

  @Test func aWindowThatTurnsLeavesItInTheHand() {
    let screen = caught()
    world.move(100, 450)
    world.resize(to: CGSize(width: 844, height: 390))
    world.pass(0.5)
    #expect(world.root.transitionCoordinator?.isInteractive == true)
    expect(screen.shownOffset, 250)
    world.move(100, 460)
    expect(screen.shownOffset, 260)
    world.up(100, 460)
    world.settle()
    #expect(screen.view.window == nil || screen.view.frame == world.window.bounds)
    world.expectCalm(after: 2)
  }

  /// The window's root is another from now on, and nobody holds the screen any longer but the finger's recogniser.
  @Test func aScreenThatGoesAwayUnderTheFingerIsLetGoOf() {
    weak var screen: SlidingScreen?
    screen = caught()
    world.move(100, 450)
    world.window.rootViewController = UIViewController()
    world.pass(0.1)
    world.move(100, 500)
    world.up(100, 500)
    world.settle()
    #expect(screen == nil)
    #expect(world.recorder.faults == [])
  }
}
