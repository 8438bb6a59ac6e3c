import DisplayList
import Foundation
import InterludeTestSupport
import Testing

struct CGAffineTransformTests {
  @Test func aPointIsMappedByTheDocumentedFormula() {
    let t = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)

    #expect(CGPoint(x: 17, y: 19).applying(t) == CGPoint(x: 2 * 17 + 5 * 19 + 11, y: 3 * 17 + 7 * 19 + 13))
    #expect(CGSize(width: 17, height: 19).applying(t) == CGSize(width: 2 * 17 + 5 * 19, height: 3 * 17 + 7 * 19))
  }

  @Test func aPositiveAngleTurnsTheXAxisTowardsTheYAxis() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))

    #expect(turned.distance(to: CGPoint(x: 0, y: 1)) < 1e-12)
    #expect(CGAffineTransform() == .identity)
  }

  @Test(arguments: 0..<10)
  func concatenationAppliesTheFirstTransformFirst(seed: Int) {
    var random = SplitMix64(seed: seed)
    let (first, second) = (random.affine(), random.affine())
    let point = CGPoint(x: random.number(), y: random.number())

    let both = point.applying(first.concatenating(second))

    #expect(both.distance(to: point.applying(first).applying(second)) < 1e-9, "seed \(seed)")
  }

  @Test(arguments: 0..<10)
  func movingScalingAndTurningHappenBeforeWhatIsThere(seed: Int) {
    var random = SplitMix64(seed: 100 + seed)
    let t = random.affine()
    let point = CGPoint(x: random.number(), y: random.number())

    #expect(
      point.applying(t.translatedBy(x: 3, y: 4)).distance(to: CGPoint(x: point.x + 3, y: point.y + 4).applying(t))
        < 1e-9)
    #expect(
      point.applying(t.scaledBy(x: 3, y: 4)).distance(to: CGPoint(x: point.x * 3, y: point.y * 4).applying(t)) < 1e-9)
    let turned = point.applying(CGAffineTransform(rotationAngle: 0.7))
    #expect(point.applying(t.rotated(by: 0.7)).distance(to: turned.applying(t)) < 1e-9, "seed \(seed)")
  }

  @Test(arguments: 0..<10)
  func theInverseTakesPointsBack(seed: Int) {
    var random = SplitMix64(seed: 200 + seed)
    let t = random.affine()
    let point = CGPoint(x: random.number(), y: random.number())

    #expect(point.applying(t).applying(t.inverted()).distance(to: point) < 1e-7, "seed \(seed)")
  }

  @Test func whatHasNoInverseIsItsOwn() {
    let flat = CGAffineTransform(scaleX: 0, y: 2)
    #expect(flat.inverted() == flat)
  }

  @Test func aRectangleMapsToTheBoxAroundItsCorners() {
    let box = CGRect(x: -1, y: -1, width: 2, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 4))

    let root = 2.0.squareRoot()
    #expect(abs(box.minX + root) < 1e-12 && abs(box.maxY - root) < 1e-12 && abs(box.width - 2 * root) < 1e-12)
    #expect(CGRect(enclosing: []).isNull)
  }
}
