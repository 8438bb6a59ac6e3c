import DisplayList
import Foundation
import InterludeTestSupport

nonisolated extension SplitMix64 {
  mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

  mutating func point(_ range: ClosedRange<Double>) -> CGPoint { CGPoint(x: number(range), y: number(range)) }
}

nonisolated extension CATransform3D {
  var elements: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// The largest difference of two elements.
  func distance(to other: CATransform3D) -> Double {
    zip(elements, other.elements).map { abs($0 - $1) }.max() ?? 0
  }
}

nonisolated extension CGPoint {
  func distance(to other: CGPoint) -> Double { hypot(x - other.x, y - other.y) }
}

nonisolated extension CGRect {
  /// The largest difference of two edges.
  func distance(to other: CGRect) -> Double {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].map(abs).max() ?? 0
  }
}
