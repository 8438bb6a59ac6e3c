import DisplayList
import Foundation
import InterludeTestSupport
import Testing

@testable import LayerTree

@Suite struct TransformPartsTests {
  private func random3D(_ random: inout SplitMix64) -> CATransform3D {
    var t = CATransform3DIdentity
    for _ in 0..<3 {
      let (x, y, z) = (random.number(-1...1), random.number(-1...1), random.number(-1...1))
      let sign = random.number(-1...1) < 0 ? -1.0 : 1
      t = CATransform3DRotate(t, random.number(-6...6), x, y, z)
      t = CATransform3DScale(t, sign * random.number(0.2...3), random.number(0.2...3), random.number(0.2...3))
      t = CATransform3DTranslate(t, 100 * x, 100 * y, 100 * z)
    }
    return t
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func takingApartAndPuttingTogetherIsTheSame(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<1000 {
      var t = random3D(&random)
      if .random(using: &random) {
        var projection = CATransform3DIdentity
        projection.m34 = -1 / random.number(300...1000)
        t = CATransform3DConcat(t, projection)
      }
      let parts = try #require(TransformParts(t))
      let size = t.elements.map(abs).max() ?? 1
      #expect(parts.transform.distance(to: t) < 1e-11 * size, "seed \(seed) \(t)")
    }
  }

  @Test func aTurnGoesTheShortWayAtEvenSpeed() {
    let from = CATransform3DMakeRotation(170 * .pi / 180, 0, 0, 1)
    let to = CATransform3DMakeRotation(-170 * .pi / 180, 0, 0, 1)
    for (progress, degrees) in [(0.0, 170.0), (0.25, 175), (0.5, 180), (0.75, 185), (1, 190), (1.5, 200)] {
      let expected = CATransform3DMakeRotation(degrees * .pi / 180, 0, 0, 1)
      let blend = TransformParts.interpolate(from, to, progress: progress)
      #expect(blend.distance(to: expected) < 1e-12, "\(progress)")
    }
  }

  @Test(arguments: [7, 8] as [UInt64])
  func halfWayIsHalfOfTheShorterTurn(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    // The angle of the turn from one rotation to another, 0…π, by the trace of one times the other transposed.
    func angle(_ a: CATransform3D, _ b: CATransform3D) -> Double {
      let trace = zip(a.elements, b.elements).map { $0 * $1 }.reduce(0, +) - 1
      return acos(min(max((trace - 1) / 2, -1), 1))
    }
    func rotation() -> CATransform3D {
      let axis = (random.number(-1...1), random.number(-1...1), random.number(-1...1))
      return CATransform3DMakeRotation(random.number(-6...6), axis.0, axis.1, axis.2)
    }
    for _ in 0..<500 {
      let (a, b) = (rotation(), rotation())
      let middle = TransformParts.interpolate(a, b, progress: 0.5)
      #expect(abs(angle(a, middle) - angle(a, b) / 2) < 1e-6, "seed \(seed)")
      #expect(abs(angle(middle, b) - angle(a, b) / 2) < 1e-6, "seed \(seed)")
    }
  }

  @Test func partsBlendOneByOne() {
    // Scaled by 2 and turned by 60° on the way to scaled by 4 and turned by 120°, moved from 10 to 30.
    func make(_ scale: Double, _ degrees: Double, _ x: Double) -> CATransform3D {
      let turned = CATransform3DRotate(CATransform3DMakeTranslation(x, 0, 0), degrees * .pi / 180, 0, 0, 1)
      return CATransform3DScale(turned, scale, scale, 1)
    }
    let blend = TransformParts.interpolate(make(2, 60, 10), make(4, 120, 30), progress: 0.5)
    #expect(blend.distance(to: make(3, 90, 20)) < 1e-12)
  }

  @Test func aFlipInThePlaneStaysInThePlane() {
    let flip = CATransform3DMakeScale(-1, 1, 1)
    let half = TransformParts.interpolate(CATransform3DIdentity, flip, progress: 0.25)
    #expect(half.distance(to: CATransform3DMakeScale(0.5, 1, 1)) < 1e-12)
  }

  @Test func scalingFromNothingDoesNotTurn() {
    let blend = TransformParts.interpolate(CATransform3DMakeScale(0, 0, 1), CATransform3DIdentity, progress: 0.3)
    #expect(blend.distance(to: CATransform3DMakeScale(0.3, 0.3, 1)) < 1e-12)
  }

  /// Half-way to a quarter turn it is turned by an eighth, whatever its scale.
  @Test func whatHasNoWidthIsTakenApartAndTurnsOnItsWay() throws {
    let flat = CATransform3DMakeScale(0, 2, 1)
    #expect(try #require(TransformParts(flat)).scale == [0, 2, 1])
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let half = CATransform3DScale(CATransform3DMakeRotation(.pi / 4, 0, 0, 1), 0.5, 1.5, 1)
    #expect(TransformParts.interpolate(flat, turned, progress: 0.5).distance(to: half) < 1e-12)
  }

  @Test func aHalfTurnAboutTheYAxisWithPerspectiveKeepsThePerspective() {
    var lens = CATransform3DIdentity
    lens.m34 = -1 / 500
    let turned = CATransform3DRotate(lens, .pi / 2, 0, 1, 0)
    let blend = TransformParts.interpolate(lens, turned, progress: 0.5)
    #expect(blend.distance(to: CATransform3DRotate(lens, .pi / 4, 0, 1, 0)) < 1e-12)
  }

  @Test func whatCannotBeTakenApartBlendsByElement() {
    var flat = CATransform3DIdentity
    (flat.m11, flat.m21, flat.m22) = (1, 1, 0)
    #expect(TransformParts(flat) == nil)
    let blend = TransformParts.interpolate(flat, CATransform3DIdentity, progress: 0.5)
    #expect(blend.m21 == 0.5 && blend.m22 == 0.5)
  }

  @Test(arguments: [5, 6] as [UInt64])
  func anglesGiveTheRotationBack(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let given = SIMD3(random.number(-3...3), random.number(-1.5...1.5), random.number(-3...3))
      var parts = try #require(TransformParts(CATransform3DIdentity))
      parts.angles = given
      #expect((parts.angles - given).length < 1e-9, "seed \(seed) \(given)")
    }
  }
}
