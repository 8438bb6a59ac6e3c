import DisplayList
import Foundation
import InterludeTestSupport
import Testing

@testable import LayerTree

/// Of a transform layer only the sublayers show, the nearest in front.
@Suite struct TransformLayerLookTests {
  private let world = SpaceStage()
  private var stage: TestStage { world.stage }
  private var space: CATransformLayer { world.space }

  /// Two sides of a box, half a turn later in the other order.
  @Test func whatIsNearerIsDrawnInFront() {
    _ = world.plate(1, CATransform3DMakeTranslation(0, 0, 50))
    _ = world.plate(0.5, CATransform3DMakeTranslation(0, 0, -50))
    #expect(world.reds() == [0.5, 1])

    space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)

    #expect(world.reds() == [1, 0.5])
  }

  /// Its anchor is at an edge, its middle elsewhere.
  @Test func depthIsThatOfTheMiddle() {
    let hinged = world.plate(1, CATransform3DMakeRotation(-.pi / 2 + 0.1, 0, 1, 0))
    (hinged.anchorPoint, hinged.position) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 0, y: 50))
    _ = world.plate(0.5, CATransform3DMakeTranslation(0, 0, 20))

    // Turned towards the viewer, its middle is 50 sin(π/2 − 0.1), almost 50 points in front.
    #expect(world.reds() == [0.5, 1])
  }

  @Test func layersInNestedSpacesAreOrderedTogether() {
    _ = world.plate(0.2, CATransform3DMakeTranslation(0, 0, 10))
    let inner = CATransformLayer()
    (inner.bounds, inner.position) = (space.bounds, CGPoint(x: 50, y: 50))
    space.addSublayer(inner)
    _ = world.plate(0.8, CATransform3DMakeTranslation(0, 0, 30), in: inner)
    _ = world.plate(0.1, CATransform3DMakeTranslation(0, 0, -30), in: inner)

    #expect(world.reds() == [0.1, 0.2, 0.8])
  }

  @Test func onlySublayersShow() {
    (space.backgroundColor, space.borderWidth, space.shadowOpacity) = (.black, 3, 1)
    (space.cornerRadius, space.masksToBounds, space.shouldRasterize) = (9, true, true)
    space.contents = CGImage(width: 1, height: 1, pixels: [.max])
    space.mask = CALayer()
    #expect(world.commands().isEmpty)

    _ = world.plate(1, CATransform3DIdentity)

    #expect(world.commands().count == 1)
  }

  @Test func aSpaceHidesNothingBehindIt() {
    space.backgroundColor = .black

    #expect(!space.coversBounds)
  }

  @Test func opacityIsThatOfEachSublayer() {
    _ = world.plate(1, CATransform3DIdentity)
    let framed = world.plate(0.5, CATransform3DMakeTranslation(0, 0, 1))
    framed.borderWidth = 2
    space.opacityValue = 0.5

    let alphas = world.commands().map {
      switch $0 {
      case .fill(_, let color, _): "fill \(color.alpha)"
      case .pushGroup(let opacity, _): "group \(opacity)"
      case .popGroup: "end group"
      default: "border"
      }
    }

    #expect(alphas == ["fill 0.5", "group 0.5", "fill 1.0", "border", "end group"])
  }

  @Test func opacitiesOfSpacesInSpacesAreMultiplied() {
    let inner = CATransformLayer()
    inner.delegate = NoActions.shared
    space.addSublayer(inner)
    (space.opacityValue, inner.opacityValue) = (0.5, 0.25)
    let plate = world.plate(1, CATransform3DIdentity, in: inner)
    plate.opacityValue = 0.5

    guard case .fill(_, let color, _)? = world.commands().first else { return #expect(Bool(false), "nothing is drawn") }

    #expect(color.alpha == 0.0625)
  }

  @Test func aHiddenSpaceInASpaceShowsNothing() {
    let inner = CATransformLayer()
    space.addSublayer(inner)
    _ = world.plate(1, CATransform3DIdentity, in: inner)
    #expect(world.commands().count == 1)

    inner.isHidden = true

    #expect(world.commands().isEmpty)
  }

  @Test func aHiddenOrTransparentSpaceShowsNothing() {
    _ = world.plate(1, CATransform3DIdentity)
    space.isHidden = true
    #expect(world.commands().isEmpty)

    (space.isHidden, space.opacityValue) = (false, 0)
    #expect(world.commands().isEmpty)
  }
}
