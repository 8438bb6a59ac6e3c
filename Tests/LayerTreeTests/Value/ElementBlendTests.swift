import DisplayList
import Testing

@testable import LayerTree

/// The blend of transforms that cannot be taken apart: each of the sixteen elements goes its own straight way.
@Suite struct ElementBlendTests {
  private func transform(_ e: [Double]) -> CATransform3D {
    CATransform3D(
      m11: e[0], m12: e[1], m13: e[2], m14: e[3], m21: e[4], m22: e[5], m23: e[6], m24: e[7],
      m31: e[8], m32: e[9], m33: e[10], m34: e[11], m41: e[12], m42: e[13], m43: e[14], m44: e[15])
  }

  @Test(arguments: [0, 0.25, 0.5, 1, 1.5])
  func everyElementGoesItsOwnWay(progress: Double) {
    // The squares of a row of numbers, and a matrix whose second row is twice the first: that one is singular, and sheared.
    let start = [1, 2, 3, 0, 2, 4, 6, 0, 5, -7, 8, 0, 11, -12, 13, 1] as [Double]
    let end = (3..<19).map { Double($0 * $0) }
    #expect(TransformParts(transform(start)) == nil)

    let blend = TransformParts.interpolate(transform(start), transform(end), progress: progress)

    let expected = zip(start, end).map { $0 + ($1 - $0) * progress }
    #expect(blend.distance(to: transform(expected)) < 1e-10)
  }
}
