import InterludeUI
import InterludeUITestSupport
import Testing

/// Pinch and rotation, and what other gestures make of two fingers.
@Suite final class TwoFingerTests {
  lazy var world = World()
  lazy var screen = world.showEmpty()
  var fingers: Fingers { world.fingers }

  // MARK: Pinch

  @Test(arguments: [(100.0, 300.0, 110.0), (200, 50, 190), (100, 110, 110), (100, 90, 90)])
  func aPinchScalesByTheDistanceBeyondItsSlop(from: CGFloat, to: CGFloat, unit: CGFloat) {
    let pinch = world.write("pinch", UIPinchGestureRecognizer(), on: screen.view)
    fingers.pair(.began, distance: from, at: 1)
    fingers.pair(.moved, distance: to, at: 1.1)
    #expect(world.journal.entries == ["pinch began"])
    #expect(pinch.scale.isNear(to / unit))
    #expect(pinch.location(in: nil) == CGPoint(x: 195, y: 400))
    #expect(pinch.numberOfTouches == 2)
    fingers.pair(.ended, distance: to, at: 1.2)
    #expect(world.journal.entries == ["pinch began", "pinch ended"])
    #expect(pinch.state == .possible && pinch.scale == 1)
  }

  @Test func aPinchUnderItsSlopAndOneFingerAreNone() {
    _ = world.write("pinch", UIPinchGestureRecognizer(), on: screen.view)
    fingers.pair(.began, distance: 100, at: 1)
    fingers.pair(.moved, distance: 109, at: 1.1)
    fingers.pair(.ended, distance: 109, at: 1.2)
    screen.finger.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 300), at: 2)
    #expect(world.journal.entries.isEmpty)
  }

  @Test(arguments: [3, 10, 40])
  func theVelocityOfAUniformPinchIsExact(steps: Int) {
    let pinch = world.write("pinch", UIPinchGestureRecognizer(), on: screen.view)
    var velocity: CGFloat = 0
    pinch.addHandler { velocity = $0.velocity }
    fingers.pair(.began, distance: 100, at: 1)
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      fingers.pair(.moved, distance: 100 + 120 * share, at: 1 + 0.2 * Double(share))
    }
    fingers.pair(.ended, distance: 220, at: 1.2)
    // 600 points per second, in units of the 110 points that are the scale 1.
    #expect(velocity.isNear(600 / 110, within: 1e-9))
  }

  @Test func fingersThatRestHaveNoPinchVelocityButOneThatLingersKeepsIt() {
    let pinch = world.write("pinch", UIPinchGestureRecognizer(), on: screen.view)
    var velocity: CGFloat = 1
    pinch.addHandler { if $0.state == .ended { velocity = $0.velocity } }
    func spread(restingFor rest: Double, lingeringFor linger: Double, at time: Double) {
      fingers.pair(.began, distance: 100, at: time)
      fingers.pair(.moved, distance: 155, at: time + 0.05)
      fingers.pair(.moved, distance: 210, at: time + 0.1)
      fingers.up(1, 90, 400, at: time + 0.1 + rest)
      fingers.up(2, 300, 400, at: time + 0.1 + rest + linger)
    }
    spread(restingFor: 0.5, lingeringFor: 0, at: 1)
    #expect(velocity == 0)
    spread(restingFor: 0, lingeringFor: 0.3, at: 3)
    #expect(velocity.isNear(1100 / 110))
  }

  @Test func aFingerThatComesBackTakesThePinchUpWhereItWas() {
    let pinch = world.write("pinch", UIPinchGestureRecognizer(), on: screen.view)
    fingers.pair(.began, distance: 100, at: 1)
    fingers.pair(.moved, distance: 220, at: 1.1)
    fingers.up(2, 305, 400, at: 1.2)
    #expect(pinch.scale.isNear(2) && pinch.numberOfTouches == 1)
    fingers.down(3, 135, 400, at: 1.3)
    #expect(pinch.scale.isNear(2))
    fingers.move(3, 185, 400, at: 1.4)
    #expect(pinch.scale.isNear(4))
    #expect(world.journal.entries == ["pinch began", "pinch changed"])
  }

  /// 5 points with the one finger and 4 with the other are none yet, 6 are.
  @Test func theWayOfAPinchThatHasNotBegunGoesOnWithAnotherFinger() {
    let pinch = world.write("pinch", UIPinchGestureRecognizer(), on: screen.view)
    fingers.down(1, 100, 400, at: 1)
    fingers.down(2, 200, 400, at: 1)
    fingers.move(2, 205, 400, at: 1.1)
    fingers.up(2, 205, 400, at: 1.2)
    fingers.down(3, 300, 400, at: 1.3)
    fingers.move(3, 304, 400, at: 1.4)
    #expect(world.journal.entries.isEmpty)
    fingers.move(3, 306, 400, at: 1.5)
    #expect(world.journal.entries == ["pinch began"])
    // It began at 205 points, which is where the slop was used up.
    #expect(pinch.scale.isNear(206.0 / 205))
  }

  @Test func theScaleCountsFromWhereItIsSet() {
    let pinch = world.write("pinch", UIPinchGestureRecognizer(), on: screen.view)
    fingers.pair(.began, distance: 100, at: 1)
    fingers.pair(.moved, distance: 220, at: 1.1)
    pinch.scale = 1
    fingers.pair(.moved, distance: 330, at: 1.2)
    #expect(pinch.scale.isNear(1.5))
    pinch.scale = 0
    pinch.scale = .nan
    #expect(pinch.scale.isNear(1.5))
  }

  @Test func fingersAtOnePlaceMakeAFiniteScale() {
    let pinch = world.write("pinch", UIPinchGestureRecognizer(), on: screen.view)
    fingers.pair(.began, distance: 0, at: 1)
    fingers.pair(.moved, distance: 22, at: 1.1)
    #expect(pinch.scale.isNear(2))
    fingers.pair(.moved, distance: 0, at: 1.2)
    #expect(pinch.scale.isFinite && pinch.scale > 0)
  }

  @Test func aThirdFingerChangesNothing() {
    let pinch = world.write("pinch", UIPinchGestureRecognizer(), on: screen.view)
    fingers.pair(.began, distance: 100, at: 1)
    fingers.pair(.moved, distance: 220, at: 1.1)
    fingers.down(3, 10, 10, at: 1.2)
    fingers.move(3, 60, 10, at: 1.3)
    #expect(pinch.scale.isNear(2) && pinch.numberOfTouches == 2)
    #expect(world.journal.entries == ["pinch began"])
  }

  // MARK: Rotation

  @Test func aRotationTurnsByTheAngleBeyondItsSlop() {
    let rotation = world.write("rotation", UIRotationGestureRecognizer(), on: screen.view)
    fingers.pair(.began, distance: 200, at: 1)
    fingers.pair(.moved, distance: 200, angle: 0.099, at: 1.05)
    #expect(world.journal.entries.isEmpty)
    fingers.pair(.moved, distance: 200, angle: 0.5, at: 1.1)
    // 10 points on a circle of 100.
    #expect(rotation.rotation.isNear(0.4))
    #expect(world.journal.entries == ["rotation began"])
    rotation.rotation = 0
    fingers.pair(.moved, distance: 50, angle: 0.25, at: 1.2)
    #expect(rotation.rotation.isNear(-0.25))
    fingers.pair(.ended, distance: 50, angle: 0.25, at: 1.2)
    #expect(world.journal.entries == ["rotation began", "rotation changed", "rotation ended"])
    #expect(rotation.state == .possible && rotation.rotation == 0)
  }

  @Test(arguments: [1.0, -1])
  func aRotationGoesRoundMoreThanOnceAtItsVelocity(sense: CGFloat) {
    let rotation = world.write("rotation", UIRotationGestureRecognizer(), on: screen.view)
    fingers.pair(.began, distance: 200, at: 1)
    for step in 1...100 {
      fingers.pair(.moved, distance: 200, angle: sense * CGFloat(step) * 0.1, at: 1 + Double(step) * 0.01)
    }
    #expect(rotation.rotation.isNear(sense * 9.9))
    #expect(rotation.velocity.isNear(sense * 10, within: 1e-6))
  }

  @Test func aFingerThatComesBackTakesTheRotationUpWhereItWas() {
    let rotation = world.write("rotation", UIRotationGestureRecognizer(), on: screen.view)
    fingers.pair(.began, distance: 200, at: 1)
    fingers.pair(.moved, distance: 200, angle: 0.5, at: 1.1)
    fingers.up(2, 290, 420, at: 1.2)
    fingers.down(3, 300, 10, at: 1.3)
    #expect(rotation.rotation.isNear(0.4))
  }

  // MARK: Others

  @Test func aTapOfTwoFingersNeedsBothWhereverTheyAre() {
    world.write("tap", UITapGestureRecognizer(), on: screen.view).numberOfTouchesRequired = 2
    fingers.down(1, 50, 100, at: 1)
    fingers.down(2, 350, 700, at: 1.02)
    fingers.up(1, 50, 100, at: 1.1)
    fingers.up(2, 350, 700, at: 1.12)
    #expect(world.journal.entries == ["tap ended"])
    fingers.down(1, 50, 100, at: 3)
    fingers.up(1, 50, 100, at: 3.1)
    world.settle()
    #expect(world.journal.entries == ["tap ended"])
  }

  @Test func aTapOfOneFingerFailsWithTwo() {
    _ = world.write("tap", UITapGestureRecognizer(), on: screen.view)
    fingers.pair(.began, distance: 100, at: 1)
    fingers.pair(.ended, distance: 100, at: 1.1)
    #expect(world.journal.entries.isEmpty)
  }

  @Test func aPanOfTwoFingersFollowsTheirCentre() {
    let pan = world.write("pan", UIPanGestureRecognizer(), on: screen.view)
    pan.minimumNumberOfTouches = 2
    fingers.down(1, 100, 100, at: 1)
    fingers.move(1, 150, 100, at: 1.1)
    #expect(world.journal.entries.isEmpty)
    fingers.down(2, 150, 300, at: 1.2)
    fingers.send(
      [.init(1, .moved, at: CGPoint(x: 150, y: 150)), .init(2, .moved, at: CGPoint(x: 150, y: 350))], at: 1.3)
    #expect(world.journal.entries == ["pan began"])
    #expect(pan.location(in: nil) == CGPoint(x: 150, y: 250))
    #expect(pan.location(ofTouch: 1, in: nil) == CGPoint(x: 150, y: 350))
  }

  @Test func aPanDoesNotJumpWhenAFingerComesOrGoes() {
    let pan = world.write("pan", UIPanGestureRecognizer(), on: screen.view)
    fingers.down(1, 100, 100, at: 1)
    fingers.move(1, 100, 160, at: 1.1)
    #expect(pan.translation(in: nil).y.isNear(50))
    fingers.down(2, 300, 400, at: 1.2)
    #expect(pan.translation(in: nil).y.isNear(50))
    fingers.up(1, 100, 160, at: 1.3)
    #expect(pan.translation(in: nil).y.isNear(50))
    fingers.move(2, 300, 420, at: 1.4)
    #expect(pan.translation(in: nil).y.isNear(70))
  }

  @Test func aPanOfOneFingerLeavesTheSecondAlone() {
    let pan = world.write("pan", UIPanGestureRecognizer(), on: screen.view)
    pan.maximumNumberOfTouches = 1
    fingers.down(1, 100, 100, at: 1)
    fingers.move(1, 100, 160, at: 1.1)
    fingers.down(2, 300, 400, at: 1.2)
    fingers.move(2, 300, 800, at: 1.3)
    #expect(pan.translation(in: nil).y.isNear(50) && pan.numberOfTouches == 1)
    fingers.up(1, 100, 160, at: 1.4)
    #expect(world.journal.entries == ["pan began", "pan ended"])
    fingers.up(2, 300, 800, at: 1.5)
    #expect(pan.state == .possible)
  }

  @Test func aLongPressOfTwoFingersWaitsForBoth() {
    let press = world.write("press", UILongPressGestureRecognizer(), on: screen.view)
    press.numberOfTouchesRequired = 2
    fingers.down(1, 100, 100, at: 1)
    fingers.down(2, 300, 100, at: 1.3)
    world.stage.advance(to: 1.7)
    #expect(world.journal.entries.isEmpty)
    world.stage.advance(to: 1.9)
    #expect(world.journal.entries == ["press began"])
    fingers.down(3, 200, 100, at: 2)
    #expect(press.state == .began && press.numberOfTouches == 2)
  }

  @Test func twoFingersOnTwoViewsMakeTwoGestures() {
    let (left, right) = (UIView(), UIView())
    (left.frame, right.frame) = (
      CGRect(x: 0, y: 0, width: 190, height: 400), CGRect(x: 200, y: 0, width: 190, height: 400)
    )
    for view in [left, right] { screen.view.addSubview(view) }
    let first = world.write("left", UIPanGestureRecognizer(), on: left)
    let second = world.write("right", UIPanGestureRecognizer(), on: right)
    fingers.pair(.began, about: CGPoint(x: 195, y: 100), distance: 200, at: 1)
    fingers.pair(.moved, about: CGPoint(x: 195, y: 150), distance: 200, at: 1.1)
    #expect(first.translation(in: nil).y.isNear(40) && second.translation(in: nil).y.isNear(40))
    #expect(world.journal.entries == ["left began", "right began"])
  }
}
