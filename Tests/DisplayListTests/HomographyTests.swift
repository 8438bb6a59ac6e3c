import DisplayList
import Foundation
import InterludeTestSupport
import Testing

struct HomographyTests {
  /// Where a transform takes a point of the plane z = 0, the division by w included.
  private func project(_ point: CGPoint, _ t: CATransform3D) -> CGPoint {
    let m = t.matrix
    let image = (0..<4).map { point.x * m[0][$0] + point.y * m[1][$0] + m[3][$0] }
    return CGPoint(x: image[0] / image[3], y: image[1] / image[3])
  }

  /// A turn in space, seen from near by.
  private func view(_ random: inout SplitMix64) -> CATransform3D {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / random.number(200...900)
    let turn = CATransform3DMakeRotation(random.number(-1...1), random.number(), random.number(), random.number())
    let moved = CATransform3DConcat(turn, CATransform3DMakeTranslation(random.number(), random.number(), 5))
    return CATransform3DConcat(moved, eye)
  }

  @Test(arguments: 0..<10)
  func aTransformMapsTheFlatPlaneAsItsHomographyDoes(seed: Int) {
    var random = SplitMix64(seed: seed)
    let t = view(&random)
    let point = CGPoint(x: random.number(-50...50), y: random.number(-50...50))

    #expect(Homography(t).apply(to: point).distance(to: project(point, t)) < 1e-9, "seed \(seed)")
  }

  @Test(arguments: 0..<10)
  func anAffineTransformMapsAsItsHomographyDoes(seed: Int) {
    var random = SplitMix64(seed: 100 + seed)
    let t = random.affine()
    let point = CGPoint(x: random.number(), y: random.number())
    let map = Homography(t)

    #expect(map.isAffine && map.affine == t)
    #expect(map.apply(to: point).distance(to: point.applying(t)) < 1e-9, "seed \(seed)")
  }

  @Test(arguments: 0..<20)
  func theInverseTakesPointsBack(seed: Int) throws {
    var random = SplitMix64(seed: 200 + seed)
    let map = Homography(view(&random))
    let inverse = try #require(map.inverse)
    let point = CGPoint(x: random.number(-50...50), y: random.number(-50...50))

    #expect(inverse.apply(to: map.apply(to: point)).distance(to: point) < 1e-7, "seed \(seed)")
    #expect(map.apply(to: inverse.apply(to: point)).distance(to: point) < 1e-7, "seed \(seed)")
  }

  @Test(arguments: 0..<10)
  func concatenationAppliesTheFirstMapFirst(seed: Int) {
    var random = SplitMix64(seed: 300 + seed)
    let (first, second) = (Homography(view(&random)), Homography(view(&random)))
    let point = CGPoint(x: random.number(-50...50), y: random.number(-50...50))

    let both = first.concatenating(second).apply(to: point)

    #expect(both.distance(to: second.apply(to: first.apply(to: point))) < 1e-8, "seed \(seed)")
  }

  @Test func aPlaneSeenEdgeOnHasNoInverse() {
    #expect(Homography(CATransform3DMakeScale(0, 1, 1)).inverse == nil)
    #expect(Homography(CGAffineTransform(scaleX: .infinity, y: 1)).inverse == nil)
  }

  @Test func theInverseOfAnAffineMapIsAffine() throws {
    var random = SplitMix64(seed: 400)

    #expect(try #require(Homography(random.affine()).inverse).isAffine)
  }
}
