import InteractiveTransitions
import InterludeUI
import InterludeUITestSupport
import Testing

/// What fingers do to a screen that grows out of a thumbnail of 78 × 168.8 points, a fifth of the screen, whose centre is at
/// (195, 622), 200 points below that of the window.
final class ScreenDragTests {
  private lazy var world = World()
  private lazy var thumbnail: UIView = {
    let root: UIView = world.root.view
    let thumbnail = UIView(frame: CGRect(x: 156, y: 537.6, width: 78, height: 168.8))
    root.addSubview(thumbnail)
    return thumbnail
  }()
  private lazy var screen = GrowingScreen(from: thumbnail)

  private func present() { world.root.present(screen, animated: true) }

  private func presentAndSettle() {
    present()
    world.settle()
  }

  /// Half way back to the thumbnail, under a finger.
  private func catchOnTheWayBack() {
    presentAndSettle()
    screen.dismiss(animated: true)
    world.pass(0.5)
    world.down(195, 500)
  }

  private var isUp: Bool { world.root.presentedViewController === screen }

  /// All is as it was at first, or as it was when the screen was up.
  private func expectEnd(isUp: Bool, after transitions: Int) {
    world.settle()
    #expect(self.isUp == isUp)
    #expect(thumbnail.isHidden == isUp)
    if isUp { #expect(screen.view.frame == world.window.bounds && screen.view.transform == .identity) }
    world.expectCalm(after: transitions)
  }

  // MARK: By itself

  @Test(arguments: [true, false]) func withoutAFingerItGrowsAndShrinks(hasAnimator: Bool) {
    screen.hasAnimator = hasAnimator
    present()
    #expect(thumbnail.isHidden)
    expect(screen.view.shownScale, 0.2)
    world.pass(0.25)
    if hasAnimator { expect(screen.view.shownScale, 0.4) }
    world.settle()
    #expect(isUp)
    screen.dismiss(animated: true)
    world.pass(0.25)
    #expect(thumbnail.isHidden)
    expectEnd(isUp: false, after: 2)
  }

  @Test func croppedItIsAsWideAsItsThumbnailAndCutOffBelow() {
    let root: UIView = world.root.view
    let square = UIView(frame: CGRect(x: 100, y: 100, width: 78, height: 78))
    root.addSubview(square)
    let screen = GrowingScreen(from: square, fit: .cropped)
    screen.hasAnimator = false
    world.root.present(screen, animated: true)
    expect(screen.view.shownScale, 0.2)
    expect(screen.view.bounds.height, 844)
    let shown = screen.view.layer.presentation()?.bounds.height ?? 0
    expect(shown, 390)
    world.settle()
    #expect(screen.view.frame == world.window.bounds)
    world.expectCalm(after: 1)
  }

  // MARK: What is told of it

  @Test func theAppsAnimatorIsTheTransitionsAndTheDragItsWrapper() {
    let begun = Beginnings()
    world.stage.observers.append(begun)
    presentAndSettle()
    #expect(
      world.toldOfTheApps == [
        "Growth transitionDuration(using:) 1.0 s", "Growth animateTransition(using:) ",
        "Growth completeTransition(_:) true", "Growth animationEnded(_:) true",
      ])
    #expect(begun.events.map { "\(type(of: $0.animator))" } == ["Growth"])
    #expect(begun.events.first?.wrapper === screen.drag)
    let container = world.recorder.events.filter { $0.callback == "subviews" }
    #expect(!container.contains { $0.detail.hasPrefix("reordered") }, "it is left to the app's animator")
  }

  @Test func withoutAnAnimatorOfTheAppsTheDragIsTheTransitions() {
    let begun = Beginnings()
    world.stage.observers.append(begun)
    screen.hasAnimator = false
    presentAndSettle()
    #expect(begun.events.first?.animator === screen.drag && begun.events.first?.wrapper == nil)
    #expect(world.toldOfTheApps == [])
  }

  @Test func ofAnAnimatorThatWasCaughtTheCompletionIsNotHeeded() {
    catchOnTheWayBack()
    world.pass(0.1)
    #expect(world.toldOfTheApps.contains { $0.hasSuffix(", unheeded") }, "\(world.toldOfTheApps)")
    world.up(195, 500)
    expectEnd(isUp: true, after: 2)
  }

  // MARK: Catching

  @Test func aPlainAnimationIsCaughtWhereItIs() {
    catchOnTheWayBack()
    expect(screen.view.shownCenter.y, 522)
    expect(screen.view.shownScale, 0.6)
    world.pass(2)
    expect(screen.view.shownCenter.y, 522)
    expect(screen.view.shownScale, 0.6)
    #expect(world.root.transitionCoordinator?.isInteractive == true)
    // Pressed it turns round.
    world.up(195, 500)
    expectEnd(isUp: true, after: 2)
  }

  @Test func theAppsCompletionIsNotThatOfATransitionThatWasCaught() {
    catchOnTheWayBack()
    // The animation of the app's own would have been over long ago.
    world.pass(10)
    #expect(world.count(of: "completeTransition(_:)") == 1)
    world.up(195, 500)
    expectEnd(isUp: true, after: 2)
  }

  @Test func itFollowsTheFingerToAndFroAndAside() {
    catchOnTheWayBack()
    for (dx, dy): (CGFloat, CGFloat) in [(40, 0), (40, -100), (-60, -20), (0, 0)] {
      world.pass(0.1)
      world.move(195 + dx, 500 + dy)
      expect(screen.view.shownCenter.x, 195 + dx)
      // Pulled up it keeps its size.
      expect(screen.view.shownCenter.y, 522 + dy)
      expect(screen.view.shownScale, 0.6)
    }
    world.pass(0.5)
    world.up(195, 500)
    world.settle()
    world.expectCalm(after: 2)
  }

  @Test func aThirdCatchIsLikeTheFirst() {
    catchOnTheWayBack()
    for _ in 1...3 {
      world.up(195, 500)
      world.pass(0.05)
      let before = screen.view.shownCenter
      world.down(195, 500)
      expect(screen.view.shownCenter.y, before.y)
    }
    world.up(195, 500)
    world.settle()
    world.expectCalm(after: 2)
  }

  // MARK: Taking from its rest

  @Test func aDragDownTakesItAndTheThumbnailStaysHidden() {
    presentAndSettle()
    world.down(195, 300)
    world.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 235, y: 500), in: 0.4)
    #expect(world.root.transitionCoordinator?.initiallyInteractive == true)
    #expect(screen.view.shownScale < 1 && thumbnail.isHidden)
    // The point that was taken is under the finger.
    let factor = screen.view.shownScale
    let slop = 10 / (40.0 * 40 + 200 * 200).squareRoot()
    let taken = CGPoint(x: 195 + 40 * slop, y: 300 + 200 * slop)
    expect(screen.view.shownCenter.x, 235 + (195 - taken.x) * factor, within: 1e-6)
    expect(screen.view.shownCenter.y, 500 + (422 - taken.y) * factor, within: 1e-6)
    world.up(235, 500)
    expectEnd(isUp: false, after: 2)
  }

  @Test func aPinchTakesItAndScalesIt() {
    presentAndSettle()
    func pair(_ distance: CGFloat) -> (CGPoint, CGPoint) {
      (CGPoint(x: 195 - distance / 2, y: 422), CGPoint(x: 195 + distance / 2, y: 422))
    }
    world.touch(.began, pair(300).0, pair(300).1)
    for distance in stride(from: CGFloat(290), through: 150, by: -10) {
      world.pass(0.02)
      world.touch(.moved, pair(distance).0, pair(distance).1)
    }
    let ratio = screen.view.shownScale
    #expect(ratio > 0.45 && ratio < 0.6)
    world.pass(0.02)
    world.touch(.moved, pair(75).0, pair(75).1)
    expect(screen.view.shownScale, ratio / 2, within: 1e-3)
    world.pass(1)
    world.touch(.moved, pair(75).0, pair(75).1)
    world.touch(.ended, pair(75).0, pair(75).1)
    expectEnd(isUp: false, after: 2)
  }

  @Test func aDragAcrossTakesNothing() {
    presentAndSettle()
    world.down(195, 300)
    world.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 300, y: 310), in: 0.3)
    #expect(world.root.transitionCoordinator == nil)
    world.up(300, 310)
    world.expectCalm(after: 1)
  }

  @Test func aSecondFingerThatComesAndGoesMakesNoJump() {
    catchOnTheWayBack()
    world.move(215, 480)
    let held = screen.view.shownCenter
    world.touch(.began, CGPoint(x: 100, y: 300), first: 1)
    expect(screen.view.shownCenter.x, held.x)
    expect(screen.view.shownCenter.y, held.y)
    world.touch(.ended, CGPoint(x: 100, y: 300), first: 1)
    expect(screen.view.shownCenter.x, held.x)
    expect(screen.view.shownCenter.y, held.y)
    world.move(225, 480)
    expect(screen.view.shownCenter.x, held.x + 10)
    world.pass(0.5)
    world.up(225, 480)
    world.settle()
    world.expectCalm(after: 2)
  }

  @Test func twoFingersDragItTogether() {
    catchOnTheWayBack()
    world.touch(.began, CGPoint(x: 195, y: 400), first: 1)
    let held = screen.view.shownCenter
    world.pass(0.1)
    world.touch(.moved, CGPoint(x: 215, y: 490), CGPoint(x: 215, y: 390))
    expect(screen.view.shownCenter.x, held.x + 20)
    expect(screen.view.shownCenter.y, held.y - 10)
    // What is between them counts.
    world.touch(.moved, CGPoint(x: 255, y: 390), first: 1)
    expect(screen.view.shownCenter.x, held.x + 40, within: 1)
    world.pass(0.5)
    world.touch(.ended, CGPoint(x: 215, y: 490), CGPoint(x: 255, y: 390))
    world.settle()
    world.expectCalm(after: 2)
  }

  /// One finger was down before the screen set out: nothing counts of the pinch before it is one.
  @Test func aPinchThatCatchesItMakesNoJump() {
    presentAndSettle()
    world.down(195, 300)
    screen.dismiss(animated: true)
    world.pass(0.25)
    world.touch(.began, CGPoint(x: 195, y: 500), first: 1)
    #expect(world.root.transitionCoordinator?.isInteractive == false)
    let (center, scale) = (screen.view.shownCenter, screen.view.shownScale)
    world.touch(.moved, CGPoint(x: 195, y: 600), first: 1)
    #expect(world.root.transitionCoordinator?.isInteractive == true)
    expect(screen.view.shownCenter.x, center.x)
    expect(screen.view.shownCenter.y, center.y)
    expect(screen.view.shownScale, scale)
    world.pass(0.1)
    world.touch(.ended, CGPoint(x: 195, y: 300), CGPoint(x: 195, y: 600))
    world.settle()
    world.expectCalm(after: 2)
  }

  // MARK: Letting go

  /// A screen of 0.72 of its size is 0.35 of the way to a thumbnail of 0.2: there it is decided.
  @Test(arguments: [(0.73, true), (0.71, false)]) func aScreenPutDownIsDecidedByItsSize(scale: CGFloat, isUp: Bool) {
    presentAndSettle()
    screen.dismiss(animated: true)
    // It shrinks by 0.8 a second.
    world.pass((1 - scale) / 0.8)
    world.down(195, 400)
    world.move(215, 400)
    world.pass(1)
    world.move(215, 400)
    world.up(215, 400)
    expectEnd(isUp: isUp, after: 2)
  }

  @Test(arguments: [(CGFloat(-600), true), (600, false)]) func aThrowDecidesByItsDirection(
    velocity: CGFloat, isUp: Bool
  ) {
    catchOnTheWayBack()
    let end = CGPoint(x: 195, y: 500 + velocity * 0.2)
    world.drag(from: CGPoint(x: 195, y: 500), to: end, in: 0.2)
    world.up(end.x, end.y)
    expectEnd(isUp: isUp, after: 2)
  }

  @Test(arguments: [CGVector(dx: 500, dy: -300), CGVector(dx: -700, dy: -40), CGVector(dx: 0, dy: -900)])
  func theVelocityOfTheHandIsCarriedOn(velocity: CGVector) {
    catchOnTheWayBack()
    let end = CGPoint(x: 195 + velocity.dx * 0.2, y: 500 + velocity.dy * 0.2)
    world.drag(from: CGPoint(x: 195, y: 500), to: end, in: 0.2)
    world.up(end.x, end.y)
    let released = screen.view.shownCenter
    world.pass(1e-6)
    let shown = screen.view.shownCenter
    expect((shown.x - released.x) / 1e-6, velocity.dx, within: abs(velocity.dx) / 100 + 0.5)
    expect((shown.y - released.y) / 1e-6, velocity.dy, within: abs(velocity.dy) / 100 + 0.5)
    world.settle()
    world.expectCalm(after: 2)
  }

  @Test func fingersThatAreCancelledLeaveNoVelocity() {
    catchOnTheWayBack()
    world.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 255, y: 420), in: 0.1)
    world.touch(.cancelled, CGPoint(x: 255, y: 420))
    let released = screen.view.shownCenter
    world.pass(1e-6)
    expect(screen.view.shownCenter.x, released.x, within: 1e-5)
    expect(screen.view.shownCenter.y, released.y, within: 1e-5)
    world.settle()
    world.expectCalm(after: 2)
  }

  // MARK: What comes in between

  /// Held, it is as far along in a window on its side as it was; and lands where the thumbnail belongs.
  @Test func aWindowThatTurnsLeavesItInTheHand() {
    catchOnTheWayBack()
    thumbnail.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    let progress = world.root.transitionCoordinator?.percentComplete ?? 0
    world.resize(to: CGSize(width: 844, height: 390))
    world.pass(0.5)
    expect(world.root.transitionCoordinator?.percentComplete ?? 0, progress)
    expect(screen.view.shownScale, (1 + 78.0 / 844) / 2)
    let held = screen.view.shownCenter
    world.move(200, 495)
    expect(screen.view.shownCenter.x, held.x + 5)
    world.pass(0.5)
    world.up(200, 495)
    world.settle()
    #expect(!isUp || screen.view.frame == world.window.bounds)
    world.expectCalm(after: 2)
  }

  @Test func aScreenThatGoesAwayUnderTheFingerIsLetGoOf() {
    weak var gone: GrowingScreen?
    do {
      let screen = GrowingScreen(from: thumbnail)
      world.root.present(screen, animated: true)
      gone = screen
    }
    world.settle()
    world.down(195, 300)
    world.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 500), in: 0.4)
    world.window.rootViewController = UIViewController()
    world.pass(0.1)
    world.move(195, 600)
    world.up(195, 600)
    world.settle()
    #expect(gone == nil)
    #expect(world.recorder.faults == [])
  }
}

/// The transitions that have begun.
private final class Beginnings: StageObserver {
  private(set) var events: [TransitionEvent] = []

  func stage(_ stage: Stage, sees event: StageEvent) {
    if case .transition(let event) = event, event.phase == .begins { events.append(event) }
  }
}
