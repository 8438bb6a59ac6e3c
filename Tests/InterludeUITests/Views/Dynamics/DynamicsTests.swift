import Foundation
import InterludeUI
import InterludeUITestSupport
import Testing

/// Items that are moved by behaviours, against the closed forms of mechanics and the units of Apple's documentation.
@Suite final class DynamicsTests: DynamicsBench {
  /// Steps of 1/240 s are exact for a constant acceleration.
  @Test func gravityIs1000PointsPerSecondSquared() {
    let view = box(100, 50)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    pass(0.5)
    #expect(abs(view.center.y - (100 + 0.5 * 1000 * 0.25)) < 1e-6)
    #expect(view.center.x == 150)
    #expect(view.transform == .identity)
  }

  /// A transition driven by behaviours ends it when it is told of the pause, and takes them away there: it must be told once.
  @Test func takingAllBehavioursAwayFromAnAnimatorThatHasPausedIsNoMotion() {
    let view = box(100, 50)
    let counter = PauseCounter()
    counter.onPause = { $0.removeAllBehaviors() }
    animator.delegate = counter
    for behavior in [UIGravityBehavior(items: [view]), UIDynamicItemBehavior(items: [view])] {
      animator.addBehavior(behavior)
    }
    let floor = UICollisionBehavior(items: [view])
    floor.addBoundary(withIdentifier: NSString("floor"), from: CGPoint(x: 0, y: 200), to: CGPoint(x: 400, y: 200))
    animator.addBehavior(floor)
    pass(3)

    #expect(counter.pauses == 1 && !animator.isRunning && animator.behaviors.isEmpty)
  }

  @Test func gravityHasADirectionAndAStrength() {
    let view = box(100, 50)
    let gravity = UIGravityBehavior(items: [view])
    gravity.setAngle(.pi, magnitude: 0.5)
    #expect(abs(gravity.gravityDirection.dx + 0.5) < 1e-12)
    animator.addBehavior(gravity)
    pass(0.5)
    #expect(abs(view.center.x - (150 - 0.5 * 500 * 0.25)) < 1e-6)
    #expect(abs(gravity.magnitude - 0.5) < 1e-12 && abs(gravity.angle - .pi) < 1e-12)
  }

  /// “A continuous force vector with a magnitude of 1.0, applied to a 100 point x 100 point view whose density value is 1.0, results in
  /// view acceleration of 100 points per second².”
  @Test func aPushOf1Accelerates100By100PointsBy100() {
    let (view, small) = (box(100, 100), box(20, 300, 50))
    let push = UIPushBehavior(items: [view, small], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(push)
    pass(1)
    #expect(abs(view.center.x - (150 + 50)) < 0.3)
    // A quarter of the mass.
    #expect(abs(small.center.x - (45 + 200)) < 1)
  }

  @Test func aPushAtOnceGivesAVelocityOnce() {
    let view = box(100, 100)
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.setAngle(.pi / 2, magnitude: 2)
    animator.addBehavior(push)
    pass(1)
    #expect(abs(view.center.y - (150 + 200)) < 1)
    #expect(!push.active)

    push.active = true
    pass(1)
    #expect(abs(view.center.y - (150 + 200 + 400)) < 3)
  }

  /// The moment of inertia of a square of mass 1 is 100²/6; an impulse of 100 at 50 points from the middle turns it by 3 per second.
  @Test func aPushOffTheMiddleTurns() {
    let view = box(100, 100)
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -50), for: view)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(push)
    pass(0.5)
    #expect(abs(atan2(view.transform.b, view.transform.a) - 1.5) < 0.02)
  }

  @Test func resistanceLetsTheVelocityDieAway() {
    let view = box(100, 100)
    let behavior = UIDynamicItemBehavior(items: [view])
    behavior.resistance = 2
    behavior.addLinearVelocity(CGPoint(x: 0, y: 100), for: view)
    animator.addBehavior(behavior)
    pass(1)
    #expect(abs(behavior.linearVelocity(for: view).y - 100 * exp(-2)) < 0.2)
    #expect(abs(view.center.y - (150 + 50 * (1 - exp(-2)))) < 0.3)
  }

  @Test func whatFallsOnTheBoundsComesToRestThere() {
    let view = box(100, 50)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    pass(4)
    #expect(abs(view.frame.maxY - 844) < 0.1)
    #expect(abs(view.frame.minX - 100) < 0.1)
    #expect(!animator.isRunning)
  }

  /// It falls 594 points, and comes back up by the square of the elasticity.
  @Test func elasticityIsTheVelocityThatIsLeft() {
    let view = box(100, 150)
    let (gravity, collision) = (UIGravityBehavior(items: [view]), UICollisionBehavior(items: [view]))
    collision.translatesReferenceBoundsIntoBoundary = true
    let matter = UIDynamicItemBehavior(items: [view])
    matter.elasticity = 0.5
    for behavior in [gravity, collision, matter] { animator.addBehavior(behavior) }
    let fall = (2 * 594.0 / 1000).squareRoot()
    pass(fall * 1.5)
    #expect(abs(844 - view.frame.maxY - 594 * 0.25) < 8)
  }

  @Test func equalItemsThatBounceExchangeTheirVelocities() {
    let (left, right) = (box(20, 100, 60), box(200, 100, 60))
    let matter = UIDynamicItemBehavior(items: [left, right])
    matter.elasticity = 1
    matter.addLinearVelocity(CGPoint(x: 300, y: 0), for: left)
    animator.addBehavior(matter)
    animator.addBehavior(UICollisionBehavior(items: [left, right]))
    pass(0.7)
    #expect(abs(matter.linearVelocity(for: left).x) < 3)
    #expect(abs(matter.linearVelocity(for: right).x - 300) < 3)
    #expect(left.center.x < right.center.x - 59)
  }

  @Test func whatIsAnchoredStays() {
    let (falling, ground) = (box(100, 50), box(100, 400))
    let matter = UIDynamicItemBehavior(items: [ground])
    matter.isAnchored = true
    animator.addBehavior(matter)
    animator.addBehavior(UIGravityBehavior(items: [falling, ground]))
    animator.addBehavior(UICollisionBehavior(items: [falling, ground]))
    pass(3)
    #expect(ground.frame == CGRect(x: 100, y: 400, width: 100, height: 100))
    #expect(abs(falling.frame.maxY - 400) < 0.1)
  }

  @Test func boundariesOfPathsAndLinesHold() {
    let view = box(100, 50)
    let collision = UICollisionBehavior(items: [view])
    collision.addBoundary(
      withIdentifier: "floor" as NSCopying, from: CGPoint(x: 0, y: 500), to: CGPoint(x: 390, y: 500))
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    pass(3)
    #expect(abs(view.frame.maxY - 500) < 0.1)
    #expect(collision.boundary(withIdentifier: "floor" as NSString) != nil)
    #expect(collision.boundaryIdentifiers?.count == 1)

    collision.removeBoundary(withIdentifier: "floor" as NSCopying)
    pass(1)
    #expect(view.frame.minY > 900)
  }

  @Test func contactsAreTold() {
    let (view, other) = (box(100, 0), box(100, 600))
    let listener = Listener()
    let collision = UICollisionBehavior(items: [view, other])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(withIdentifier: "bar" as NSCopying, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 390, y: 300))
    collision.collisionDelegate = listener
    let matter = UIDynamicItemBehavior(items: [view, other])
    matter.elasticity = 0.6
    for behavior in [collision, matter, UIGravityBehavior(items: [view, other])] { animator.addBehavior(behavior) }
    pass(1)
    #expect(listener.heard.prefix(4) == ["began bounds", "ended bounds", "began bar", "ended bar"])

    collision.removeAllBoundaries()
    pass(2)
    #expect(listener.heard.contains("began items"))
  }

  @Test func theAnimatorPausesAndGoesOn() {
    let view = box(100, 50)
    let listener = Listener()
    animator.delegate = listener
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    let matter = UIDynamicItemBehavior(items: [view])
    matter.resistance = 10
    push.pushDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(matter)
    animator.addBehavior(push)
    #expect(animator.isRunning)
    pass(4)
    #expect(!animator.isRunning)
    #expect(listener.heard == ["resume", "pause"])

    push.active = true
    #expect(animator.isRunning)
    pass(4)
    #expect(listener.heard == ["resume", "pause", "resume", "pause"])
    #expect(animator.elapsedTime < 8)
  }

  @Test func childrenActAndActionsAreCalledOnceATick() {
    let view = box(100, 50)
    final class Fall: UIDynamicBehavior {
      var moves: [Bool] = []

      init(_ item: any UIDynamicItem) {
        super.init()
        addChildBehavior(UIGravityBehavior(items: [item]))
      }

      override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moves.append(dynamicAnimator != nil) }
    }
    let fall = Fall(view)
    var places: [CGFloat] = []
    fall.action = { places.append(view.center.y) }
    animator.addBehavior(fall)
    pass(0.5)
    #expect(places.count == 30)
    #expect(places.last == view.center.y && view.center.y > 200)
    animator.removeBehavior(fall)
    pass(0.5)
    #expect(places.count == 30)
    #expect(fall.moves == [true, false])
  }

  @Test func whatWasMovedByHandIsTakenWhenAskedFor() {
    let view = box(100, 50)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    pass(0.1)
    view.center = CGPoint(x: 300, y: 300)
    animator.updateItem(usingCurrentState: view)
    pass(0.1)
    #expect(view.center.x == 300 && view.center.y > 300)
    #expect(animator.items(in: CGRect(x: 260, y: 260, width: 10, height: 10)).count == 1)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 10, height: 10)).isEmpty)
  }

  @Test func theSameAtAnyFrameRate() {
    func places(_ framesPerSecond: Double) -> [CGPoint] {
      let world = World()
      let root = world.showProbe()
      let views = (0..<4).map {
        UIView(frame: CGRect(x: 30 + 35 * CGFloat($0), y: 80 * CGFloat($0), width: 60, height: 50))
      }
      views.forEach(root.view.addSubview)
      let animator = UIDynamicAnimator(referenceView: root.view)
      let collision = UICollisionBehavior(items: views)
      collision.translatesReferenceBoundsIntoBoundary = true
      let matter = UIDynamicItemBehavior(items: views)
      (matter.elasticity, matter.friction) = (0.4, 0.3)
      for behavior in [collision, matter, UIGravityBehavior(items: views)] { animator.addBehavior(behavior) }
      for frame in 0...Int(2 * framesPerSecond) { world.stage.advance(to: Double(frame) / framesPerSecond) }
      return views.map(\.center)
    }
    let usual = places(60)
    #expect(places(24) == usual && places(120) == usual)
  }

  /// Four boxes that fall on each other lie in the bounds, and not in each other by more than a point.
  @Test func aHeapHolds() {
    let views = (0..<4).map { box(80 + 25 * CGFloat($0), 110 * CGFloat($0)) }
    let collision = UICollisionBehavior(items: views)
    collision.translatesReferenceBoundsIntoBoundary = true
    let matter = UIDynamicItemBehavior(items: views)
    matter.friction = 0.5
    for behavior in [collision, matter, UIGravityBehavior(items: views)] { animator.addBehavior(behavior) }
    pass(6)
    for view in views {
      #expect(view.center.y.isFinite && root.view.bounds.insetBy(dx: -1, dy: -1).contains(view.center))
      #expect(view.frame.maxY < 846)
    }
  }
}

/// Writes down what it hears.
private final class Listener: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
  var heard: [String] = []

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) { heard.append("began items") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { heard.append("began \(identifier.map { "\($0)" } ?? "bounds")") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { heard.append("ended \(identifier.map { "\($0)" } ?? "bounds")") }

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { heard.append("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { heard.append("pause") }
}

private final class PauseCounter: NSObject, UIDynamicAnimatorDelegate {
  private(set) var pauses = 0
  var onPause: (UIDynamicAnimator) -> Void = { _ in }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    pauses += 1
    onPause(animator)
  }
}
