import Foundation

extension Homography {
  /// How much lengths grow around a point: the square root of how much areas grow. Not a number where the point is at
  /// or behind the viewer.
  package func scale(at point: CGPoint) -> CGFloat {
    let determinant = a * (d * r - q * ty) - b * (c * r - q * tx) + p * (c * ty - d * tx)
    let w = p * point.x + q * point.y + r
    return w > 0 ? (abs(determinant) / (w * w * w)).squareRoot() : .nan
  }
}
