import DisplayList
import Foundation
import InterludeTestSupport

extension SplitMix64 {
  mutating func number(_ range: ClosedRange<CGFloat> = -3...3) -> CGFloat { CGFloat.random(in: range, using: &self) }

  mutating func affine() -> CGAffineTransform {
    CGAffineTransform(number(), number(), number(), number(), number(-50...50), number(-50...50))
  }

  mutating func transform() -> CATransform3D {
    CATransform3D(matrix: (0..<4).map { _ in (0..<4).map { _ in number() } })
  }
}

extension CATransform3D {
  /// Row by row, for arithmetic by the book.
  var matrix: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }

  init(matrix m: [[CGFloat]]) {
    self.init(
      m11: m[0][0], m12: m[0][1], m13: m[0][2], m14: m[0][3], m21: m[1][0], m22: m[1][1], m23: m[1][2], m24: m[1][3],
      m31: m[2][0], m32: m[2][1], m33: m[2][2], m34: m[2][3], m41: m[3][0], m42: m[3][1], m43: m[3][2], m44: m[3][3])
  }

  /// The largest difference of any element.
  func distance(to other: CATransform3D) -> CGFloat {
    zip(matrix.joined(), other.matrix.joined()).map { abs($0 - $1) }.max() ?? 0
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { max(abs(x - other.x), abs(y - other.y)) }
}
