import InterludeUI
import InterludeUITestSupport
import Testing

/// Each gesture by itself.
@Suite final class RecognizerTests {
  lazy var world = World()
  lazy var screen = world.showEmpty()
  var finger: Finger { screen.finger }

  // MARK: Tap

  @Test func aTapIsRecognisedWhenTheFingerLeaves() {
    let tap = world.write("tap", UITapGestureRecognizer(), on: screen.view)
    finger.down(100, 100, at: 1)
    #expect(world.journal.entries.isEmpty)
    finger.up(110, 100, at: 1.1)
    #expect(world.journal.entries == ["tap ended"])
    #expect(tap.state == .possible)
  }

  @Test func aTapThatStraysOrLastsFails() {
    _ = world.write("tap", UITapGestureRecognizer(), on: screen.view)
    finger.down(100, 100, at: 1)
    finger.move(146, 100, at: 1.1)
    finger.up(100, 100, at: 1.2)
    finger.down(100, 100, at: 3)
    finger.up(100, 100, at: 4.6)
    #expect(world.journal.entries.isEmpty)
  }

  @Test(arguments: [(0.3, true), (0.4, false)])
  func aDoubleTapNeedsTwoTapsInTime(pause: Double, isRecognised: Bool) {
    world.write("double", UITapGestureRecognizer(), on: screen.view).numberOfTapsRequired = 2
    finger.tap(100, 100, at: 1)
    finger.tap(100, 100, at: 1.05 + pause)
    #expect(world.journal.entries == (isRecognised ? ["double ended"] : []))
  }

  // MARK: Pan

  @Test func aPanBeginsAtTenPointsAndLeavesThemOutOfItsTranslation() {
    let pan = world.write("pan", UIPanGestureRecognizer(), on: screen.view)
    var translations: [CGFloat] = []
    pan.addHandler { translations.append($0.translation(in: nil).x) }
    finger.down(100, 100, at: 1)
    finger.move(109, 100, at: 1.1)
    #expect(world.journal.entries.isEmpty)
    finger.move(112, 100, at: 1.2)
    finger.move(150, 100, at: 1.3)
    finger.up(150, 100, at: 1.4)
    #expect(world.journal.entries == ["pan began", "pan changed", "pan ended"])
    #expect(translations == [2, 40, 40])
  }

  @Test func aFingerThatStaysIsNoPan() {
    _ = world.write("pan", UIPanGestureRecognizer(), on: screen.view)
    finger.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 106, y: 106), at: 1)
    #expect(world.journal.entries.isEmpty)
  }

  @Test(arguments: [3, 7, 20, 48])
  func theVelocityOfAUniformMotionIsExact(steps: Int) {
    let pan = world.write("pan", UIPanGestureRecognizer(), on: screen.view)
    var velocity = CGPoint.zero
    pan.addHandler { velocity = $0.velocity(in: nil) }
    finger.drag(from: CGPoint(x: 40, y: 700), to: CGPoint(x: 340, y: 100), at: 1, duration: 0.3, steps: steps)
    #expect(abs(velocity.x - 1000) < 1e-6)
    #expect(abs(velocity.y + 2000) < 1e-6)
  }

  @Test func aFingerThatHasComeToRestHasNoVelocity() {
    let pan = world.write("pan", UIPanGestureRecognizer(), on: screen.view)
    var velocity = CGPoint(x: 1, y: 1)
    pan.addHandler { velocity = $0.velocity(in: nil) }
    finger.drag(from: CGPoint(x: 40, y: 100), to: CGPoint(x: 340, y: 100), at: 1, lifts: false)
    finger.up(340, 100, at: 2)
    #expect(velocity == .zero)
  }

  @Test func translationAndVelocityAreInTheViewsCoordinates() {
    let scaled = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
    screen.view.addSubview(scaled)
    let pan = world.write("pan", UIPanGestureRecognizer(), on: scaled)
    finger.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 210, y: 100), at: 1, duration: 0.11, lifts: false)
    #expect(abs(pan.translation(in: scaled).x - 50) < 1e-9)
    #expect(abs(pan.velocity(in: scaled).x - 500) < 1e-6)
    pan.setTranslation(CGPoint(x: 7, y: 3), in: scaled)
    #expect(abs(pan.translation(in: scaled).x - 7) < 1e-9)
    #expect(abs(pan.translation(in: nil).y - 6) < 1e-9)
  }

  @Test(arguments: [(5.0, 60.0, true), (40, 95, false), (5, 5, false)])
  func anEdgePanStartsAtItsEdgeAndGoesInwards(from: CGFloat, to: CGFloat, isRecognised: Bool) {
    world.write("edge", UIScreenEdgePanGestureRecognizer(), on: screen.view).edges = .left
    let y: CGFloat = from == to ? 400 : 300
    finger.drag(from: CGPoint(x: from, y: 300), to: CGPoint(x: to, y: y), at: 1)
    #expect(world.journal.entries.contains("edge began") == isRecognised)
  }

  // MARK: Long press

  @Test func aLongPressBeginsAtItsExactTime() {
    let press = world.write("press", UILongPressGestureRecognizer(), on: screen.view)
    var began: Double?
    press.addHandler { if $0.state == .began { began = CACurrentMediaTime() } }
    finger.down(100, 100, at: 1)
    world.stage.advance(to: 1.4999)
    #expect(began == nil)
    finger.move(105, 100, at: 2)
    finger.up(105, 100, at: 2.1)
    #expect(began == 1.5)
    #expect(world.journal.entries == ["press began", "press changed", "press ended"])
  }

  @Test func aLongPressThatStraysOrLeavesFails() {
    _ = world.write("press", UILongPressGestureRecognizer(), on: screen.view)
    finger.down(100, 100, at: 1)
    finger.move(111, 100, at: 1.2)
    finger.up(111, 100, at: 3)
    finger.tap(100, 100, at: 5)
    world.stage.advance(to: 10)
    #expect(world.journal.entries.isEmpty)
  }

  /// `numberOfTapsRequired` is 0, so that taps before a press do not matter.
  @Test func aPressRightAfterATapIsAPressToo() {
    finger.tap(100, 100, at: 1)
    let press = world.write("press", UILongPressGestureRecognizer(), on: screen.view)
    press.minimumPressDuration = 0
    finger.down(100, 100, at: 1.2)
    finger.up(100, 100, at: 1.5)
    #expect(world.journal.entries == ["press began", "press ended"])
    press.numberOfTapsRequired = 2
    finger.tap(100, 100, at: 3)
    #expect(world.journal.entries.count == 2)
  }

  // MARK: Swipe

  @Test(arguments: [
    (CGPoint(x: 160, y: 100), 0.2, true), (CGPoint(x: 160, y: 100), 0.8, false), (CGPoint(x: 140, y: 100), 0.2, false),
    (CGPoint(x: 40, y: 100), 0.2, false), (CGPoint(x: 160, y: 160), 0.2, false),
  ])
  func aSwipeIsQuickStraightAndInItsDirection(end: CGPoint, duration: Double, isRecognised: Bool) {
    _ = world.write("swipe", UISwipeGestureRecognizer(), on: screen.view)
    finger.drag(from: CGPoint(x: 100, y: 100), to: end, at: 1, duration: duration, steps: 20)
    #expect(world.journal.entries == (isRecognised ? ["swipe ended"] : []))
  }

  // MARK: All

  @Test func switchingOffCancelsAndTheNextTouchIsFresh() {
    let pan = world.write("pan", UIPanGestureRecognizer(), on: screen.view)
    finger.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 100), at: 1, steps: 1, lifts: false)
    pan.isEnabled = false
    pan.isEnabled = true
    finger.up(200, 100, at: 1.5)
    #expect(world.journal.entries == ["pan began", "pan cancelled"])
    finger.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 100), at: 2, steps: 1)
    #expect(world.journal.entries.suffix(2) == ["pan began", "pan ended"])
  }

  @Test func aCancelledTouchCancelsTheGesture() {
    _ = world.write("pan", UIPanGestureRecognizer(), on: screen.view)
    finger.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 100), at: 1, steps: 1, lifts: false)
    finger.cancel(at: 2)
    #expect(world.journal.entries == ["pan began", "pan cancelled"])
  }

  /// UIKit's: right, left, up and down are the bits from the lowest on.
  @Test func theDirectionsOfASwipeAreTheFourLowestBits() {
    let directions: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
    #expect(directions.map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test func aHandlerIsNotCalledForTheChangeThatItMakesItself() {
    let pan = world.write("pan", UIPanGestureRecognizer(), on: screen.view)
    var calls = 0
    pan.addHandler {
      calls += 1
      if $0.state == .changed, calls < 50 { $0.state = .changed }
    }
    finger.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), at: 1, steps: 2)
    #expect(calls == 3 && world.journal.entries == ["pan began", "pan changed", "pan ended"])
  }

  @Test func aSwipesHandlerIsCalledForItsDirection() {
    var swipes: [UISwipeGestureRecognizer.Direction] = []
    for direction in [UISwipeGestureRecognizer.Direction.left, .up] {
      let swipe = UISwipeGestureRecognizer { swipes.append($0.direction) }
      swipe.direction = direction
      screen.view.addGestureRecognizer(swipe)
    }
    finger.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 300), at: 1)
    finger.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 300, y: 300), at: 2)
    finger.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100), at: 3)
    #expect(swipes == [.left, .up])
  }
}
