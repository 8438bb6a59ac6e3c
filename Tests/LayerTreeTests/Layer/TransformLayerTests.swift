import DisplayList
import Foundation
import InterludeTestSupport
import Testing

@testable import LayerTree

/// The sublayers of a transform layer share a space.
@Suite struct TransformLayerTests {
  private let world = SpaceStage()
  private var stage: TestStage { world.stage }
  private var space: CATransformLayer { world.space }

  @Test(arguments: [0, 0.4, -0.9, 1.3])
  func aSublayersDepthIsTurnedWithTheSpace(angle: Double) throws {
    let plate = world.plate(1, CATransform3DMakeTranslation(0, 0, 60))
    space.transform = CATransform3DMakeRotation(angle, 0, 1, 0)

    guard case .fill(let shape, _, let map)? = world.commands().first else {
      Issue.record("nothing is drawn")
      return
    }

    for corner in shape.path.controlBounds.corners {
      let expected = world.seen(corner, pushed: 60, turned: angle)
      #expect(map.apply(to: corner).distance(to: expected) < 1e-9)
      #expect(plate.convert(corner, to: stage.root).distance(to: expected) < 1e-9)
      #expect(plate.convert(expected, from: stage.root).distance(to: corner) < 1e-9)
    }
  }

  @Test func anOrdinaryLayerFlattensTheSame() throws {
    let flat = CALayer()
    (flat.bounds, flat.position) = (space.bounds, space.position)
    flat.transform = CATransform3DMakeRotation(0.9, 0, 1, 0)
    _ = world.plate(1, CATransform3DMakeTranslation(0, 0, 60), in: flat)
    space.removeFromSuperlayer()
    stage.root.addSublayer(flat)

    guard case .fill(_, _, let map)? = world.commands().first else {
      Issue.record("nothing is drawn")
      return
    }

    #expect(map.apply(to: CGPoint(x: 0, y: 0)).distance(to: world.seen(.zero, pushed: 0, turned: 0.9)) < 1e-9)
  }

  @Test func spacesInSpacesAddUp() throws {
    let inner = CATransformLayer()
    inner.delegate = NoActions.shared
    (inner.bounds, inner.position) = (space.bounds, CGPoint(x: 50, y: 50))
    inner.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
    space.addSublayer(inner)
    let plate = world.plate(1, CATransform3DMakeTranslation(0, 0, 60), in: inner)
    space.transform = CATransform3DMakeRotation(0.2, 0, 1, 0)

    let expected = world.seen(CGPoint(x: 10, y: 20), pushed: 60, turned: 0.7)

    guard case .fill(_, _, let map)? = world.commands().first else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(map.apply(to: CGPoint(x: 10, y: 20)).distance(to: expected) < 1e-9)
    #expect(plate.convert(CGPoint(x: 10, y: 20), to: stage.root).distance(to: expected) < 1e-9)
  }

  @Test func aSublayerTransformCountsInTheSpaceToo() {
    _ = world.plate(1, CATransform3DMakeTranslation(0, 0, 60))
    space.sublayerTransform = CATransform3DMakeRotation(0.5, 0, 1, 0)
    space.transform = CATransform3DMakeRotation(0.2, 0, 1, 0)

    guard case .fill(_, _, let map)? = world.commands().first else { return #expect(Bool(false), "nothing is drawn") }

    #expect(map.apply(to: .zero).distance(to: world.seen(.zero, pushed: 60, turned: 0.7)) < 1e-9)
  }

  @Test func eachLayersTimeCountsOnce() {
    let plate = world.plate(1, CATransform3DIdentity)
    let slide = CABasicAnimation(keyPath: "position.x")
    (slide.fromValue, slide.toValue, slide.duration) = (0, 80, 8)
    plate.add(slide, forKey: nil)
    (space.speed, plate.speed) = (0.5, 0.5)

    guard case .fill(_, _, let map)? = world.commands(at: 4).first else {
      return #expect(Bool(false), "nothing is drawn")
    }

    // After a second of its own it is at 10, its left edge 50 to the left of that, in a space whose left edge is at 150.
    #expect(map.apply(to: .zero).distance(to: CGPoint(x: 110, y: 350)) < 1e-9)
  }

  @Test func anAnimationTurnsAllSublayers() {
    _ = world.plate(1, CATransform3DMakeTranslation(0, 0, 60))
    let turn = CABasicAnimation(keyPath: "transform.rotation.y")
    (turn.fromValue, turn.toValue, turn.duration) = (0, 1, 2)
    space.add(turn, forKey: nil)

    guard case .fill(_, _, let map)? = world.commands(at: 1).first else {
      return #expect(Bool(false), "nothing is drawn")
    }

    #expect(map.apply(to: .zero).distance(to: world.seen(.zero, pushed: 60, turned: 0.5)) < 1e-9)
  }

  @Test func aPointHitsTheNearestSublayerAndNeverTheSpace() {
    let near = world.plate(1, CATransform3DMakeTranslation(0, 0, 50))
    let far = world.plate(0.5, CATransform3DMakeTranslation(0, 0, -50))
    #expect(stage.root.hitTest(CGPoint(x: 200, y: 400)) === near)
    #expect(stage.root.hitTest(CGPoint(x: 254, y: 400)) === near)
    // 50 points are 55.6 on the nearer plate.
    #expect(stage.root.hitTest(CGPoint(x: 257, y: 400)) === stage.root)

    space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(stage.root.hitTest(CGPoint(x: 200, y: 400)) === far)
    #expect(space.hitTest(CGPoint(x: 200, y: 400)) === far)
    #expect(stage.root.presentation()?.hitTest(CGPoint(x: 200, y: 400))?.model() === far)

    near.isHidden = true
    far.isHidden = true
    #expect(space.hitTest(CGPoint(x: 200, y: 400)) == nil)
    (far.isHidden, space.isHidden) = (false, true)
    #expect(stage.root.hitTest(CGPoint(x: 200, y: 400)) === stage.root)
  }

  @Test func pointsOfTheSpaceItselfAreThoseOfItsPlane() {
    let plate = world.plate(1, CATransform3DIdentity)
    space.transform = CATransform3DMakeRotation(0.6, 0, 1, 0)
    let point = CGPoint(x: 10, y: 20)

    #expect(space.convert(point, to: stage.root).distance(to: world.seen(point, pushed: 0, turned: 0.6)) < 1e-9)
    #expect(plate.convert(point, to: space).distance(to: point) < 1e-9)
    #expect(space.convert(point, to: plate).distance(to: point) < 1e-9)
  }

  @Test func aCopyThatIsKeptIsASpaceToo() {
    _ = world.plate(1, CATransform3DMakeTranslation(0, 0, 60))
    space.transform = CATransform3DMakeRotation(0.6, 0, 1, 0)
    let before = world.commands()
    let copy = space.frozenCopy(isPresented: true)
    space.removeFromSuperlayer()

    stage.root.addSublayer(copy)

    #expect(world.commands() == before)
    #expect(space.presentation() is CATransformLayer)
  }
}
