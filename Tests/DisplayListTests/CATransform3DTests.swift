import DisplayList
import Foundation
import InterludeTestSupport
import Testing

struct CATransform3DTests {
  /// The product by the book.
  private func product(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (a, b) = (a.matrix, b.matrix)
    func element(_ row: Int, _ column: Int) -> CGFloat { (0..<4).reduce(0) { $0 + a[row][$1] * b[$1][column] } }
    return CATransform3D(matrix: (0..<4).map { row in (0..<4).map { element(row, $0) } })
  }

  @Test(arguments: 0..<20)
  func concatenationIsTheProductOfTheMatrices(seed: Int) {
    var random = SplitMix64(seed: seed)
    let (a, b) = (random.transform(), random.transform())

    #expect(CATransform3DConcat(a, b).distance(to: product(a, b)) < 1e-12, "seed \(seed)")
  }

  @Test(arguments: 0..<20)
  func aTransformTimesItsInverseIsTheIdentity(seed: Int) throws {
    var random = SplitMix64(seed: 100 + seed)
    let t = random.transform()
    let inverse = try #require(t.inverse)

    #expect(product(t, inverse).distance(to: CATransform3DIdentity) < 1e-8, "seed \(seed)")
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(t), inverse))
  }

  @Test func anInverseIsFoundWhenTheFirstPivotIsZero() throws {
    let swap = CATransform3D(matrix: [[0, 1, 0, 0], [1, 0, 0, 0], [0, 0, 0, 1], [0, 0, 1, 0]])

    #expect(try #require(swap.inverse) == swap)
  }

  @Test func whatHasNoInverseIsItsOwn() {
    let flat = CATransform3DMakeScale(1, 0, 1)

    #expect(flat.inverse == nil)
    #expect(CATransform3DInvert(flat) == flat)
    #expect(CATransform3D().inverse == nil)
  }

  @Test func rotationsAboutTheAxesTurnOneAxisTowardsTheNext() {
    let (x, y, z) = (
      CATransform3DMakeRotation(.pi / 2, 2, 0, 0), CATransform3DMakeRotation(.pi / 2, 0, 2, 0),
      CATransform3DMakeRotation(.pi / 2, 0, 0, 2)
    )

    #expect(
      x.distance(to: CATransform3D(matrix: [[1, 0, 0, 0], [0, 0, 1, 0], [0, -1, 0, 0], [0, 0, 0, 1]])) < 1e-12)
    #expect(
      y.distance(to: CATransform3D(matrix: [[0, 0, -1, 0], [0, 1, 0, 0], [1, 0, 0, 0], [0, 0, 0, 1]])) < 1e-12)
    #expect(
      z.distance(to: CATransform3D(matrix: [[0, 1, 0, 0], [-1, 0, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])) < 1e-12)
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
  }

  @Test(arguments: 0..<10)
  func aRotationKeepsItsAxisLengthsAndAngle(seed: Int) {
    var random = SplitMix64(seed: 200 + seed)
    let axis = [random.number(), random.number(), random.number()]
    let angle = random.number()
    let m = CATransform3DMakeRotation(angle, axis[0], axis[1], axis[2])

    let image = (0..<3).map { column in (0..<3).reduce(0) { $0 + axis[$1] * m.matrix[$1][column] } }
    #expect(zip(axis, image).allSatisfy { abs($0 - $1) < 1e-12 }, "seed \(seed)")
    // The trace of a rotation is 1 + 2 cos(angle); its inverse is its transpose.
    #expect(abs(m.m11 + m.m22 + m.m33 - 1 - 2 * cos(angle)) < 1e-12, "seed \(seed)")
    let transpose = CATransform3D(matrix: (0..<4).map { row in (0..<4).map { m.matrix[$0][row] } })
    #expect(product(m, transpose).distance(to: CATransform3DIdentity) < 1e-12, "seed \(seed)")
  }

  @Test(arguments: 0..<5)
  func movingScalingAndTurningHappenBeforeWhatIsThere(seed: Int) {
    var random = SplitMix64(seed: 300 + seed)
    let t = random.transform()

    #expect(CATransform3DTranslate(t, 1, 2, 3).distance(to: product(CATransform3DMakeTranslation(1, 2, 3), t)) < 1e-9)
    #expect(CATransform3DScale(t, 1, 2, 3).distance(to: product(CATransform3DMakeScale(1, 2, 3), t)) < 1e-9)
    let turn = CATransform3DMakeRotation(1, 2, 3, 4)
    #expect(CATransform3DRotate(t, 1, 2, 3, 4).distance(to: product(turn, t)) < 1e-9, "seed \(seed)")
  }

  @Test func anAffineTransformGoesInAndComesOut() {
    var random = SplitMix64(seed: 1)
    let flat = random.affine()
    let deep = CATransform3DMakeAffineTransform(flat)

    #expect(CATransform3DIsAffine(deep))
    #expect(CATransform3DGetAffineTransform(deep) == flat)
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
  }
}
