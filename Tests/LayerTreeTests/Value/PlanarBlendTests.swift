import DisplayList
import Foundation
import InterludeTestSupport
import Testing

@testable import LayerTree

/// Transforms in the plane against the W3C's "CSS Transforms Module Level 1", section "Interpolation of 2D matrices".
struct PlanarBlendTests {
  /// The specification's steps one by one, in its words and in degrees: a matrix taken apart, …
  private struct Decomposition {
    var translate: [Double], scale: [Double], angle: Double, m11: Double, m12: Double, m21: Double, m22: Double

    init(_ matrix: CATransform3D) {
      var row0: [Double] = [matrix.m11, matrix.m12]
      var row1: [Double] = [matrix.m21, matrix.m22]
      translate = [matrix.m41, matrix.m42]
      var scale: [Double] = [hypot(row0[0], row0[1]), hypot(row1[0], row1[1])]
      let determinant = row0[0] * row1[1] - row0[1] * row1[0]
      if determinant < 0 { scale[row0[0] < row1[1] ? 0 : 1] *= -1 }
      row0 = [row0[0] / scale[0], row0[1] / scale[0]]
      row1 = [row1[0] / scale[1], row1[1] / scale[1]]
      self.scale = scale
      let radians = atan2(row0[1], row0[0])
      (m11, m12, m21, m22) = (row0[0], row0[1], row1[0], row1[1])
      // Rotated by −angle, from the left.
      let (sine, cosine) = (sin(-radians), cos(-radians))
      (m11, m21) = (cosine * m11 + sine * m21, -sine * m11 + cosine * m21)
      (m12, m22) = (cosine * m12 + sine * m22, -sine * m12 + cosine * m22)
      angle = radians * 180 / .pi
    }

    /// … two of them blended, …
    func blended(with other: Decomposition, _ t: Double) -> Decomposition {
      var (a, b) = (self, other)
      if (a.scale[0] < 0 && b.scale[1] < 0) || (a.scale[1] < 0 && b.scale[0] < 0) {
        a.scale = a.scale.map { -$0 }
        a.angle += a.angle < 0 ? 180 : -180
      }
      if a.angle == 0 { a.angle = 360 }
      if b.angle == 0 { b.angle = 360 }
      if abs(a.angle - b.angle) > 180 {
        if a.angle > b.angle { a.angle -= 360 } else { b.angle -= 360 }
      }
      var result = a
      func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
      result.translate = zip(a.translate, b.translate).map(mix)
      result.scale = zip(a.scale, b.scale).map(mix)
      result.angle = mix(a.angle, b.angle)
      (result.m11, result.m12) = (mix(a.m11, b.m11), mix(a.m12, b.m12))
      (result.m21, result.m22) = (mix(a.m21, b.m21), mix(a.m22, b.m22))
      return result
    }

    /// … and put together again.
    var matrix: CATransform3D {
      let left = CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: 0, ty: 0)
      let scaled = CGAffineTransform(scaleX: scale[0], y: scale[1])
      let turned = CGAffineTransform(rotationAngle: angle * .pi / 180)
      let moved = CGAffineTransform(translationX: translate[0], y: translate[1])
      return CATransform3DMakeAffineTransform(
        scaled.concatenating(turned).concatenating(left).concatenating(moved))
    }
  }

  private func reference(_ a: CATransform3D, _ b: CATransform3D, _ progress: Double) -> CATransform3D {
    Decomposition(a).blended(with: Decomposition(b), progress).matrix
  }

  private func sign(_ random: inout SplitMix64) -> Double { .random(using: &random) ? -1 : 1 }

  /// Scaled, sheared, mirrored as often as not, turned and moved.
  private func transform(_ random: inout SplitMix64) -> CATransform3D {
    let (mirrorX, mirrorY) = (sign(&random), sign(&random))
    let scaled = CGAffineTransform(scaleX: mirrorX * random.number(0.1...3), y: mirrorY * random.number(0.1...3))
    let sheared = CGAffineTransform(a: 1, b: 0, c: random.number(-1...1), d: 1, tx: 0, ty: 0)
    let turned = CGAffineTransform(rotationAngle: random.number(-7...7))
    let moved = CGAffineTransform(translationX: random.number(-300...300), y: random.number(-300...300))
    return CATransform3DMakeAffineTransform(
      scaled.concatenating(sheared).concatenating(turned).concatenating(moved))
  }

  @Test(arguments: [11, 12] as [UInt64])
  func itGoesTheWayOfTheSpecification(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let (from, to) = (transform(&random), transform(&random))
      let blend = try #require(PlanarBlend(from: from, to: to))
      for progress in [-0.2, 0, 0.3, 0.5, 0.9, 1, 1.4] {
        let expected = reference(from, to, progress)
        #expect(blend.value(at: progress).distance(to: expected) < 1e-10, "seed \(seed) \(progress)")
      }
      #expect(blend.value(at: 0).distance(to: from) < 1e-10 && blend.value(at: 1).distance(to: to) < 1e-10)
    }
  }

  /// "Transforms between two values": the identity to `rotate(π)` and to scale(−1, −1), at ¼.
  @Test(
    arguments: [
      CATransform3DMakeRotation(.pi, 0, 0, 1), CATransform3DMakeRotation(-.pi, 0, 0, 1),
      CATransform3DMakeScale(-1, -1, 1),
    ])
  func twoMirroredAxesAreAHalfTurnAndItGoesBackwards(end: CATransform3D) {
    let quarter = AnimatableValue.transform(CATransform3DIdentity).interpolated(to: .transform(end), progress: 0.25)
    var expected = CATransform3DIdentity
    (expected.m11, expected.m12, expected.m21, expected.m22) = (0.7071, -0.7071, 0.7071, 0.7071)
    guard case .transform(let shown) = quarter else {
      Issue.record("no transform")
      return
    }
    #expect(shown.distance(to: expected) < 5e-5)
  }

  @Test func oneMirroredAxisAndTheOtherAreAQuarterOfATurnApart() throws {
    let (from, to) = (CATransform3DMakeScale(-2, 1, 1), CATransform3DMakeScale(1, -2, 1))
    let half = try #require(PlanarBlend(from: from, to: to)).value(at: 0.5)
    #expect(half.distance(to: reference(from, to, 0.5)) < 1e-12)
    #expect(abs(abs(half.m12) - 1.5) < 1e-12 && abs(half.m11) < 1e-12)
  }

  /// A row without length has no direction: it takes that of the other.
  @Test func scalingFromNothingDoesNotTurn() throws {
    let turned = CATransform3DMakeRotation(0.6, 0, 0, 1)
    for flat in [CATransform3DMakeScale(0, 0, 1), CATransform3DMakeScale(0, 1, 1), CATransform3DMakeScale(1, 0, 1)] {
      let blend = try #require(PlanarBlend(from: flat, to: CATransform3DIdentity)).value(at: 0.3)
      let (x, y) = (flat.m11 == 0 ? 0.3 : 1, flat.m22 == 0 ? 0.3 : 1)
      #expect(blend.distance(to: CATransform3DMakeScale(x, y, 1)) < 1e-12)

      let along = try #require(PlanarBlend(from: CATransform3DConcat(flat, turned), to: turned)).value(at: 0.3)
      guard x == 1 || y == 1 else { continue }
      #expect(along.distance(to: CATransform3DConcat(CATransform3DMakeScale(x, y, 1), turned)) < 1e-12)
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
  func aLayerShowsTheWayOfTheSpecification(isAdditive: Bool) {
    let stage = TestStage()
    let from = CATransform3DMakeRotation(0.3, 0, 0, 1)
    let to = CATransform3DMakeAffineTransform(CGAffineTransform(a: 2, b: 1, c: 0, d: 1, tx: 9, ty: 4))
    stage.layer.transform = CATransform3DMakeScale(3, 2, 1)
    let animation = CABasicAnimation(keyPath: "transform")
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
    animation.isAdditive = isAdditive
    stage.layer.add(animation, forKey: nil)
    stage.clock.advance(to: 0.25)
    let blend = reference(from, to, 0.25)
    let expected = isAdditive ? CATransform3DConcat(blend, stage.layer.transform) : blend
    #expect(stage.layer.presentedState.transform.distance(to: expected) < 1e-12)
  }
}
