import DisplayList
import Foundation
import InterludeTestSupport
import Testing

@testable import LayerTree

/// The short way for transforms in the plane against the long way for any.
struct PlanarBlendTests {
  /// Scaled, sheared, mirrored as often as not, turned and moved.
  private func transform(_ random: inout SplitMix64) -> CATransform3D {
    let mirror: Double = .random(using: &random) ? -1 : 1
    let scaled = CGAffineTransform(scaleX: mirror * random.number(0.1...3), y: random.number(0.1...3))
    let sheared = CGAffineTransform(a: 1, b: 0, c: random.number(-1...1), d: 1, tx: 0, ty: 0)
    let turned = CGAffineTransform(rotationAngle: random.number(-7...7))
    let moved = CGAffineTransform(translationX: random.number(-300...300), y: random.number(-300...300))
    return CATransform3DMakeAffineTransform(
      scaled.concatenating(sheared).concatenating(turned).concatenating(moved))
  }

  @Test(arguments: [11, 12] as [UInt64])
  func itGoesTheWayOfTheParts(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let (from, to) = (transform(&random), transform(&random))
      let blend = try #require(PlanarBlend(from: from, to: to))
      for progress in [-0.2, 0, 0.3, 0.5, 0.9, 1, 1.4] {
        let expected = TransformParts.interpolate(from, to, progress: progress)
        #expect(blend.value(at: progress).distance(to: expected) < 1e-10, "seed \(seed) \(progress)")
      }
    }
  }

  @Test func aTurnGoesTheShortWay() throws {
    let turn = { (degrees: Double) in CATransform3DMakeRotation(degrees * .pi / 180, 0, 0, 1) }
    let blend = try #require(PlanarBlend(from: turn(170), to: turn(-170)))
    #expect(blend.value(at: 0.75).distance(to: turn(185)) < 1e-12)
  }

  @Test func thereIsNoneOutOfThePlane() {
    var lens = CATransform3DIdentity
    lens.m34 = -1 / 500
    let others = [
      lens, CATransform3DMakeRotation(1, 0, 1, 0), CATransform3DMakeTranslation(0, 0, 1),
      CATransform3DMakeScale(1, 1, 2),
      CATransform3DMakeScale(1, 1, -1),
    ]
    for other in others {
      #expect(PlanarBlend(from: CATransform3DIdentity, to: other) == nil)
      #expect(PlanarBlend(from: other, to: CATransform3DIdentity) == nil)
    }
  }

  @Test(arguments: [false, true])
  func aLayerShowsTheWayOfTheParts(isAdditive: Bool) {
    let stage = TestStage()
    let from = CATransform3DMakeRotation(0.3, 0, 0, 1)
    let to = CATransform3DMakeAffineTransform(CGAffineTransform(a: 2, b: 1, c: 0, d: 1, tx: 9, ty: 4))
    stage.layer.transform = CATransform3DMakeScale(3, 2, 1)
    let animation = CABasicAnimation(keyPath: "transform")
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
    animation.isAdditive = isAdditive
    stage.layer.add(animation, forKey: nil)
    stage.clock.advance(to: 0.25)
    let blend = TransformParts.interpolate(from, to, progress: 0.25)
    let expected = isAdditive ? CATransform3DConcat(blend, stage.layer.transform) : blend
    #expect(stage.layer.presentedState.transform.distance(to: expected) < 1e-12)
  }
}
